import { sql } from 'kysely';
import type { LevelColor } from '#contract/features/member/member-levels/contract.ts';
import type { Language } from '#contract/language.ts';
import type { Tx } from '../database/database.ts';
import type { Condition } from '../records/list-plan.ts';

/** A level, and the growth at which the next begins. */
export type LevelStep = {
  id: number;
  names: Record<Language, string>;
  growth: number;
  color: LevelColor;
  until: number | null;
};

/** The levels, lowest first. */
export async function readLevels(tx: Tx): Promise<LevelStep[]> {
  const rows = await tx
    .selectFrom('member_level')
    .select(['id', 'name', 'name_en', 'name_tw', 'growth', 'color'])
    .orderBy('growth')
    .execute();
  return rows.map(({ id, name, name_en, name_tw, growth, color }, at) => ({
    id,
    names: { zh_CN: name, en: name_en, zh_TW: name_tw },
    growth,
    color,
    until: rows[at + 1]?.growth ?? null,
  }));
}

/** The level for this much growth. */
export const levelAt = (levels: readonly LevelStep[], growth: number): LevelStep | undefined =>
  levels.findLast((one) => one.growth <= growth);

/** Members whose growth gives them one of these levels. */
export function onLevels(levels: readonly LevelStep[], ids: readonly number[]): Condition {
  const ranges = levels
    .filter(({ id }) => ids.includes(id))
    .map(({ growth, until }) =>
      until === null ? sql`growth >= ${growth}` : sql`growth >= ${growth} and growth < ${until}`,
    );
  return ranges.length === 0 ? sql`false` : sql`(${sql.join(ranges, sql` or `)})`;
}

/** The number of members at each level. */
export async function countByLevel(tx: Tx): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; n: number }>`
    select l.id, (select count(*) from member m where m.growth >= l.growth and (l.until is null or m.growth < l.until)) as n
    from (select id, growth, lead(growth) over (order by growth) as until from member_level) l`.execute(
    tx,
  );
  return new Map(rows.map(({ id, n }) => [id, n]));
}
