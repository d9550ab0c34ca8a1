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

/**
 * The next number of its kind, taken in the caller's transaction: what is rolled back leaves no gap, and two that ask
 * at once wait for each other. `isTaken` tells of numbers that people typed themselves; those are passed over.
 */
export async function allocateNumber(
  tx: Tx,
  companyId: number,
  kind: NumberKind,
  isTaken: (number: string) => Promise<boolean>,
): Promise<string> {
  const rule = await ruleOf(tx, companyId, kind);
  const period = periodOf(rule, new Date());
  for (;;) {
    const { rows } = await sql<{ last: number }>`
      insert into number_counter (company_id, kind, period, last) values (${companyId}, ${kind}, ${period}, 1)
      on conflict (company_id, kind, period) do update set last = number_counter.last + 1
      returning last`.execute(tx);
    const number = writeNumber(rule, period, rows[0]!.last);
    if (!(await isTaken(number))) return number;
  }
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
  return allocateNumber(tx, companyId, kind, async (code) => {
    const found = await sql`
      select from ${sql.table(kind)} where company_id = ${companyId} and code = ${code}`.execute(
      tx,
    );
    return found.rows.length > 0;
  });
}
