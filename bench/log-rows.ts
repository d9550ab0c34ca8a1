import pg from 'pg';

const logs = ['operation_log', 'login_log'] as const;

const inserts = {
  operation_log: `
    insert into operation_log (company_id, login_type, account_id, username, path, permission, target, target_id,
      before, after, ip, user_agent, request_id, duration, create_time)
    select (array[1, 1, 1, 1, 1, 1, 38, 38, 38, null])[1 + n % 10], 'web', 10 + n % 6,
      (array['demo', 'product', 'procure', 'data', 'sales', 'identity'])[1 + n % 6],
      (array['part/edit', 'part/add', 'batch/edit', 'supplier/edit', 'customer/edit', 'category/edit', 'index/updateProfile'])[1 + n % 7],
      'product:part:edit', (array['part', 'part', 'batch', 'supplier', 'customer', 'category', 'account'])[1 + n % 7],
      (n % 500000)::text, '{"name": "甲", "price": 100, "remark": ""}', '{"name": "乙", "price": 120}',
      '115.236.' || n % 250 || '.' || n % 241, $2, md5(n::text), n % 300, now() - n * (interval '365 days' / $1::int)
    from generate_series(1, $1::int) n`,
  login_log: `
    insert into login_log (company_id, login_type, account_id, username, result, ip, user_agent, create_time)
    select (array[1, 1, 1, 1, 1, 1, 38, 38, 38, null])[1 + n % 10], 'web', 10 + n % 6,
      (array['demo', 'product', 'procure', 'data', 'sales', 'identity'])[1 + n % 6],
      case when n % 50 = 0 then 'wrong' when n % 9973 = 0 then 'locked' else 'ok' end,
      '115.236.' || n % 250 || '.' || n % 241, $2, now() - n * (interval '365 days' / $1::int)
    from generate_series(1, $1::int) n`,
};
const agent =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';

/** Fills both logs with a year; their indexes are made last, which is many times faster. */
export async function seedLogs(ownerUrl: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `select set_config('app.actor', 'system', false), set_config('synchronous_commit', 'off', false),
       set_config('maintenance_work_mem', '512MB', false), set_config('max_parallel_maintenance_workers', '1', false)`,
  );
  for (const log of logs) {
    await client.query(`call make_months('${log}', 13, 12)`);
    const { rows } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
       from pg_index where indrelid = $1::regclass and not indisprimary`,
      [log],
    );
    for (const { name } of rows) await client.query(`drop index ${name}`);
    await client.query(inserts[log], [count, agent]);
    // It is written down as if it were for the table alone, without its months.
    for (const { definition } of rows) await client.query(definition.replace(' ON ONLY ', ' ON '));
    await client.query(`vacuum analyze ${log}`);
  }
  await client.end();
}
