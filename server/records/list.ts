import { sql } from 'kysely';
import type * as z from 'zod';
import { limits } from '#contract/limits.ts';
import type { ListInput } from '#contract/list.ts';
import type { Tables } from '../database/tables.ts';
import type { Page } from '../http/endpoint.ts';
import type { Session } from '../access/sessions.ts';
import { countRows } from './count.ts';
import type { Condition, ListPlan, Piece, Reader, Span } from './list-plan.ts';
import { countMonths, monthFrom, pageOfMonths } from './months.ts';
import { ownRows } from './own-rows.ts';

type Selection = { where: Condition; order: Condition; key: Condition };

/** The requested rows and their order as SQL. */
export async function selection<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  input: I,
): Promise<Selection> {
  const key = sql.ref(plan.key ?? 'id');
  const conditions: Condition[] = plan.isTenant === false ? [] : [ownRows(reader.session)];
  if (plan.only) conditions.push(plan.only(reader.session));
  if (plan.partitionedBy) conditions.push(sql`${sql.ref(plan.partitionedBy)} < ${monthFrom(1)}`);
  for (const [name, demand] of Object.entries(plan.filters)) {
    const value = input[name as keyof I];
    if (value === undefined || value === null) continue;
    const asked = demand as (value: unknown, reader: Reader<S>) => Condition | Promise<Condition>;
    conditions.push(await asked(value, reader));
  }
  const where = conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
  return { where, order: orderOf(plan, reader, input, key), key };
}

function orderOf<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  input: I,
  key: Condition,
): Condition {
  const field = input.sort_field;
  if (field === undefined) return plan.order?.(reader) ?? sql`${key} desc`;
  const column = (plan.sorts as Record<string, Condition> | undefined)?.[field] ?? sql.ref(field);
  const way = input.sort_by === 'desc' ? sql`desc` : sql`asc`;
  return sql`${column} ${way}, ${key} ${way}`;
}

/** One page of a list: first the keys from an index, then the columns of these rows. */
export async function listPage<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  input: I,
): Promise<Page<Row>> {
  const limit = Math.min(input.limit, limits.listMax);
  const piece = { limit, offset: (input.page - 1) * limit };
  const selected = await selection(plan, reader, input);
  const { where } = selected;
  const read = (condition: Condition) =>
    readPiece(plan, reader, { ...selected, where: condition }, piece);
  const { rows, found } = plan.partitionedBy
    ? await pageOfMonths(plan, reader, input, where, piece, read)
    : await read(where);
  // A page that is not full gives the count.
  const isLast = found < limit && (found > 0 || piece.offset === 0);
  const counted = isLast
    ? { count: piece.offset + found }
    : plan.partitionedBy
      ? await countMonths(plan, reader, input, where)
      : await countRows(reader, plan.table, where, plan.isTenant !== false);
  const foot = plan.totals && (await plan.totals(reader, where));
  return { rows, ...counted, ...(foot ? { foot } : {}) };
}

// Deeper than this, skipping keys is far cheaper than skipping rows.
const shallow = 200;

/** Rows of one page, and how many keys there were: rows deleted meanwhile are left out. */
async function readPiece<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  { where, order, key }: Selection,
  { limit, offset }: Piece,
): Promise<{ rows: Row[]; found: number }> {
  const asked = sql`from ${sql.table(plan.table)} where ${where} order by ${order} limit ${limit} offset ${offset}`;
  if (plan.readPage && offset <= shallow) {
    const rows = await plan.readPage(reader, sql`(select * ${asked})`, order);
    return { rows, found: rows.length };
  }
  const keys = await sql<Key>`select ${keyColumns(plan, key)} ${asked}`.execute(reader.tx);
  return { rows: await rowsOf(plan, reader, keys.rows), found: keys.rows.length };
}

/** A row by its key, and its time in a partitioned table. */
export type Key = { id: number; at?: Date };

export const keyColumns = (
  { partitionedBy }: { partitionedBy?: string },
  key: Condition,
): Condition =>
  partitionedBy ? sql`${key} as id, ${sql.ref(partitionedBy)} as at` : sql`${key} as id`;

/** The columns of the rows with these keys, in order. */
export async function rowsOf<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  keys: readonly Key[],
): Promise<Row[]> {
  const ids = keys.map(({ id }) => id);
  if (!plan.partitionedBy) return inOrder(plan, reader, ids);
  const times = keys.map(({ at }) => at!.getTime());
  // The database counts microseconds: include the whole last millisecond.
  const between = { from: new Date(Math.min(...times)), to: new Date(Math.max(...times) + 1) };
  return inOrder(plan, reader, ids, between);
}

/** The columns of these rows, in the order of their ids; rows deleted meanwhile are left out. */
export async function inOrder<I extends ListInput, Row extends { id: number }, S extends Session>(
  plan: ListPlan<I, Row, S>,
  reader: Reader<S>,
  ids: number[],
  between: Span = { from: new Date(0), to: new Date(8_640_000_000_000) },
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await plan.rows(reader, ids, between)).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Rows with columns of their table only: those in the row schema, times as text. */
export function plainRows<R extends z.ZodObject>(table: keyof Tables, row: R, isTenant = true) {
  const columns = sql.join(Object.keys(row.shape).map((name) => sql.ref(name)));
  return async (
    { tx, session }: Reader,
    ids: number[],
  ): Promise<(z.output<R> & { id: number })[]> => {
    const own = ownRows(session, isTenant);
    const found = await sql<Record<string, unknown>>`
      select ${columns} from ${sql.table(table)} where ${own} and id = any(${ids})`.execute(tx);
    return found.rows.map(
      (one) =>
        Object.fromEntries(
          Object.entries(one).map(([name, value]) => [
            name,
            value instanceof Date ? value.toISOString() : value,
          ]),
        ) as z.output<R> & { id: number },
    );
  };
}
