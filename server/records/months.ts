import { sql } from 'kysely';
import { countRows, keyOf, type Counted } from './count.ts';
import type { ListInput } from '#contract/list.ts';
import type { Session } from '../access/sessions.ts';
import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer } from '../cache.ts';
import type { Condition, ListPlan, Piece, Reader } from './list-plan.ts';

/**
 * The start of a month, counted from the month of tomorrow. Future partitions are made ahead; with a constant upper
 * bound the planner skips them.
 */
export function monthFrom(step: number): Date {
  const tomorrow = new Date(Date.now() + 86_400_000);
  return new Date(Date.UTC(tomorrow.getUTCFullYear(), tomorrow.getUTCMonth() + step));
}

/** This month and the previous one are recent: rows are only added there; older ones do not change. */
const recentFrom = () => monthFrom(-1);

/** The requested days as times: partitions outside are not read. */
function timesAsked(days: unknown): { from: number; until: number } {
  if (!Array.isArray(days)) return { from: -Infinity, until: Infinity };
  const [first, last] = days.map((day) => Date.parse(`${day}T00:00:00+08:00`));
  return { from: first!, until: last! + 86_400_000 };
}

// Queries that found too few rows in the recent months: how many they wanted, and when.
const tooFewOf = onePerServer((_app: App) =>
  leastRecentlyUsed<string, { wanted: number; at: number }>(2_000),
);
const trustedFor = 120_000;

/**
 * A page of a table partitioned by month. If the recent months fill it, no other is read; a query they could not fill
 * lately reads all months at once.
 */
export async function pageOfMonths<
  I extends ListInput,
  Row extends { id: number },
  S extends Session,
  Found,
>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  input: I,
  where: Condition,
  { limit, offset }: Piece,
  read: (where: Condition) => Promise<Found & { found: number }>,
): Promise<Found> {
  const column = plan.partitionedBy!;
  const isNewestFirst = input.sort_field === undefined || input.sort_by === 'desc';
  if (!isNewestFirst || input[column as keyof I] !== undefined) return read(where);
  const key = keyOf(reader, where.compile(reader.tx), plan.table, plan.isTenant !== false);
  const wanted = offset + limit;
  const tooFew = tooFewOf(reader.app);
  const earlier = tooFew.get(key);
  if (earlier && earlier.wanted <= wanted && Date.now() - earlier.at < trustedFor)
    return read(where);
  const recent = await read(sql`${where} and ${sql.ref(column)} >= ${recentFrom()}`);
  if (recent.found === limit) return recent;
  tooFew.set(key, { wanted, at: Date.now() });
  return read(where);
}

/** How many rows match: counts of older months are cached for a while, recent ones are counted like any other. */
export async function countMonths<
  I extends ListInput,
  Row extends { id: number },
  S extends Session,
>(plan: ListPlan<I, Row, S>, reader: Reader<S>, input: I, where: Condition): Promise<Counted> {
  const column = sql.ref(plan.partitionedBy!);
  const isTenant = plan.isTenant !== false;
  const recent = recentFrom();
  const asked = timesAsked(input[plan.partitionedBy as keyof I]);
  const parts: Counted[] = [];
  if (asked.from < recent.getTime())
    parts.push(
      await countRows(
        reader,
        plan.table,
        sql`${where} and ${column} < ${recent}`,
        isTenant,
        'settled',
      ),
    );
  if (asked.until > recent.getTime())
    parts.push(
      await countRows(reader, plan.table, sql`${where} and ${column} >= ${recent}`, isTenant),
    );
  return {
    count: parts.reduce((sum, { count }) => sum + count, 0),
    ...(parts.some(({ approximate }) => approximate) ? { approximate: true } : {}),
  };
}
