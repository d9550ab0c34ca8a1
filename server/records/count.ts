import { createHash } from 'node:crypto';
import { sql, type CompiledQuery } from 'kysely';
import { limits } from '#contract/limits.ts';
import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer } from '../cache.ts';
import { transact } from '../database/database.ts';
import { actorOf } from '../access/sessions.ts';
import type { Condition, Reader } from './list-plan.ts';

export type Counted = { count: number; approximate?: true };
type Known = Counted & { at: number; took: number };

// A count may be as old as a hundred times its cost, but never older than this.
const patience = 100;
// Rows of past months only change by the sweep: counted again now and then.
const oldest = { changing: 120_000, settled: 600_000 };
const settledFor = 300_000;
/** Beyond this the planner's estimate is returned first, and the exact count follows. */
const quickEnough = 2_000_000;
const mostKnown = 2_000;

const countsOf = onePerServer((_app: App) => ({
  known: leastRecentlyUsed<string, Known>(mostKnown),
  underWay: new Set<string>(),
}));

/**
 * How many rows match. Up to `limits.countExactly` it is counted each time; a larger number is cached in proportion to
 * its cost, and refreshed in the background. Counts of past months are cached for some minutes. See
 * docs/decisions/counting.md.
 */
export async function countRows(
  reader: Reader,
  table: string,
  where: Condition,
  isTenant: boolean,
  state: 'changing' | 'settled' = 'changing',
): Promise<Counted> {
  const all = sql<{
    count: number;
  }>`select count(*) as count from ${sql.table(table)} where ${where}`;
  const key = keyOf(reader, where.compile(reader.tx), table, isTenant);
  const { known } = countsOf(reader.app);
  const earlier = known.get(key);
  if (earlier) {
    const { count, at, took, approximate } = earlier;
    const age = Date.now() - at;
    const isSettled = state === 'settled' && !approximate;
    if (age > (isSettled ? settledFor : took * patience) || age > oldest[state])
      countBehind(reader, key, all);
    if (age <= oldest[state]) return approximate ? { count, approximate } : { count };
  }
  const some = await sql<{ count: number }>`
    select count(*) as count from (select from ${sql.table(table)} where ${where} limit ${limits.countExactly + 1}) as few
  `.execute(reader.tx);
  const atLeast = some.rows[0]!.count;
  if (atLeast <= limits.countExactly) {
    if (state === 'settled') known.set(key, { count: atLeast, at: Date.now(), took: 0 });
    return { count: atLeast };
  }
  const estimate = await estimateRows(reader, table, where);
  if (estimate > quickEnough) {
    // Callers before the exact count get the same estimate.
    const believed = { count: Math.max(estimate, atLeast), approximate: true } as const;
    known.set(key, { ...believed, at: Date.now(), took: 0 });
    countBehind(reader, key, all);
    return believed;
  }
  return {
    count: await countNow(
      reader.app,
      key,
      async () => (await all.execute(reader.tx)).rows[0]!.count,
    ),
  };
}

/** The cache key of a query, shared by all who see the same rows. */
export function keyOf(
  { session }: Pick<Reader, 'session'>,
  { sql: text, parameters }: CompiledQuery,
  table: string,
  isTenant: boolean,
): string {
  const asked = JSON.stringify([table, isTenant ? session.companyId : null, text, parameters]);
  return createHash('sha256').update(asked).digest('base64');
}

async function countNow(app: App, key: string, count: () => Promise<number>): Promise<number> {
  const began = Date.now();
  const result = await count();
  countsOf(app).known.set(key, { count: result, at: Date.now(), took: Date.now() - began });
  return result;
}

/** Counts in a transaction of its own, once for all waiting callers, in the background. */
function countBehind(
  reader: Reader,
  key: string,
  all: ReturnType<typeof sql<{ count: number }>>,
): void {
  const { app, session } = reader;
  const { underWay } = countsOf(app);
  if (underWay.has(key)) return;
  underWay.add(key);
  void countNow(app, key, () =>
    transact(
      app.database.reading(),
      actorOf(session),
      async (tx) => (await all.execute(tx)).rows[0]!.count,
    ),
  )
    .catch((error: unknown) => app.log.warn({ err: error }, 'cannot count'))
    .finally(() => underWay.delete(key));
}

/** The planner's estimate: free, and slightly off. */
async function estimateRows({ tx }: Reader, table: string, where: Condition): Promise<number> {
  const plan = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from ${sql.table(table)} where ${where}
  `.execute(tx);
  return Math.round(plan.rows[0]!['QUERY PLAN'][0].Plan['Plan Rows']);
}
