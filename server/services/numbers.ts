import { sql } from 'kysely';
import {
  numberRules,
  periodOf,
  writeNumber,
  type DatePart,
  type NumberKind,
  type NumberRule,
} from '#contract/number-rules.ts';
import type { Tx } from '../database/database.ts';

const mostAtOnce = 1_000;

/**
 * The next number of its kind, taken in the caller's transaction: what is rolled back leaves no gap, and two that ask
 * at once wait for each other. `findTaken` tells which numbers people typed themselves; those are passed over, a long
 * run of them in growing steps.
 */
export async function allocateNumber(
  tx: Tx,
  companyId: number,
  kind: NumberKind,
  findTaken: (numbers: string[]) => Promise<ReadonlySet<string>>,
): Promise<string> {
  const rule = await ruleOf(tx, companyId, kind);
  const period = periodOf(rule, new Date());
  const { rows } = await sql<{ last: number }>`
    insert into number_counter (company_id, kind, period, last) values (${companyId}, ${kind}, ${period}, 1)
    on conflict (company_id, kind, period) do update set last = number_counter.last + 1
    returning last`.execute(tx);
  let next = rows[0]!.last;
  for (let step = 1; ; step = Math.min(step * 8, mostAtOnce)) {
    const numbers = Array.from({ length: step }, (_, at) => writeNumber(rule, period, next + at));
    const taken = await findTaken(numbers);
    const free = numbers.findIndex((number) => !taken.has(number));
    next += free < 0 ? step : free;
    if (free < 0) continue;
    if (next > rows[0]!.last)
      await sql`update number_counter set last = ${next}
        where company_id = ${companyId} and kind = ${kind} and period = ${period}`.execute(tx);
    return numbers[free]!;
  }
}

/** So many numbers in a row of a kind that nobody types. */
export async function allocateNumbers(
  tx: Tx,
  companyId: number,
  kind: NumberKind,
  count: number,
): Promise<string[]> {
  if (count === 0) return [];
  const rule = await ruleOf(tx, companyId, kind);
  const period = periodOf(rule, new Date());
  const { rows } = await sql<{ last: number }>`
    insert into number_counter (company_id, kind, period, last) values (${companyId}, ${kind}, ${period}, ${count})
    on conflict (company_id, kind, period) do update set last = number_counter.last + ${count}
    returning last`.execute(tx);
  const first = rows[0]!.last - count + 1;
  return Array.from({ length: count }, (_, at) => writeNumber(rule, period, first + at));
}

async function ruleOf(tx: Tx, companyId: number, kind: NumberKind): Promise<NumberRule> {
  const own = await tx
    .selectFrom('number_rule')
    .select(['prefix', 'date_part', 'width'])
    .where('company_id', '=', companyId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return own ? { ...own, date_part: own.date_part as DatePart } : numberRules[kind];
}

/** The code a record keeps, was given, or is numbered with. */
export async function codeOf(
  tx: Tx,
  companyId: number,
  kind: NumberKind,
  given: string,
  before: Readonly<Record<string, unknown>> | null,
): Promise<string> {
  if (given !== '') return given;
  if (typeof before?.code === 'string') return before.code;
  return allocateNumber(tx, companyId, kind, async (codes) => {
    const { rows } = await sql<{ code: string }>`
      select code from ${sql.table(kind)} where company_id = ${companyId} and code = any(${codes})`.execute(
      tx,
    );
    return new Set(rows.map((row) => row.code));
  });
}
