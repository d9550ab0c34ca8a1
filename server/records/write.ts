import { sql, type RawBuilder } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { say, type Text } from '#contract/text.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Tx } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Session } from '../access/sessions.ts';
import { ownRows } from './own-rows.ts';

/** The values by column; arrays and objects become jsonb, bytes stay bytes. */
export type Columns = Readonly<Record<string, unknown>>;

/** The table of records, and its unique fields: index name and field. */
export type RecordTable = {
  name: keyof Tables;
  isTenant?: boolean;
  /** Restricts the table to these rows. */
  only?: (session: Session) => RawBuilder<unknown>;
  unique?: Readonly<Record<string, string>>;
  fields: Readonly<Record<string, Text>>;
};

const asValue = (value: unknown): unknown =>
  value !== null &&
  typeof value === 'object' &&
  !(value instanceof Date) &&
  !Buffer.isBuffer(value) &&
  !isSql(value)
    ? sql`${JSON.stringify(value)}::jsonb`
    : value;
const isSql = (value: object): value is RawBuilder<unknown> => 'toOperationNode' in value;

const own = ({ isTenant, only }: RecordTable, session: Session) =>
  only ? sql`${ownRows(session, isTenant)} and ${only(session)}` : ownRows(session, isTenant);

/** Inserts a record and returns its id; a duplicate value is reported at its field. */
export async function insertRecord(
  tx: Tx,
  table: RecordTable,
  session: Session,
  columns: Columns,
): Promise<number> {
  const all: Columns = {
    ...(table.isTenant === false ? {} : { company_id: session.companyId }),
    create_by: session.accountId,
    update_by: session.accountId,
    ...columns,
  };
  const names = Object.keys(all).map((name) => sql.ref(name));
  const values = Object.values(all).map((value) => sql`${asValue(value)}`);
  const made = await sql<{ id: number }>`
    insert into ${sql.table(table.name)} (${sql.join(names)}) values (${sql.join(values)}) returning id
  `
    .execute(tx)
    .catch((error: unknown) => refuseTaken(error, table, columns));
  return made.rows[0]!.id;
}

/** Reads these columns of one record and locks it until the transaction ends. */
export async function lockRecord<Row extends object>(
  tx: Tx,
  table: RecordTable,
  session: Session,
  id: number,
  names: readonly string[],
): Promise<Row & { id: number; version: number }> {
  const columns = [...new Set(['id', 'version', ...names])].map((name) => sql.ref(name));
  const found = await sql<Row & { id: number; version: number }>`
    select ${sql.join(columns)} from ${sql.table(table.name)} where ${own(table, session)} and id = ${id} for update
  `.execute(tx);
  if (!found.rows[0]) throw notFound();
  return found.rows[0];
}

/** Updates these columns of a locked record and increments its version. */
export async function updateRecord(
  tx: Tx,
  table: RecordTable,
  session: Session,
  id: number,
  columns: Columns,
): Promise<void> {
  await updateRecords(tx, table, session, [id], columns);
}

/** Updates the same columns of several locked records and increments their versions. */
export async function updateRecords(
  tx: Tx,
  table: RecordTable,
  session: Session,
  ids: readonly number[],
  columns: Columns,
): Promise<void> {
  if (ids.length === 0) return;
  const all: Columns = { update_time: sql`now()`, ...columns, update_by: session.accountId };
  const set = Object.entries(all).map(([name, value]) => sql`${sql.ref(name)} = ${asValue(value)}`);
  await sql`
    update ${sql.table(table.name)} set ${sql.join(set)}, version = version + 1
    where ${own(table, session)} and id = any(${[...ids]})
  `
    .execute(tx)
    .catch((error: unknown) => refuseTaken(error, table, columns));
}

/** Locks several records for a command; a missing one, or another company's, refuses them all. */
export async function lockRecords<Row extends object>(
  tx: Tx,
  table: RecordTable,
  session: Session,
  ids: readonly number[],
): Promise<(Row & { id: number })[]> {
  const wanted = [...new Set(ids)].toSorted((a, b) => a - b);
  const found = await sql<Row & { id: number }>`
    select * from ${sql.table(table.name)} where ${own(table, session)} and id = any(${wanted}) order by id for update
  `.execute(tx);
  if (found.rows.length !== wanted.length) throw notFound();
  return found.rows;
}

export async function deleteRecords(
  tx: Tx,
  table: RecordTable,
  session: Session,
  ids: readonly number[],
): Promise<void> {
  await sql`delete from ${sql.table(table.name)} where ${own(table, session)} and id = any(${[...ids]})`
    .execute(tx)
    .catch((error: { code?: string }) => {
      if (error.code === '23503') throw new Refusal(errorTexts.inUse);
      throw error;
    });
}

function refuseTaken(error: unknown, table: RecordTable, columns: Columns): never {
  const { code, constraint = '' } = error as { code?: string; constraint?: string };
  const field = code === '23505' ? table.unique?.[constraint] : undefined;
  if (field === undefined) throw error;
  throw taken(table, field, columns[field]);
}

/** Another record already has this value. */
export function taken({ fields }: RecordTable, field: string, value: unknown): Refusal {
  const label = fields[field];
  const said = (language: keyof Text) =>
    say(errorTexts.taken, language, {
      label: label ? label[language] : field,
      value: String(value),
    });
  return new Refusal(
    { zh_CN: said('zh_CN'), en: said('en'), zh_TW: said('zh_TW') },
    { code: codes.conflict, field },
  );
}
