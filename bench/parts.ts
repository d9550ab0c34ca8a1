import pg from 'pg';

/** Fills a company with parts; the index that searches use is made last, or not at all where nobody searches. */
export async function seedParts(
  ownerUrl: string,
  count: number,
  { companyId = 1, isSearched = false } = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(`select set_config('app.actor', 'system', false)`);
  const { rows } = await client.query<{ indexdef: string }>(
    `select indexdef from pg_indexes where indexname = 'part_by_grams'`,
  );
  await client.query('drop index part_by_grams');
  await client.query(
    `insert into part (company_id, code, name, kind, model, gtin, unit, price, warranty_months, state, create_time)
     select $1, 'B' || lpad(n::text, 8, '0'),
       (array['智能手环', '轴承', '电路板', '包装盒', '传感器', '马达', '外壳', '电池'])[1 + n % 8] || ' ' || md5(n::text)::varchar(6),
       (array['product', 'component', 'material'])[1 + n % 3], 'M-' || n % 9973, '', 'pcs', n * 37 % 1000000, n % 36,
       case when n % 20 = 0 then 'stopped' else 'active' end, now() - n * interval '1 second'
     from generate_series(1, $2::int) n`,
    [companyId, count],
  );
  if (isSearched) {
    await client.query(`set maintenance_work_mem = '512MB'`);
    await client.query(rows[0]!.indexdef);
  }
  await client.query('vacuum analyze part');
  await client.end();
}
