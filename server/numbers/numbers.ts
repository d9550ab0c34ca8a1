import { sql } from 'kysely';
import {
  periodOf,
  writeNumber,
  type DatePart,
  type NumberRule,
  type Reset,
  type Separator,
} from '#contract/number-rule.ts';
import { numberRules, type NumberKind } from '#contract/number-rules.ts';
import { systemActor, transact, type Database, type Tx } from '../database/database.ts';

const mostAtOnce = 1_000;

/** The transaction that needs a number; without the side pool every number is taken in it. */
export type Numbering = {
  tx: Tx;
  app?: { database: Database };
  /** The time that the number shows: now, unless what is numbered happened earlier. */
  at?: Date;
};
type Counter = { companyId: number; kind: NumberKind; period: string };
type FindTaken = (numbers: string[]) => Promise<ReadonlySet<string>>;

const lockName = (kind: NumberKind) => `number rule ${kind}`;
/**
 * Taking a number locks its rule until the transaction ends. So numbers by different rules are never taken at the same
 * time, and each sees all that were given before.
 */
const keepRule = (tx: Tx, companyId: number, kind: NumberKind) =>
  sql`select pg_advisory_xact_lock_shared(${companyId}, hashtext(${lockName(kind)}))`.execute(tx);
/** Waits for transactions that are taking a number by the rule that is about to change. */
export const holdRule = (tx: Tx, companyId: number, kind: NumberKind) =>
  sql`select pg_advisory_xact_lock(${companyId}, hashtext(${lockName(kind)}))`.execute(tx);

/** A company's own rule of a kind, and when it was last changed. */
export type OwnRule = { rule: NumberRule; version: number; update_time: Date };

/** The rules of these kinds that the company set itself. */
export async function ownRules(
  tx: Tx,
  companyId: number,
  kinds: readonly NumberKind[],
): Promise<ReadonlyMap<string, OwnRule>> {
  const rows = await tx
    .selectFrom('number_rule')
    .select(['kind', 'prefix', 'date_part', 'separator', 'width', 'reset', 'gap_free'])
    .select(['version', 'update_time'])
    .where('company_id', '=', companyId)
    .where('kind', 'in', kinds)
    .execute();
  return new Map(
    rows.map(({ kind, version, update_time, ...own }) => {
      const rule = {
        ...own,
        date_part: own.date_part as DatePart,
        separator: own.separator as Separator,
        reset: own.reset as Reset,
      };
      return [kind, { rule, version, update_time }];
    }),
  );
}

/** The company's rule, or the default. */
async function ruleOf(tx: Tx, companyId: number, kind: NumberKind): Promise<NumberRule> {
  return (await ownRules(tx, companyId, [kind])).get(kind)?.rule ?? numberRules[kind];
}

/** Increments a counter and returns the first number. */
async function advance(tx: Tx, { companyId, kind, period }: Counter, count: number) {
  const { rows } = await sql<{ last: number }>`
    insert into number_counter (company_id, kind, period, last) values (${companyId}, ${kind}, ${period}, ${count})
    on conflict (company_id, kind, period) do update set last = number_counter.last + ${count}
    returning last`.execute(tx);
  return rows[0]!.last - count + 1;
}

/**
 * The next free numbers of a rule. Numbers typed by hand or given by an earlier rule are skipped, in growing steps.
 * Gapless rules take them in the caller's transaction, and concurrent callers wait for each other; otherwise on the
 * side pool, without waiting.
 */
