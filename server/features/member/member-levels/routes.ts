import { sql } from 'kysely';
import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import type { memberLevelFilter } from '#contract/features/member/member-levels/contract.ts';
import {
  memberLevelRow,
  type MemberLevel,
  memberLevelCalls,
} from '#contract/features/member/member-levels/contract.ts';
import { memberLevelTexts } from '#contract/features/member/member-levels/texts.ts';
import type { Tx } from '#server/database/database.ts';
import { Refusal } from '#server/refusal.ts';
import { countByLevel } from '#server/members/levels.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { mentions, within } from '#server/records/filters.ts';
import { plainRows } from '#server/records/list.ts';
import type { ListPlan } from '#server/records/list-plan.ts';

const columns = plainRows('member_level', memberLevelRow.omit({ members: true }), false);

const list: ListPlan<z.output<typeof memberLevelFilter>, MemberLevel> = {
  table: 'member_level',
  isTenant: false,
  filters: { keyword: mentions(false), create_time: within('create_time') },
  order: () => sql`growth, id`,
  rows: async (reader, ids) => {
    const counts = await countByLevel(reader.tx);
    const rows = await columns(reader, ids);
    return rows.map((row) => ({ ...row, members: counts.get(row.id) ?? 0 }));
  },
};

/** Every member has a level: one must begin at 0. Writers of levels are serialised. */
async function checkLowest(tx: Tx): Promise<void> {
  const { rows } = await sql<{ lowest: number | null }>`
    select min(growth) as lowest from member_level`.execute(tx);
  if (rows[0]!.lowest === 0) return;
  throw new Refusal(memberLevelTexts.errors.lowest, { code: codes.invalid, field: 'growth' });
}
const holdLevels = (tx: Tx) => sql`select pg_advisory_xact_lock(7305022)`.execute(tx);

/** Member levels. A member's level follows from their growth, so that a changed threshold takes effect at once. */
export const memberLevelEndpoints = serveRecords(memberLevelCalls, {
  texts: memberLevelTexts,
  list,
  unique: { member_level_by_name: 'name', member_level_by_growth: 'growth' },
  toColumns: async (input, { tx }) => {
    await holdLevels(tx);
    return input;
  },
  afterWrite: ({ tx }) => checkLowest(tx),
  beforeDelete: async ({ tx }, rows) => {
    await holdLevels(tx);
    if (rows.some(({ growth }) => growth === 0))
      throw new Refusal(memberLevelTexts.errors.lowestStays, { code: codes.conflict });
  },
});
