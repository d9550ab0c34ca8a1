import { timingSafeEqual } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import { consumerTexts } from '#contract/features/consumer/texts.ts';
import type { Db } from '../database/database.ts';
import { Refusal } from '../refusal.ts';
import type { Origin } from './network.ts';
import { charge, chargeOrigin, forgive } from './throttle.ts';

const digits = 4;
const perNumber = { hits: 6, windowSeconds: 900, blockSeconds: 3_600 };
const perAddress = { hits: 30, windowSeconds: 900, blockSeconds: 900 };

/**
 * A record that is opened without signing in: by its number and the last digits of the phone number that it was made
 * with. Attempts are counted before they are checked; correct ones are not limited.
 */
export async function findByPhoneEnd<Row>(
  /** The side pool: attempts count although the caller's transaction is rolled back. */
  db: Db,
  asked: { kind: string; company: number; number: string | number; end: string; origin: Origin },
  find: () => Promise<Row | undefined>,
  /** Empty if there is none: then only a link opens the record. */
  mobileOf: (row: Row) => string,
): Promise<Row | null> {
  const { kind, company, number, end, origin } = asked;
  const ofNumber = `${kind} number:${company}:${String(number).slice(0, 64)}`;
  for (const count of [
    () => chargeOrigin(db, `${kind} track`, origin, perAddress),
    () => charge(db, ofNumber, perNumber),
  ])
    if ((await count()).blockedSeconds > 0)
      throw new Refusal(consumerTexts.errors.tooMany, { code: codes.tooMany });
  const row = await find();
  const right = Buffer.from(row === undefined ? '' : mobileOf(row).slice(-digits));
  const told = Buffer.from(end.trim());
  if (row === undefined || right.length !== digits || right.length !== told.length) return null;
  if (!timingSafeEqual(right, told)) return null;
  await forgive(db, ofNumber);
  return row;
}
