import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { mostGrowth } from '#contract/features/member/member-levels/contract.ts';
import type { PointKind } from '#contract/features/member/members/contract.ts';
import { memberTexts } from '#contract/features/member/members/texts.ts';
import type { Tx } from '../database/database.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Session } from '../access/sessions.ts';

const { errors } = memberTexts;

export type Entry = {
  member: number;
  kind: PointKind;
  points: number;
  growth: number;
  reason: string;
  reverses?: number;
};
type Balance = { points: number; growth: number };

/**
 * Changes points and growth and writes the entry, in one transaction: concurrent changes wait for each other, so that
 * the balances of the entries are consistent.
 */
export async function writeEntry(
  tx: Tx,
  session: Pick<Session, 'accountId' | 'realname'>,
  entry: Entry,
): Promise<{ id: number; before: Balance; after: Balance }> {
  const { member, kind, points, growth, reason } = entry;
  const before = await tx
    .selectFrom('member')
    .select(['points', 'growth'])
    .where('id', '=', member)
    .forUpdate()
    .executeTakeFirst();
  if (!before) throw notFound();
  const after = { points: before.points + points, growth: before.growth + growth };
  check(before, after);
  await tx.updateTable('member').set(after).where('id', '=', member).execute();
  const { id } = await tx
    .insertInto('member_point')
    .values({
      member_id: member,
      kind,
      points,
      growth,
      points_after: after.points,
      growth_after: after.growth,
      reason,
      reverses_id: entry.reverses ?? null,
      create_by: session.accountId,
      create_user: session.realname,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, before, after };
}

function check(before: Balance, after: Balance): void {
  const refuse = (text: (typeof errors)['notEnoughPoints' | 'tooMuch'], field: string, n: number) =>
    new Refusal(text, { code: codes.conflict, field, params: { n } });
  if (after.points < 0) throw refuse(errors.notEnoughPoints, 'points', before.points);
  if (after.growth < 0)
    throw new Refusal(errors.notEnoughGrowth, {
      code: codes.conflict,
      field: 'growth',
      params: { n: before.growth },
    });
  if (after.points > mostGrowth || after.growth > mostGrowth)
    throw refuse(errors.tooMuch, after.points > mostGrowth ? 'points' : 'growth', mostGrowth);
}

/** Reverses an entry by another one; only once. */
export async function reverseEntry(
  tx: Tx,
  session: Pick<Session, 'accountId' | 'realname'>,
  id: number,
  reason: string,
) {
  const entry = await tx
    .selectFrom('member_point')
    .select(['member_id', 'kind', 'points', 'growth', 'from_company'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!entry) throw notFound();
  if (entry.kind === 'reversal') throw new Refusal(errors.noReversal, { code: codes.conflict });
  // A concurrent reversal waits here, and then sees the first one.
  await sql`select from member where id = ${entry.member_id} for update`.execute(tx);
  const earlier = await tx
    .selectFrom('member_point')
    .select('id')
    .where('reverses_id', '=', id)
    .executeTakeFirst();
  if (earlier) throw new Refusal(errors.reversedAlready, { code: codes.conflict });
  // What was collected with products of a company no longer counts there, either.
  if (entry.from_company !== null)
    await sql`
      update company_member c set points = c.points - ${entry.points} from member m
      where m.id = ${entry.member_id} and c.company_id = ${entry.from_company} and c.mobile_index = m.mobile_index`.execute(
      tx,
    );
  const { member_id: member, points, growth } = entry;
  const undone = { member, kind: 'reversal' as const, points: -points, growth: -growth, reason };
  return { member, ...(await writeEntry(tx, session, { ...undone, reverses: id })) };
}
