import pg from 'pg';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const scans = Number(process.env.BENCH_SCANS ?? 10_000_000);
const days = 90;
const dealers = 200;
const rounds = 5;
const base = 900_000;

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const { rows: people } = await owner.query<{ id: number }>(
  `select id from account where username = 'demo' and login_type = 'web'`,
);
const headers = { authorization: `Bearer ${await place.tokenFor(people[0]!.id)}` };

// As many rows as the follower would leave: every dealer is scanned in every city every day, one scan in twenty outside.
// Abroad, countries take the place of cities.
const abroad = 'JP,KR,SG,MY,TH,VN,US,CA,GB,DE,FR,IT,AU,BR,AE';
const cities = `select (code / 10000)::smallint as province, name from city where level = 2
  union all select 0::smallint, unnest('{${abroad}}'::text[])`;
await owner.query(
  `insert into dealer (company_id, dealer_id, code, name, address)
   select 1, $1::int + n, 'BENCH-' || n, 'Bench ' || n, '浙江省杭州市' from generate_series(1, $2::int) n`,
  [base, dealers],
);
const { rows: counted } = await owner.query<{ n: number }>(
  `select count(*)::int as n from (${cities}) c`,
);
const each = Math.max(1, Math.round(scans / (counted[0]!.n * days * dealers)));
const outside = `case when (n + d) % 20 = 0 then ${each} else 0 end`;
await owner.query(
  `insert into scan_flow (company_id, day, dealer_id, province, city, total, outside)
   select 1, current_date - d, ${base} + n, c.province, c.name, ${each}, ${outside}
   from (${cities}) c, generate_series(0, ${days - 1}) d, generate_series(1, ${dealers}) n`,
);
await owner.query(
  `insert into scan_place as p (company_id, day, province, city, total, outside)
   select company_id, day, province, city, sum(total), sum(outside) from scan_flow
   where dealer_id > ${base} group by 1, 2, 3, 4
   on conflict (company_id, day, province, city) do update set total = p.total + excluded.total, outside = p.outside + excluded.outside`,
);
await owner.query(
  `insert into scan_stray (company_id, province, day, city, dealer_id, seq, n, last_time)
   select 1, province, day, city, dealer_id, 1000000 + row_number() over (), 1, day + interval '12 hours'
   from scan_flow where dealer_id > ${base} and outside > 0`,
);
for (const table of ['scan_flow', 'scan_place', 'scan_stray'])
  await owner.query(`vacuum analyze ${table}`);
const { rows: made } = await owner.query<{ scans: string; flows: string; strays: string }>(
  `select (select sum(total) from scan_place) as scans, (select count(*) from scan_flow) as flows,
     (select count(*) from scan_stray) as strays`,
);
print('scans behind the counts', made[0]!.scans);
print('  rows by dealer, products outside', `${made[0]!.flows}, ${made[0]!.strays}`);

const text = (time: number) => new Date(time).toISOString().slice(0, 10);
const range = new URLSearchParams([
  ['days[]', text(Date.now() - (days - 1) * 86_400_000)],
  ['days[]', text(Date.now() + 86_400_000)],
]).toString();
const questions = {
  'the country, 90 days': `index?${range}`,
  'a province, 90 days': `index?${range}&province=33`,
  'a dealer, 90 days': `index?${range}&dealer_id=${base + 1}`,
  'the world, 90 days': `index?${range}&province=0`,
  'a dealer in the world, 90 days': `index?${range}&province=0&dealer_id=${base + 1}`,
  'behind a country, 90 days': `place?${range}&province=0&city=JP`,
  'behind a province, 90 days': `place?${range}&province=33`,
  'behind a city, 90 days': `place?${range}&province=33&city=${encodeURIComponent('杭州市')}`,
};
for (const [name, query] of Object.entries(questions)) {
  const taken: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const start = performance.now();
    const answer = await fetch(`${place.base}/api/web/heatmap/${query}`, { headers });
    const { code, msg } = (await answer.json()) as { code: number; msg: string };
    if (code !== 0) throw new Error(`${name}: ${msg}`);
    if (round > 0) taken.push(performance.now() - start);
  }
  print(name, ms(median(taken)), 'aim ≤ 1 s');
}
await owner.end();
await place.close();