async function allocate(
  { tx, app, at: now = new Date() }: Numbering,
  companyId: number,
  kind: NumberKind,
  count: number,
  findTaken: FindTaken,
): Promise<string[]> {
  await keepRule(tx, companyId, kind);
  const rule = await ruleOf(tx, companyId, kind);
  const counter = { companyId, kind, period: periodOf(rule, now) };
  const isAside = !rule.gap_free && app !== undefined;
  const take = (step: number) =>
    isAside
      ? transact(app.database.sidePool, systemActor, (sidePool) => advance(sidePool, counter, step))
      : advance(tx, counter, step);
  const free: string[] = [];
  for (let step = count; ;) {
    const first = await take(step);
    const numbers = Array.from({ length: step }, (_, at) => writeNumber(rule, now, first + at));
    const taken = await findTaken(numbers);
    for (const [at, number] of numbers.entries()) {
      if (taken.has(number)) continue;
      free.push(number);
      if (free.length < count) continue;
      // Numbers checked beyond the last one go back; the counter is still locked.
      if (!isAside && at < step - 1) await advance(tx, counter, at + 1 - step);
      return free;
    }
    step = Math.min(step * 8, mostAtOnce);
  }
}

/** Which of these numbers are in use, including by the caller's own transaction. */
const takenIn =
  (tx: Tx, companyId: number, kind: NumberKind): FindTaken =>
  async (numbers) => {
    const { rows } = await sql<{ code: string }>`
      select code from ${sql.table(kind)} where company_id = ${companyId} and code = any(${numbers})`.execute(
      tx,
    );
    return new Set(rows.map(({ code }) => code));
  };

/** Numbers of a kind that is never typed by hand. */
export async function allocateNumbers(
  numbering: Numbering,
  companyId: number,
  kind: NumberKind,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  return allocate(numbering, companyId, kind, count, takenIn(numbering.tx, companyId, kind));
}

/** The code a record keeps, was given, or is numbered with. */
export async function codeOf(
  numbering: Numbering,
  companyId: number,
  kind: NumberKind,
  given: string,
  before: Readonly<Record<string, unknown>> | null,
): Promise<string> {
  if (given !== '') return given;
  if (typeof before?.code === 'string') return before.code;
  return (await allocateNumbers(numbering, companyId, kind, 1))[0]!;
}

/** The next number of each rule, without taking any. */
export async function nextOfEach(
  tx: Tx,
  companyId: number,
  rules: ReadonlyMap<NumberKind, NumberRule>,
): Promise<ReadonlyMap<NumberKind, string>> {
  const now = new Date();
  const all = [...rules].map(([kind, rule]) => ({ kind, rule, period: periodOf(rule, now) }));
  const counters = await tx
    .selectFrom('number_counter')
    .select(['kind', 'period', 'last'])
    .where('company_id', '=', companyId)
    .where(
      'kind',
      'in',
      all.map(({ kind }) => kind),
    )
    .execute();
  const next = new Map(
    all.map(({ kind, rule, period }) => {
      const counter = counters.find((one) => one.kind === kind && one.period === period);
      return [kind, writeNumber(rule, now, (counter?.last ?? 0) + 1)];
    }),
  );
  const looks = [...next].map(
    ([kind, number]) =>
      sql`select ${kind}::text as kind where exists (select from ${sql.table(kind)} where company_id = ${companyId} and code = ${number})`,
  );
  const taken = await sql<{ kind: NumberKind }>`${sql.join(looks, sql` union all `)}`.execute(tx);
  // Rare: somebody typed the next number by hand.
  for (const { kind } of taken.rows)
    next.set(kind, (await nextNumbers(tx, companyId, kind, rules.get(kind)!, 1))[0]!);
  return next;
}

/** The next numbers of a rule, without taking any. */
export async function nextNumbers(
  tx: Tx,
  companyId: number,
  kind: NumberKind,
  rule: NumberRule,
  count: number,
): Promise<string[]> {
  const now = new Date();
  const found = await tx
    .selectFrom('number_counter')
    .select('last')
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .where('period', '=', periodOf(rule, now))
    .executeTakeFirst();
  const findTaken = takenIn(tx, companyId, kind);
  const free: string[] = [];
  for (let next = (found?.last ?? 0) + 1, step = count; ; next += step, step = mostAtOnce) {
    const numbers = Array.from({ length: step }, (_, at) => writeNumber(rule, now, next + at));
    const taken = await findTaken(numbers);
    free.push(...numbers.filter((number) => !taken.has(number)));
    if (free.length >= count) return free.slice(0, count);
  }
}
