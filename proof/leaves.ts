import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { withLengths } from './bytes.ts';
import { leafHash } from './merkle.ts';

// What the leaves of the three trees commit to: the events of a company's day, the companies of a day, the days.

/**
 * How a day's events were sealed: 1 by their hashes alone, as the first installations did; 2 by everything they say,
 * their place and their order.
 */
export const schemes = [1, 2] as const;
export type Scheme = (typeof schemes)[number];

export type DayOfCompany = {
  company_id: number;
  /** The company's name when the day was sealed. */
  company: string;
  day: string;
  scheme: Scheme;
  events: number;
  root: Uint8Array;
};
export type DayOfAll = { day: string; companies: number; root: Uint8Array };

type EventPlace = { company_id: number; day: string; order: number };

/** An event by the line that it is exported as, beside its hash by the standard (CBV 2.0). */
export const eventLeaf = (place: EventPlace, line: string, hash: Uint8Array): Uint8Array =>
  leafHash(
    withLengths([
      'suyuan event 2',
      place.company_id,
      place.day,
      place.order,
      hash,
      sha256(utf8ToBytes(line)),
    ]),
  );

export const companyLeaf = (day: DayOfCompany): Uint8Array =>
  leafHash(
    withLengths([
      'suyuan company day 1',
      day.company_id,
      day.company,
      day.day,
      day.scheme,
      day.events,
      day.root,
    ]),
  );

/** The entry of a day in the log of an installation, as it is handed out. */
export const dayEntry = ({ day, companies, root }: DayOfAll): Uint8Array =>
  withLengths(['suyuan day 1', day, companies, root]);
export const dayLeaf = (day: DayOfAll): Uint8Array => leafHash(dayEntry(day));
