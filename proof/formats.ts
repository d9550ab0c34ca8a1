import type { Namespaces } from './event-hash.ts';
import type { Scheme } from './leaves.ts';

/** Hashes as hexadecimal digits. */
type Hex = string;

/** The way from the root of a company's day to the head of the log. */
export type DayProof = {
  company_id: number;
  company: string;
  day: string;
  scheme: Scheme;
  events: number;
  root: Hex;
  /** How many companies had events on that day, which of them it is, and its neighbours. */
  companies: number;
  company_index: number;
  company_path: Hex[];
  /** Which day of the log it is, and its neighbours. */
  day_index: number;
  day_path: Hex[];
};

/** A head of the log, signed, and the keys that it was signed with. */
export type SignedHead = {
  checkpoint: string;
  keys: string[];
  /** How the log changed its key before: from those that signed earlier heads to this one. */
  handovers?: string[];
  /** The keys of the witnesses that signed it, too. */
  witnesses?: string[];
  /** Its time-stamps (RFC 3161), as base64. */
  stamps?: string[];
};

export const exportFormat = 'suyuan-events/2';
/** As it was before there was a log: verified, but no longer written. */
export const firstExportFormat = 'suyuan-events/1';

/** The first line of an exported day: what the lines below must match, and the proof that they do. */
export type ExportHead = {
  format: typeof exportFormat;
  company_id: number;
  company: string;
  day: string;
  scheme: Scheme;
  events: number;
  /** Null where the day has no events. */
  root: Hex | null;
  namespaces: Namespaces;
  /** Null while the day is not in the log yet. */
  proof: DayProof | null;
  head: SignedHead | null;
};

type Event = Record<string, unknown>;
export type ProvenEvent = { day: string; order: number; path: Hex[]; event: Event };

export const bundleFormat = 'suyuan-proof/1';

/** The history of one product: each event with its way to the head of the log. */
export type Bundle = {
  format: typeof bundleFormat;
  /** The code of the product and what it is, as the company calls it. */
  code: string;
  /** Its number, which its events name. */
  number: number;
  product: string;
  company_id: number;
  company: string;
  made: string;
  /** Where the log is published. */
  log: string;
  namespaces: Namespaces;
  events: ProvenEvent[];
  /** Too young to be in the log: nothing proves them yet. */
  pending: Event[];
  days: DayProof[];
  head: SignedHead | null;
  /** The other files handed over with it, by their SHA-256. */
  files: Record<string, Hex>;
};
