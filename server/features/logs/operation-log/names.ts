import { sql } from 'kysely';
import type { Reader } from '#server/records/list-plan.ts';
import { cache } from '#server/cache.ts';
import type { App } from '#server/app.ts';
import { nameIn, namingFields, tableOfTarget } from '#server/logs/record-words.ts';

/** A record by its type or table, company and id. */
export type Wanted = { table: string; company: number | null; id: number };

type Catalogue = {
  /** The tables with records that have an id, and whether these belong to companies. */
  tables: ReadonlyMap<string, { isTenant: boolean }>;
  /** By `table.field`, and by `field` where it leads to the same table from everywhere. */
  references: ReadonlyMap<string, string>;
};
// The tables of a running server do not change.
const catalogue = cache<App, 'tables', Catalogue>({ max: 1, isShared: true });

const readCatalogue = ({ app, tx }: Reader): Promise<Catalogue> =>
  catalogue.get(app, 'tables', async () => {
    const tables = await sql<{ name: string; isTenant: boolean }>`
      select c.relname as name, bool_or(a.attname = 'company_id') as "isTenant"
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attname in ('id', 'company_id')
      group by 1 having bool_or(a.attname = 'id' and a.atttypid in ('int4'::regtype, 'int8'::regtype))`.execute(
      tx,
    );
    const references = await sql<{ from: string; field: string; to: string }>`
      select f.relname as from, a.attname as field, t.relname as to
      from pg_constraint k
        join pg_class f on f.oid = k.conrelid and not f.relispartition
        join pg_class t on t.oid = k.confrelid
        join pg_attribute a on a.attrelid = f.oid and a.attnum = k.conkey[cardinality(k.conkey)]
        join pg_attribute key on key.attrelid = t.oid and key.attnum = k.confkey[cardinality(k.confkey)]
      where k.contype = 'f' and key.attname = 'id'`.execute(tx);
    const known = new Map<string, string>();
    const unclear = new Set<string>();
    for (const { from, field, to } of references.rows) {
      if ((known.get(field) ?? to) !== to) unclear.add(field);
      known.set(field, to);
      known.set(`${from}.${field}`, to);
    }
    for (const field of unclear) known.delete(field);
    return {
      tables: new Map(tables.rows.map(({ name, isTenant }) => [name, { isTenant }])),
      references: known,
    };
  });

/** Fields that name accounts without a foreign key: accounts may go, and what they did stays. */
const accounts = new Set(['create_by', 'update_by', 'account_id']);

/** The table that a field leads to from records of this type; null where it is no reference. */
export async function referencesFrom(
  reader: Reader,
  target: string,
): Promise<(field: string) => string | null> {
  const { references } = await readCatalogue(reader);
  const table = tableOfTarget(target);
  return (field) =>
    field === 'ids'
      ? table
      : (references.get(`${table}.${field}`) ??
        references.get(field) ??
        (accounts.has(field) ? 'account' : null));
}

const keyOf = ({ table, company, id }: Wanted) => `${table} ${company ?? ''} ${id}`;

/** What these records are called now, one query for each table; those that are gone or have no name are left out. */
export async function readNames(
  reader: Reader,
  wanted: readonly Wanted[],
): Promise<(one: Wanted) => string | undefined> {
  const { tables } = await readCatalogue(reader);
  const names = new Map<string, string>();
  for (const table of new Set(wanted.map((one) => one.table))) {
    const known = tables.get(table);
    if (!known) continue;
    const some = wanted.filter((one) => one.table === table);
    const ids = [...new Set(some.map(({ id }) => id))];
    const companies = [
      ...new Set(some.map(({ company }) => company).filter((one) => one !== null)),
    ];
    const own =
      known.isTenant && companies.length > 0
        ? sql`t.company_id = any(${companies}::integer[]) and`
        : sql``;
    const values = sql.join(namingFields.map((field) => sql`${sql.lit(field)}, j -> ${field}`));
    const { rows } = await sql<{ id: number; company: number | null; values: object }>`
      select (j ->> 'id')::bigint as id, (j ->> 'company_id')::integer as company, jsonb_build_object(${values}) as values
      from (select to_jsonb(t) as j from ${sql.table(table)} t where ${own} t.id = any(${ids}::bigint[])) as found`.execute(
      reader.tx,
    );
    for (const { id, company, values: found } of rows) {
      const name = nameIn(found as Record<string, unknown>, reader.language);
      if (name === '') continue;
      names.set(keyOf({ table, company, id }), name);
      if (!known.isTenant) for (const one of some) if (one.id === id) names.set(keyOf(one), name);
    }
  }
  return (one) => names.get(keyOf(one));
}
