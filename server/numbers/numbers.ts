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

/** The transaction that needs a number; without the app's other connections every number is taken in it. */
export type Numbering = { tx: Tx; app?: { database: Database } };
type Counter = { companyId: number; kind: NumberKind; period: string };
type FindTaken = (numbers: string[]) => Promise<ReadonlySet<string>>;

const lockName = (kind: NumberKind) => `number rule ${kind}`;
/**
 * Whoever takes a number lets its rule stay as it is until the transaction ends. So no two numbers by different rules
 * are under way at the same time, and each sees all that were given before.
 */
const keepRule = (tx: Tx, companyId: number, kind: NumberKind) =>
  sql`select pg_advisory_xact_lock_shared(${companyId}, hashtext(${lockName(kind)}))`.execute(tx);
/** Waits until nobody is taking a number by the rule that is about to change. */
export const holdRule = (tx: Tx, companyId: number, kind: NumberKind) =>
  sql`select pg_advisory_xact_lock(${companyId}, hashtext(${lockName(kind)}))`.execute(tx);

/** The company's rule, or the one that every company begins with. */
export async function ruleOf(tx: Tx, companyId: number, kind: NumberKind): Promise<NumberRule> {
  const own = await tx
    .selectFrom('number_rule')
    .select(['prefix', 'date_part', 'separator', 'width', 'reset', 'gap_free'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (!own) return numberRules[kind];
  return {
    ...own,
    date_part: own.date_part as DatePart,
    separator: own.separator as Separator,
    reset: own.reset as Reset,
  };
}

/** Moves a counter on by so many and gives the first of them. */
async function advance(tx: Tx, { companyId, kind, period }: Counter, count: number) {
  const { rows } = await sql<{ last: number }>`
    insert into number_counter (company_id, kind, period, last) values (${companyId}, ${kind}, ${period}, ${count})
    on conflict (company_id, kind, period) do update set last = number_counter.last + ${count}
    returning last`.execute(tx);
  return rows[0]!.last - count + 1;
}

/**
 * So many free numbers in a row of their rule. Those that people typed themselves, or that an earlier rule gave, are
 * passed over, a long run of them in growing steps. Without gaps they are taken in the caller's transaction, and two
 * that ask at once wait for each other; otherwise beside it, and nobody waits.
 */
async function allocate(
  { tx, app }: Numbering,
  companyId: number,
  kind: NumberKind,
  count: number,
  findTaken: FindTaken,
): Promise<string[]> {
  await keepRule(tx, companyId, kind);
  const rule = await ruleOf(tx, companyId, kind);
  const now = new Date();
  const counter = { companyId, kind, period: periodOf(rule, now) };
  const isAside = !rule.gap_free && app !== undefined;
  const take = (step: number) =>
    isAside
      ? transact(app.database.aside, systemActor, (aside) => advance(aside, counter, step))
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
      // What was looked at beyond the last one is given to the next who asks; the counter is still held.
      if (!isAside && at < step - 1) await advance(tx, counter, at + 1 - step);
      return free;
    }
    step = Math.min(step * 8, mostAtOnce);
  }
}

/** Which of these numbers records of their kind already have, also those of the caller's own transaction. */
const takenIn =
  (tx: Tx, companyId: number, kind: NumberKind): FindTaken =>
  async (numbers) => {
    const { rows } = await sql<{ code: string }>`
      select code from ${sql.table(kind)} where company_id = ${companyId} and code = any(${numbers})`.execute(
      tx,
    );
    return new Set(rows.map(({ code }) => code));
  };

/** So many numbers of a kind that nobody types. */
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

/** The next numbers a rule would give, without taking any. */
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
