import pg from 'pg';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertOf, sampleRow, tenantTables } from '#server/testing/catalogue.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { transact, type Actor } from './database.ts';

const { app, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
const tables = await tenantTables(owner);
const mine = 1;
const other = 38;
const demo: Actor = { actor: 'web', companyId: mine, accountId: 10 };

const server = new pg.Client({ connectionString: app.database.url });
await server.connect();
afterAll(() => server.end());

/** Runs statements as a user and rolls everything back. */
async function as<T>(who: Actor | null, work: () => Promise<T>): Promise<T> {
  await server.query('begin');
  try {
    if (who)
      await server.query(
        `select set_config('app.actor', $1, true), set_config('app.company_id', $2, true),
           set_config('app.dealer_id', $3, true), set_config('app.user_id', $4, true)`,
        [who.actor, who.companyId ?? '', who.dealerId ?? '', who.accountId ?? ''].map(String),
      );
    return await work();
  } finally {
    await server.query('rollback');
  }
}
/** How many rows a statement affected, or its error code. */
const outcome = (text: string, values: unknown[] = []) =>
  server.query(text, values).then(
    ({ rowCount }) => rowCount ?? 0,
    (error: { code: string }) => error.code,
  );
const refused = '42501';

beforeAll(async () => {
  for (const company_id of [mine, other])
    for (const table of tables) {
      if (['company', 'account', 'company_brand'].includes(table)) continue;
      const account_id = company_id === mine ? 10 : 16;
      const row = await sampleRow(owner, table, { company_id, account_id });
      const { text, values } = insertOf(table, row);
      await owner.rows(`${text} on conflict do nothing`, values);
    }
  await owner.rows(
    `insert into company_brand (company_id, title) values ($1, 'mine') on conflict do nothing`,
    [mine],
  );
});

/** The column that names another company which may read a row. */
const sharedWith: Record<string, string> = { purchase_order: 'seller_id' };

describe('[ACC-6] companies are kept apart by the database itself', () => {
  test('there are tables to look at', () => {
    expect(tables).toEqual(
      expect.arrayContaining(['company', 'account', 'session', 'notice', 'job']),
    );
  });

  test.each(tables)('%s has row-level security, forced, with a policy', async (table) => {
    const found = await owner.row(
      `select relrowsecurity as enabled, relforcerowsecurity as forced,
         (select count(*) from pg_policy where polrelid = c.oid and polpermissive)::int as policies
       from pg_class c where oid = $1::regclass`,
      [table],
    );
    const policies = table in sharedWith ? 2 : 1;
    expect(found).toEqual({ enabled: true, forced: true, policies });
  });

  test('every cut of a table that grows with time is under the policy of its table', async () => {
    const cuts = await owner.rows(
      `select c.relname, c.relrowsecurity and c.relforcerowsecurity as enabled,
         (select count(*) from pg_policy where polrelid = c.oid)::int as policies,
         (select count(*) from pg_policy where polrelid = i.inhparent)::int as wanted
       from pg_class c join pg_inherits i on i.inhrelid = c.oid
       where c.relispartition and c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`,
    );
    expect(cuts.length).toBeGreaterThan(40);
    expect(cuts.filter(({ enabled, policies, wanted }) => !enabled || policies !== wanted)).toEqual(
      [],
    );
  });

  test.each(tables)('%s shows a company no row but its own', async (table) => {
    const shared = table in sharedWith ? `and ${sharedWith[table]} is distinct from ${mine}` : '';
    const foreign = `select from "${table}" where company_id is distinct from ${mine} ${shared}`;
    expect((await owner.rows(foreign)).length).toBeGreaterThan(0);
    await as(demo, async () => {
      expect(await outcome(foreign)).toBe(0);
      expect(await outcome(`select from "${table}"`)).toBeGreaterThan(0);
    });
  });

  test.each(tables)('%s takes no row of another company', async (table) => {
    const row = await sampleRow(owner, table, { company_id: other, account_id: 10 });
    const { text, values } = insertOf(table, row);
    await as(demo, async () => expect(await outcome(text, values)).toBe(refused));
    const { text: free, values: none } = insertOf(table, { ...row, company_id: null });
    await as(demo, async () => expect(await outcome(free, none)).not.toBe(1));
  });

  test.each(tables)('%s lets nobody change or delete a row of another company', async (table) => {
    const touch = `update "${table}" set company_id = company_id where company_id = ${other}`;
    const remove = `delete from "${table}" where company_id = ${other}`;
    for (const statement of [touch, remove])
      await as(demo, async () => expect([0, refused]).toContain(await outcome(statement)));
  });

  test.each(tables)('%s lets nobody hand a row over to another company', async (table) => {
    const give = `update "${table}" set company_id = ${other} where company_id = ${mine}`;
    await as(demo, async () => expect(await outcome(give)).toBe(refused));
  });

  test.each(tables)('%s shows nothing while nobody is named', async (table) => {
    await as(null, async () => expect(await outcome(`select from "${table}"`)).toBe(0));
    const row = await sampleRow(owner, table, { company_id: mine, account_id: 10 });
    const { text, values } = insertOf(table, row);
    await as(null, async () => expect(await outcome(text, values)).toBe(refused));
  });

  test('purchase_order is shown to the company that supplies it once it is approved, and to no other', async () => {
    const states = `select distinct state from purchase_order where company_id = ${other}`;
    await as(demo, async () => {
      const { rows } = await server.query<{ state: string }>(states);
      expect(rows.length).toBeGreaterThan(0);
      for (const { state } of rows) expect(['draft', 'submitted']).not.toContain(state);
      const touched = `update purchase_order set seller_note = 'x' where seller_id = ${mine}`;
      expect(await outcome(touched)).toBe(0);
      for (const table of ['purchase_order_line', 'purchase_change'])
        expect(await outcome(`select from ${table} where company_id = ${other}`), table).toBe(0);
    });
    const third: Actor = { actor: 'web', companyId: 3, accountId: 17 };
    await as(third, async () => expect(await outcome(states)).toBe(0));
  });

  test('a web user without a company sees nothing either', async () => {
    for (const table of tables)
      await as({ actor: 'web' }, async () =>
        expect(await outcome(`select from "${table}"`), table).toBe(0),
      );
  });
});

describe('[ACC-6] dealers are kept apart by the database itself', () => {
  const dealer: Actor = { actor: 'dealer', companyId: mine, dealerId: 1, accountId: 18 };
  /** The tables that a company's dealers may read. */
  const shared = new Set(['company', 'company_brand', 'role']);
  /** What belongs to a document is seen by those who see the document. */
  const without = (table: string, document: string, key: string, parties: readonly string[]) =>
    `not exists (select from ${document} d where d.company_id = "${table}".company_id and d.id = "${table}".${key}
      and 1 in (${parties.map((party) => `d.${party}`).join()}))`;
  const sent = ['from_dealer_id', 'dealer_id'];
  const ofOthers: Record<string, string> = {
    shipment: 'coalesce(1 in (from_dealer_id, dealer_id), false) is false',
    goods_return: 'coalesce(1 in (dealer_id, to_dealer_id), false) is false',
    shipment_line: without('shipment_line', 'shipment', 'shipment_id', sent),
    shipment_code: without('shipment_code', 'shipment', 'shipment_id', sent),
    goods_return_code: without('goods_return_code', 'goods_return', 'return_id', [
      'dealer_id',
      'to_dealer_id',
    ]),
    stock_count_code: without('stock_count_code', 'stock_count', 'count_id', ['dealer_id']),
    sale_code: without('sale_code', 'sale_record', 'sale_id', ['dealer_id']),
    sales_order_line: without('sales_order_line', 'sales_order', 'order_id', ['dealer_id']),
    repair_step: without('repair_step', 'repair', 'repair_id', ['dealer_id']),
  };

  test.each(tables.filter((table) => !shared.has(table)))(
    '%s shows a dealer its own rows only',
    async (table) => {
      const columns = (
        await owner.rows<{ name: string }>(
          `select attname as name from pg_attribute where attrelid = $1::regclass and attname in ('dealer_id', 'account_id')`,
          [table],
        )
      ).map(({ name }) => name);
      const foreign =
        ofOthers[table] ??
        (columns.includes('dealer_id')
          ? 'dealer_id is distinct from 1'
          : columns.includes('account_id')
            ? 'account_id is distinct from 18'
            : 'true');
      expect((await owner.rows(`select from "${table}" where ${foreign}`)).length).toBeGreaterThan(
        0,
      );
      await as(dealer, async () =>
        expect(await outcome(`select from "${table}" where ${foreign}`)).toBe(0),
      );
    },
  );

  test('the roles a dealer sees are those of dealers', async () => {
    await as(dealer, async () => {
      const { rows } = await server.query<{ login_type: string }>(
        'select distinct login_type from role',
      );
      expect(rows).toEqual([{ login_type: 'dealer' }]);
    });
  });
});

describe('who asks ends with the transaction', () => {
  const named = () =>
    sql<{
      actor: string;
      company: string;
    }>`select coalesce(current_setting('app.actor', true), '') as actor,
      coalesce(current_setting('app.company_id', true), '') as company`
      .execute(app.database.main)
      .then(({ rows }) => rows[0]);

  test('and is unknown to the next user of the connection', async () => {
    const many = Array.from({ length: 40 });
    await Promise.all(
      many.map(() => transact(app.database.main, demo, (tx) => sql`select 1`.execute(tx))),
    );
    expect(await Promise.all(many.map(named))).toEqual(
      many.map(() => ({ actor: '', company: '' })),
    );
  });

  test('also when the transaction failed', async () => {
    const failing = Array.from({ length: 16 }, () =>
      transact(app.database.main, demo, (tx) => sql`select 1 / 0`.execute(tx)).catch(
        () => 'failed',
      ),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(['failed']));
    expect(new Set((await Promise.all(failing.map(named))).map((one) => one?.actor))).toEqual(
      new Set(['']),
    );
  });
});

describe('logs are written, never rewritten', () => {
  test.each(['operation_log', 'login_log', 'trace_event', 'trace_event_run', 'scan_log'])(
    '%s refuses a change even to the server itself',
    async (table) => {
      for (const statement of [
        `update ${table} set company_id = 1`,
        `delete from ${table}`,
        `truncate ${table}`,
      ])
        await as({ actor: 'system' }, async () =>
          expect(await outcome(statement), statement).toBe(refused),
        );
    },
  );
});

test('a partnership shows itself to its two companies and to nobody else', async () => {
  const { company_id: third } = await owner.row<{ company_id: number }>(
    'select company_id from company where company_id not in ($1, $2) limit 1',
    [mine, other],
  );
  await owner.rows('delete from partnership where $1 in (buyer_id, seller_id)', [third]);
  const pair = async (buyer: number, seller: number) =>
    owner.rows(
      `insert into partnership (buyer_id, seller_id, state, moved_by) values ($1, $2, 'waiting', $1)
       on conflict do nothing`,
      [buyer, seller],
    );
  await pair(mine, other);
  await pair(other, third);
  await as(demo, async () => {
    expect(await outcome(`select from partnership where ${third} in (buyer_id, seller_id)`)).toBe(
      0,
    );
    expect(await outcome(`select from partnership where ${other} = seller_id`)).toBe(1);
    expect(
      await outcome(
        `insert into partnership (buyer_id, seller_id, state, moved_by) values (${third}, ${other}, 'active', ${third})`,
      ),
    ).toBe(refused);
  });
  await as({ actor: 'dealer', companyId: mine, dealerId: 1, accountId: 18 }, async () =>
    expect(await outcome('select from partnership')).toBe(0),
  );
});
