import pg from 'pg';
import { listen } from './listen.ts';
import { load } from './load.ts';
import { median, print } from './numbers.ts';
import { startPlace } from './place.ts';
import { replay } from './replay.ts';

const warranties = Number(process.env.BENCH_WARRANTIES ?? 1_000_000);
const plan = { seconds: 3, connections: 16 };
/** Numbers that no pack of the demo has; their codes are written as they are. */
const base = 500_000_000;
const mobile = '13900000001';

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const { rows: people } = await owner.query<{ id: number }>(
  `select id from account where username = 'demo' and login_type = 'web'`,
);
const headers = { authorization: `Bearer ${await place.tokenFor(people[0]!.id)}` };
const { rows: parts } = await owner.query<{ id: number }>(
  `select id from part where company_id = 1 and kind = 'product' order by id limit 10`,
);
const { secrets } = place.app;
const ids = parts.map(({ id }) => id);

// Activated evenly over the last 26 months and granted for 24: the oldest have expired, and some end within 30 days.
const activated = `now() - n * (interval '26 months' / $7::int)`;
// Each number is used by three people's products; one of them is looked for.
await owner.query(
  `insert into identifier (company_id, seq, code, level, state, part_id)
   select 1, $1::bigint + n, 'BENCH-W-' || n, 0, 8, ($2::int[])[1 + n % array_length($2::int[], 1)]
   from generate_series(1, $3::int) n`,
  [base, ids, warranties],
);
await owner.query(
  `insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time,
     part_id, province, months)
   select 1, $1::bigint + n, $2, $3,
     case when n % $4::int = 0 then $5::bytea else sha256(convert_to((n / 3)::text, 'utf8')) end,
     ${activated}, ${activated}, ${activated} + interval '24 months', ($6::int[])[1 + n % array_length($6::int[], 1)], 33, 24
   from generate_series(1, $7::int) n`,
  [
    base,
    secrets.seal('warranty.name', 1, '测试'),
    secrets.seal('warranty.mobile', 1, mobile),
    Math.floor(warranties / 3),
    secrets.index('mobile', mobile),
    ids,
    warranties,
  ],
);
for (const table of ['identifier', 'warranty']) await owner.query(`vacuum analyze ${table}`);

const questions: Record<string, string> = {
  'first page': '',
  'deep page': `page=${Math.floor(warranties / 40)}`,
  'searched by phone': `keyword=${mobile}`,
  'ending within 30 days': 'expiring=30',
  'expired ones': 'state=expired',
  'of a part': `part_id=${ids[0]}`,
  'void ones': 'state=void',
  'sorted by end': 'sort_field=expire_time&sort_by=asc',
};
for (const [name, query] of Object.entries(questions)) {
  const url = `${place.base}/api/web/warranty/index?${query}`;
  // The first call counts many rows; after that the count is cached for a while.
  await fetch(url, { headers });
  const statements = await listen(url, headers);
  const ours: number[] = [];
  const alone: number[] = [];
  for (let round = 0; round <= 3; round += 1) {
    const { perSecond, failed } = await load({ ...plan, url, headers });
    if (failed > 0) throw new Error(`${name}: ${failed} calls failed`);
    const bare = await replay({ ...plan, url: place.app.database.url, statements });
    if (round === 0) continue;
    ours.push(perSecond);
    alone.push(bare);
  }
  print(`${warranties} warranties, ${name}`, `${median(ours).toFixed(0)}/s`);
  print('  ratio to pg alone', (median(ours) / median(alone)).toFixed(2), 'aim ≥ 0.6');
}
await owner.end();
await place.close();
