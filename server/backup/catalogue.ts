import type pg from 'pg';

/** Not backed up: uploads under way begin again, everybody signs in again, and nodes tell of themselves. */
const left = ['upload', 'session', 'node', 'schema_migration'];

/** What of a database is copied: whole tables, cut ones by way of their parent. */
export async function tablesOf(client: pg.Client): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and c.relname <> all($1)
     group by c.relname order by c.relname`,
    [left],
  );
  return rows;
}

export async function migrationsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; checksum: string }>(
    'select name, checksum from schema_migration order by name',
  );
  return rows;
}

export async function partitionsOf(client: pg.Client) {
  const { rows } = await client.query<{ name: string; parent: string; bounds: string }>(
    `select c.relname as name, i.inhparent::regclass::text as parent, pg_get_expr(c.relpartbound, c.oid) as bounds
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relispartition order by c.relname`,
  );
  return rows;
}

/** Texts, because the largest are beyond the numbers of JSON. Null where none was taken yet. */
export async function sequencesOf(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select sequencename::text as name, last_value::text as value from pg_sequences
     where schemaname = 'public' and last_value is not null`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

/** Every file in the storage that a row names, and how much of everything there is. */
export async function filesOf(client: pg.Client) {
  const { rows } = await client.query<{ region: number; place: string; size: string }>(
    `select distinct on (place) region, place, size::text from (
       select region, place, size from blob
       union all select a.region, p.place, p.bytes from archive_part p join archive a on a.id = p.archive_id) as files
     order by place`,
  );
  return rows.map((row) => ({ ...row, size: Number(row.size) }));
}

/** About how much the rows take, without indexes. */
export async function rowsSize(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ bytes: string }>(
    `select coalesce(sum(pg_relation_size(oid)), 0)::text as bytes from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  );
  return Number(rows[0]!.bytes);
}
