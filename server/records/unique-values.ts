import { sql } from 'kysely';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { spreadsheetTexts } from '#contract/texts/spreadsheet.ts';
import { ownRows } from './own-rows.ts';
import type { RecordCall } from './plan.ts';
import type { RowError } from './spreadsheet/head.ts';
import type { GoodRow } from './spreadsheet/rows.ts';
import type { RecordTable } from './write.ts';

type Given = Record<string, unknown>;

/** Unique values: those that occur twice in the file, and those that another record has. */
export async function findTaken(
  call: RecordCall,
  table: RecordTable,
  rows: readonly GoodRow<Given>[],
): Promise<RowError[]> {
  const errors: RowError[] = [];
  for (const field of await fieldsAlone(call, table)) {
    const label = table.fields[field]?.[call.language] ?? field;
    const first = new Map<unknown, number>();
    for (const { row, given } of rows) {
      const value = given[field];
      // If empty, it is numbered, or may occur many times.
      if (value === undefined || value === null || value === '') continue;
      const earlier = first.get(value);
      if (earlier === undefined) first.set(value, row);
      else errors.push({ row, field: label, msg: saidTwice(call.language, value, earlier) });
    }
    for (const value of await existing(call, table, field, [...first.keys()]))
      errors.push({
        row: first.get(value)!,
        field: label,
        msg: say(errorTexts.taken, call.language, { label, value: String(value) }),
      });
  }
  return errors;
}

const saidTwice = (language: Language, value: unknown, row: number) =>
  say(spreadsheetTexts.cell.twice, language, { value: String(value), row });

/** Fields that are unique by themselves; pairs are checked when the row is written. */
async function fieldsAlone(
  { tx }: RecordCall,
  { unique = {}, isTenant }: RecordTable,
): Promise<string[]> {
  const found = await sql<{ name: string; columns: number }>`
    select c.relname as name, i.indnkeyatts as columns from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relname = any(${Object.keys(unique)}) and c.relnamespace = 'public'::regnamespace
  `.execute(tx);
  const alone = isTenant === false ? 1 : 2;
  return found.rows.flatMap(({ name, columns }) => (columns === alone ? unique[name]! : []));
}

async function existing(
  { tx, session }: RecordCall,
  { name, isTenant }: RecordTable,
  field: string,
  values: unknown[],
): Promise<unknown[]> {
  if (values.length === 0) return [];
  const found = await sql<{ value: unknown }>`
    select ${sql.ref(field)} as value from ${sql.table(name)} where ${ownRows(session, isTenant)} and ${sql.ref(field)} = any(${values})
  `.execute(tx);
  return found.rows.map(({ value }) => value);
}
