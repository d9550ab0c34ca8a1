import pg from 'pg';
import { atEnd } from './end.ts';

/** The database as its owner sees it, past every policy: to arrange what a test needs and to look at what is left. */
export async function openOwner(url: string) {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  atEnd(() => client.end().catch(() => undefined));
  const rows = async <Row extends object = Record<string, unknown>>(
    text: string,
    values: unknown[] = [],
  ): Promise<Row[]> => (await client.query<Row>(text, values)).rows;
  return {
    client,
    rows,
    /** The first row; a test that asks for one expects it to be there. */
    row: async <Row extends object = Record<string, unknown>>(
      text: string,
      values: unknown[] = [],
    ): Promise<Row> => {
      const [first] = await rows<Row>(text, values);
      if (!first) throw new Error(`No row for: ${text}`);
      return first;
    },
  };
}
export type Owner = Awaited<ReturnType<typeof openOwner>>;

/** What a running server writes by itself now and then. */
export const movesByItself = ['clock_watch'];

/** All that is kept, table by table: the same content gives the same print, in whichever database. */
export async function fingerprint(owner: Owner, without: string[] = []): Promise<string> {
  const tables = await owner.rows<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname <> all($1)
       and coalesce(pg_partition_root(c.oid)::text, '') <> all($1) order by 1`,
    [[...movesByItself, ...without]],
  );
  const parts = tables.map(
    ({ name }) =>
      `select '${name}' as t, count(*), coalesce(sum(hashtextextended(r::text, 0)), 0) as h from "${name}" r`,
  );
  const found = await owner.rows<{ t: string; count: string; h: string }>(
    parts.join(' union all '),
  );
  // Several may be read at once, in any order.
  return found
    .map(({ t, count, h }) => `${t}:${count}:${h}`)
    .toSorted()
    .join('\n');
}
