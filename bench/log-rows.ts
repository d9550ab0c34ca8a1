import pg from 'pg';

const logs = ['operation_log', 'login_log'] as const;
type Log = (typeof logs)[number];
// More than there are cores: some write while others sort.
const workers = 4;

const columns = {
  operation_log: `company_id, login_type, account_id, username, path, permission, target, target_id,
    before, after, ip, user_agent, request_id, duration, create_time`,
  login_log: 'company_id, login_type, account_id, username, result, ip, user_agent, create_time',
};
const session = `(array[1, 1, 1, 1, 1, 1, 38, 38, 38, null])[1 + n % 10], 'web', 10 + n % 6,
  (array['demo', 'product', 'procure', 'data', 'sales', 'identity'])[1 + n % 6]`;
const address = `'115.236.' || n % 250 || '.' || n % 241, $3`;
const values = {
  operation_log: `${session},
    (array['part/edit', 'part/add', 'batch/edit', 'supplier/edit', 'customer/edit', 'category/edit', 'index/updateProfile'])[1 + n % 7],
    'product:part:edit', (array['part', 'part', 'batch', 'supplier', 'customer', 'category', 'account'])[1 + n % 7],
    (n % 500000)::text, '{"name": "甲", "price": 100, "remark": ""}', '{"name": "乙", "price": 120}',
    ${address}, md5(n::text), n % 300`,
  login_log: `${session},
    case when n % 50 = 0 then 'wrong' when n % 9973 = 0 then 'locked' else 'ok' end, ${address}`,
};
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** One month of a log: which rows, newest first, are in it. */
type Month = { log: Log; cut: string; first: number; last: number };
type Index = { name: string; definition: string };

async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `select set_config('app.actor', 'system', false), set_config('synchronous_commit', 'off', false),
       set_config('maintenance_work_mem', '256MB', false), set_config('max_parallel_maintenance_workers', '0', false),
       set_config('timezone', 'UTC', false)`,
  );
  return client;
}

/** Fills a month and creates its indexes last, which is many times faster. */
async function fillMonth(
  client: pg.Client,
  { log, cut, first, last }: Month,
  indexes: Index[],
  now: Date,
  step: number,
): Promise<void> {
  await client.query(
    `insert into ${cut} (${columns[log]})
     select ${values[log]}, $4::timestamptz - n * (interval '1 microsecond' * $5::float8)
     from generate_series($1::int, $2::int, -1) n`,
    [last, first, agent, now, step],
  );
  for (const { definition } of indexes)
    await client.query(definition.replace(/INDEX \S+ ON ONLY \S+/, `INDEX ON ${cut}`));
  await client.query(`vacuum analyze ${cut}`);
}

/** Fills both logs with a year, several months at a time. */
export async function seedLogs(ownerUrl: string, count: number): Promise<void> {
  const clients = await Promise.all(Array.from({ length: workers }, () => connect(ownerUrl)));
  const [client] = clients as [pg.Client];
  const now = new Date();
  // In whole microseconds, which is what the database keeps.
  const step = Math.floor((365 * 86_400_000_000) / count);
  const indexes = {} as Record<Log, Index[]>;
  const months: Month[] = [];
  for (const log of logs) {
    await client.query(`call make_months('${log}', 13, 12)`);
    ({ rows: indexes[log] } = await client.query<Index>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not indisprimary`,
      [log],
    ));
    for (const { name } of indexes[log]) await client.query(`drop index ${name}`);
    for (let back = 0; back <= 13; back += 1) {
      const begin = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back);
      const end = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back + 1);
      const first = Math.max(1, Math.floor(((now.getTime() - end) * 1_000) / step) + 1);
      const last = Math.min(count, Math.floor(((now.getTime() - begin) * 1_000) / step));
      const cut = `${log}_${new Date(begin).toISOString().slice(0, 7).replace('-', '_')}`;
      if (first <= last) months.push({ log, cut, first, last });
    }
  }
  await Promise.all(
    clients.map(async (one) => {
      for (let month = months.shift(); month; month = months.shift())
        await fillMonth(one, month, indexes[month.log], now, step);
    }),
  );
  for (const log of logs) {
    // Written down as if it were for the table alone; what its months have already is taken as it is.
    for (const { definition } of indexes[log])
      await client.query(definition.replace(' ON ONLY ', ' ON '));
    await client.query(`analyze only ${log}`);
  }
  await Promise.all(clients.map((one) => one.end()));
}
