import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import { Refusal } from '#server/refusal.ts';
import { findNumbers, packAround } from '#server/identifiers/find.ts';
import { beginsWith, leastSigns } from '#server/identifiers/prefix.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';
import type { StaffSession } from '#server/access/sessions.ts';

const { errors } = identifierTexts;

/** A whole code or link, or the beginning of codes. */
export async function isCalled(
  typed: string,
  { app, tx, session }: Reader<StaffSession>,
): Promise<Condition> {
  const found = await findNumbers(app, tx, session.companyId, [typed]);
  const number = found.get(typed);
  if (number !== undefined) return sql`seq = ${number}`;
  if (typed.trim().length < leastSigns)
    throw new Refusal(errors.shortPrefix, { code: codes.invalid, field: 'keyword' });
  return beginsWith(app, tx, session.companyId, typed);
}

/** The number of one end of a range, and the pack it belongs to. */
async function endOf(typed: string, { app, tx, session }: Reader<StaffSession>, field: string) {
  const found = await findNumbers(app, tx, session.companyId, [typed]);
  const number = found.get(typed);
  const pack = number === undefined ? null : await packAround(app, session.companyId, number);
  if (number === undefined || !pack)
    throw new Refusal(errors.unknownCode, {
      code: codes.invalid,
      field,
      params: { code: typed.slice(0, 64), n: 1 },
    });
  return { number, pack };
}

/** From this code to the end of its pack. */
export async function isAfter(typed: string, reader: Reader<StaffSession>): Promise<Condition> {
  const { number, pack } = await endOf(typed, reader, 'first_code');
  return sql`seq between ${number} and ${pack.last_seq}`;
}
/** From the beginning of its pack up to this code. */
export async function isBefore(typed: string, reader: Reader<StaffSession>): Promise<Condition> {
  const { number, pack } = await endOf(typed, reader, 'last_code');
  return sql`seq between ${pack.first_seq} and ${number}`;
}

/** The codes of one pack. */
export async function inPack(
  id: number,
  { tx, session }: Reader<StaffSession>,
): Promise<Condition> {
  const pack = await tx
    .selectFrom('identifier_pack')
    .select(['first_seq', 'last_seq'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return pack ? sql`seq between ${pack.first_seq} and ${pack.last_seq}` : sql`false`;
}
