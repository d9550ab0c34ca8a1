import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { partitionsOf } from './catalogue.ts';
import type { Manifest } from './entries.ts';

const quote = (name: string) => pg.escapeIdentifier(name);

export async function isEmpty(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ tables: string; account: string | null }>(
    `select count(*)::text as tables, to_regclass('public.account')::text as account from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and relname <> 'schema_migration'`,
  );
  if (!rows[0]!.account) return rows[0]!.tables === '0';
  // A restore that was ended by force leaves the tables, without an account.
  await client.query(`select set_config('app.actor', 'system', false)`);
  return (await client.query('select from account limit 1')).rows.length === 0;
}

/** Loads rows as they were: no policy, trigger or reference may change or refuse one while they come. */
export async function beginLoading(
  client: pg.Client,
  { partitions }: Manifest,
): Promise<{ finish: (sequences: Record<string, string>) => Promise<void> }> {
  const run = (texts: string[]) => client.query(texts.join(';'));
  await client.query(
    `set timezone = 'UTC'; set statement_timeout = 0; select set_config('app.actor', 'system', false); begin`,
  );
  const present = new Set((await partitionsOf(client)).map(({ name }) => name));
  const missing = partitions.filter(({ name }) => !present.has(name));
  // The rest of a table comes last: it may hold what lies in no month.
  for (const { name, parent, bounds } of missing.toSorted((one) =>
    one.bounds === 'DEFAULT' ? 1 : -1,
  ))
    await client.query('call make_cut($1, $2::regclass, $3)', [name, parent, bounds]);
  const { rows: tables } = await client.query<{ name: string; isForced: boolean }>(
    `select oid::regclass::text as name, relforcerowsecurity as "isForced" from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition
       and relname <> 'schema_migration'`,
  );
  const { rows: references } = await client.query<{ name: string; owner: string; text: string }>(
    `select conname as name, conrelid::regclass::text as owner, pg_get_constraintdef(oid) as text
     from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`,
  );
  const forced = tables.filter(({ isForced }) => isForced);
  await run([
    ...references.map(({ owner, name }) => `alter table ${owner} drop constraint ${quote(name)}`),
    ...forced.map(({ name }) => `alter table ${name} no force row level security`),
    ...tables.map(({ name }) => `alter table ${name} disable trigger user`),
    // What migrations put there is in the backup as well.
    `truncate ${tables.map(({ name }) => name).join()}`,
  ]);
  return {
    finish: async (sequences) => {
      for (const [name, value] of Object.entries(sequences))
        await client.query('select setval($1::regclass, $2::bigint)', [quote(name), value]);
      await run([
        ...tables.map(({ name }) => `alter table ${name} enable trigger user`),
        ...forced.map(({ name }) => `alter table ${name} force row level security`),
        // Every reference is checked once more.
        ...references.map(
          ({ owner, name, text }) => `alter table ${owner} add constraint ${quote(name)} ${text}`,
        ),
      ]);
    },
  };
}

export async function loadTable(
  client: pg.Client,
  { name, columns }: { name: string; columns: string[] },
  bytes: AsyncIterable<Buffer>,
): Promise<void> {
  const text = `copy ${quote(name)} (${columns.map(quote).join()}) from stdin`;
  await pipeline(Readable.from(bytes), client.query(copyFrom(text)));
}
