import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { app, ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
const role = decodeURIComponent(new URL(app.database.url).username);

describe('the role the server works as', () => {
  test('is nobody special', async () => {
    const found = await owner.row(
      `select rolsuper, rolbypassrls, rolcreaterole, rolcreatedb, rolreplication,
         (select count(*) from pg_auth_members m where m.member = r.oid)::int as memberships
       from pg_roles r where rolname = $1`,
      [role],
    );
    expect(found).toEqual({
      rolsuper: false,
      rolbypassrls: false,
      rolcreaterole: false,
      rolcreatedb: false,
      rolreplication: false,
      memberships: 0,
    });
  });

  test('owns nothing and can make nothing', async () => {
    const owned = await owner.rows(
      `select relname::text as name from pg_class where relowner = $1::regrole
       union all select proname from pg_proc where proowner = $1::regrole
       union all select nspname from pg_namespace where nspowner = $1::regrole`,
      [role],
    );
    expect(owned).toEqual([]);
    const may = await owner.row(`select has_schema_privilege($1, 'public', 'CREATE') as make`, [
      role,
    ]);
    expect(may).toEqual({ make: false });
  });

  test('cannot rewrite the history of migrations', async () => {
    const may = await owner.row(
      `select has_table_privilege($1, 'schema_migration', 'INSERT, UPDATE, DELETE, TRUNCATE') as rewrite`,
      [role],
    );
    expect(may).toEqual({ rewrite: false });
  });
});

describe('nothing gets around row-level security', () => {
  test('each view asks as its reader', async () => {
    const around = await owner.rows(
      `select relname from pg_class where relnamespace = 'public'::regnamespace
         and (relkind = 'm' or (relkind = 'v' and not coalesce(reloptions, '{}') && '{security_invoker=true,security_invoker=on}'))`,
    );
    expect(around).toEqual([]);
  });

  test('no function runs with its owner’s rights but those that look after logs, and they for the server alone', async () => {
    const around = await owner.rows(
      `select proname as name, has_function_privilege('public', oid, 'execute') as everyone,
         has_function_privilege($1, oid, 'execute') as server, proconfig::text ~ 'search_path=public, pg_temp' as bound
       from pg_proc where pronamespace = 'public'::regnamespace and prosecdef order by 1`,
      [role],
    );
    const alone = { everyone: false, server: true, bound: true };
    expect(around).toEqual([
      { name: 'drop_archived_month', ...alone },
      { name: 'drop_old_scans', ...alone },
      { name: 'make_months_ahead', ...alone },
      { name: 'open_archived_month', ...alone },
      { name: 'strike_from_logs', ...alone },
      { name: 'sweep_log', ...alone },
    ]);
  });
});

test('no index under row-level security is over a function that PostgreSQL does not trust there', async () => {
  // It would never be used. `grams` is marked as leakproof at every start; COALESCE is no function.
  const over = await owner.rows<{ name: string; expression: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_expr(i.indexprs, i.indrelid) as expression
     from pg_index i join pg_class c on c.oid = i.indrelid
     where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and i.indexprs is not null order by 1`,
  );
  const others = (expression: string) => expression.replaceAll(/\b(grams|COALESCE)\(/g, '');
  expect(over.filter(({ expression }) => /\w\(|\|\|/.test(others(expression)))).toEqual([]);
});

type Key = { name: string; child: string; parent: string; columns: string[] };
const keys = await owner.rows<Key>(
  `select con.conname as name, con.conrelid::regclass::text as child, con.confrelid::regclass::text as parent,
     array(select a.attname::text from unnest(con.conkey) with ordinality k(n, i)
       join pg_attribute a on a.attrelid = con.conrelid and a.attnum = k.n order by k.i) as columns
   from pg_constraint con where con.contype = 'f' and con.connamespace = 'public'::regnamespace order by 1`,
);
const indexes = await owner.rows<{ table: string; columns: string[] }>(
  `select i.indrelid::regclass::text as table,
     array(select coalesce(a.attname::text, '()') from unnest(i.indkey::int2[]) with ordinality k(n, at)
       left join pg_attribute a on a.attrelid = i.indrelid and a.attnum = k.n order by k.at) as columns
   from pg_index i join pg_class c on c.oid = i.indrelid where c.relnamespace = 'public'::regnamespace`,
);
/** Whether some index begins with these columns, in any order; an account or role id alone is selective enough. */
const isIndexed = (table: string, columns: string[]) => {
  const telling = columns.length > 1 ? columns.filter((one) => one !== 'company_id') : columns;
  return indexes.some(
    (index) =>
      index.table === table &&
      (columns.every((one) => index.columns.slice(0, columns.length).includes(one)) ||
        telling.every((one) => index.columns.slice(0, telling.length).includes(one))),
  );
};

describe('foreign keys', () => {
  test('are each backed by an index', () => {
    expect(keys.length).toBeGreaterThan(8);
    const bare = keys
      .filter(({ child, columns }) => !isIndexed(child, columns))
      .map(({ name }) => name);
    expect(bare).toEqual([]);
  });

  test('between tables of companies name the company', async () => {
    const tenants = new Set(
      (
        await owner.rows<{ name: string }>(
          `select attrelid::regclass::text as name from pg_attribute
           where attname = 'company_id' and not attisdropped and attrelid in (select oid from pg_class where relkind = 'r')`,
        )
      ).map(({ name }) => name),
    );
    const between = keys.filter(({ child, parent }) => tenants.has(child) && tenants.has(parent));
    // A trade has a second company, and names it.
    const companies = ['company_id', 'seller_id', 'buyer_id', 'purchase_company_id'];
    const namesCompany = ({ columns }: Key) => columns.some((name) => companies.includes(name));
    // The platform's own rows have no company, so a plain foreign key is allowed next to the composite one.
    const loose = between.filter(
      (key) =>
        !namesCompany(key) &&
        !between.some(
          (other) =>
            namesCompany(other) &&
            other.child === key.child &&
            key.columns.every((column) => other.columns.includes(column)),
        ),
    );
    expect(loose.map(({ name }) => name)).toEqual([]);
  });

  test('refuse the role of another company', async () => {
    const attempt = owner.rows(
      `insert into account_role (account_id, role_id, company_id)
       select a.id, r.id, a.company_id from account a, role r
       where a.username = 'sales' and r.company_id = 38 and r.code = 'general'`,
    );
    await expect(attempt).rejects.toThrow(/violates foreign key constraint/);
  });
});

test.each([
  ['account', ['login_type']],
  ['account', ['company_id']],
  ['account_avatar', ['hash']],
  ['captcha', ['expire_time']],
  ['company', ['credit_code']],
  ['company', ['verify_status']],
  ['dict_data', ['dict_code']],
  ['idempotency', ['scope', 'key']],
  ['idempotency', ['create_time']],
  ['job', ['state', 'id']],
  ['job', ['kind', 'id']],
  ['job', ['lane', 'priority', 'turn', 'id']],
  ['job', ['lane', 'id']],
  ['job', ['end_time']],
  ['login_log', ['company_id', 'create_time']],
  ['login_log', ['account_id', 'create_time']],
  ['login_log', ['create_time']],
  ['notice', ['account_id', 'id']],
  ['notice', ['batch']],
  ['operation_log', ['company_id', 'create_time']],
  ['operation_log', ['account_id', 'create_time']],
  ['operation_log', ['create_time']],
  ['session', ['account_id']],
  ['session', ['company_id']],
  ['session', ['expire_time']],
  ['sms_code', ['expire_time']],
  ['mail_message', ['create_time']],
  ['mail_message', ['state', 'id']],
  ['mail_message', ['email_index', 'id']],
  ['sms_message', ['create_time']],
  ['throttle', ['expire_time']],
])('%s is looked through by %j with an index', (table, columns) => {
  expect(isIndexed(table, columns)).toBe(true);
});

test('every table the code knows exists with every column, and the other way round', async () => {
  const known = await owner.rows<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace
       and relname <> 'schema_migration' order by 1`,
  );
  for (const { name } of known)
    await app.database.main
      .selectFrom(name as 'account')
      .selectAll()
      .limit(1)
      .execute();
  expect(known.length).toBeGreaterThan(18);
});
