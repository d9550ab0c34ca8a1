import pg from 'pg';
import { writeCodes } from '#server/codes/codes.ts';
import { permutationOf } from '#server/codes/space.ts';
import { makeYear, perBox } from './insight-rows.ts';
import { ms, percentile, print } from './numbers.ts';
import { startPlace } from './place.ts';
import { postmasterOf, processorTime } from './processor.ts';

// The size at which it was measured: BENCH_CODES=100000000 BENCH_SCANS=50000000.
const codes = Number(process.env.BENCH_CODES ?? 300_000);
const scans = Number(process.env.BENCH_SCANS ?? 200_000);
const calls = Number(process.env.BENCH_CALLS ?? 40);
const warm = 2;
const aims = { screen: 300, serial: 200, search: 100 };

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
await owner.query(`select set_config('app.actor', 'system', false)`);
// What is written belongs together by itself; without this, each reference is looked up for each row.
await owner.query(`set session_replication_role to replica`);
await owner.query(`alter system set max_wal_size to '8GB'`);
await owner.query(`alter system set full_page_writes to off`);
await owner.query(`set maintenance_work_mem to '1GB'`);
await owner.query(`select pg_reload_conf()`);
await owner.query(`update system_version set quotas = '{}'`);
const { rows: people } = await owner.query<{ id: number }>(
  `select id from account where username = 'demo' and login_type = 'web'`,
);
const headers = {
  authorization: `Bearer ${await place.tokenFor(people[0]!.id)}`,
  'content-type': 'application/json',
};

print('identifiers, scans', `${codes.toLocaleString('en')}, ${scans.toLocaleString('en')}`);
const made = await makeYear(place.app, owner, codes, scans);
const began = performance.now();
for (;;) {
  const { rows } = await owner.query<{ is_over: boolean }>(
    `select (xact, last_id) >= (select xact, id from scan_log order by xact desc, id desc limit 1) as is_over
     from scan_reader where name = 'follow'`,
  );
  if (rows[0]!.is_over) break;
  await new Promise((resolve) => setTimeout(resolve, 500));
}
print('  scans followed', ms(performance.now() - began));
for (const table of ['scan_log', 'code_tally', 'scan_place', 'scan_flow', 'incident'])
  await owner.query(`vacuum analyze ${table}`);
const { rows: sizes } = await owner.query<{ tallies: string; size: string }>(
  `select count(*)::text as tallies, pg_size_pretty(pg_database_size(current_database())) as size from code_tally where company_id = 1`,
);
print('rows of running figures, size of the database', `${sizes[0]!.tallies}, ${sizes[0]!.size}`);

const day = (ago: number) =>
  new Date(Date.now() + 8 * 3_600_000 - ago * 86_400_000).toISOString().slice(0, 10);
const last = (n: number) =>
  new URLSearchParams([
    ['days[]', day(n - 1)],
    ['days[]', day(0)],
  ]).toString();
/** Another one for every call, spread over all of them. */
const spread = (at: number, of: number) => Math.floor(((at * 0.618_034) % 1) * of);
/** Of a unit: the first of each 25 is a box. */
const unit = (at: number) => spread(at, codes) + (spread(at, codes) % perBox === 0 ? 1 : 0);
const serial = (at: number) =>
  writeCodes(permutationOf(place.app), made.key, made.first + unit(at), 1, '')
    .toString('latin1')
    .trim();
const batch = (at: number) => `BENCH-B-${spread(at, made.batches)}`;
const shipment = (at: number) => `BENCH-S-${spread(at, Math.floor(made.shipments * 0.9))}`;
const { rows: named } = await owner.query<{ id: number; code: string; name: string }>(
  `select id, code, name from part where company_id = 1 and kind = 'product' order by id limit 10`,
);
const part = (at: number) => named[at % named.length]!;

type Ask = { path: string; body?: object };
const get = (path: string) => (): Ask => ({ path });
const text = (path: string, of: (at: number) => string) => (at: number) => ({
  path: `${path}?${new URLSearchParams({ text: of(at) }).toString()}`,
});
const trace = (of: (at: number) => string) => (at: number) => ({
  path: 'traceQuery/find',
  body: { text: of(at) },
});
const find = (of: (at: number) => string) => (at: number) => ({
  path: `find/index?${new URLSearchParams({ keyword: of(at) }).toString()}`,
});

const asked: [name: string, aim: number, ask: (at: number) => Ask][] = [
  ['workplace', aims.screen, get('workplace/index')],
  ...[30, 90, 365].flatMap((n): typeof asked => [
    [`analysis, ${n} days`, aims.screen, get(`analysis/index?${last(n)}`)],
    [`  ranks, ${n} days`, aims.screen, get(`analysis/ranks?${last(n)}`)],
    [`code analysis by day, ${n} days`, aims.screen, get(`codeAnalysis/index?${last(n)}`)],
  ]),
  [
    'analysis of a part, 90 days',
    aims.screen,
    (at) => ({ path: `analysis/index?${last(90)}&part_id=${part(at).id}` }),
  ],
  ['analysis of a province, 90 days', aims.screen, get(`analysis/index?${last(90)}&province=33`)],
  ['  the scans behind, 90 days', aims.screen, get(`analysis/scans?${last(90)}`)],
  ['  of a province', aims.screen, get(`analysis/scans?${last(90)}&province=33`)],
  ...(['part', 'batch', 'province'] as const).map((by): (typeof asked)[number] => [
    `code analysis by ${by}, 90 days`,
    aims.screen,
    get(`codeAnalysis/index?${last(90)}&by=${by}`),
  ]),
  ['supply chain of a part', aims.screen, text('supplyChain/find', (at) => part(at).code)],
  ['  of a batch', aims.screen, text('supplyChain/find', batch)],
  ['  of a serial number', aims.screen, text('supplyChain/find', serial)],
  ['circulation of a serial number', aims.screen, text('circulation/find', serial)],
  ['  of a batch', aims.screen, text('circulation/find', batch)],
  ['  of a shipment', aims.screen, text('circulation/find', shipment)],
  ...[30, 365].flatMap((n) =>
    (['time', 'part', 'receiver', 'region'] as const).map((by): (typeof asked)[number] => [
      `shipment statistics by ${by}, ${n} days`,
      aims.screen,
      get(`shipmentStatistics/index?${last(n)}&by=${by}`),
    ]),
  ),
  ['shipping details', aims.screen, get('shippingDetail/index')],
  ['  of a part', aims.screen, (at) => ({ path: `shippingDetail/index?part_id=${part(at).id}` })],
  [
    '  of a shipment',
    aims.screen,
    (at) => ({ path: `shippingDetail/index?keyword=${shipment(at)}` }),
  ],
  ['dealer data', aims.screen, get('dealerData/index')],
  ['dealer sales', aims.screen, get('dealerSales/index')],
  ['dealer work in progress', aims.screen, get('dealerWip/index')],
  ...['shipment', 'packing', 'production', 'sale', 'dealer', 'customer', 'order'].map(
    (kind): (typeof asked)[number] => [`${kind} screen`, aims.screen, get(`${kind}Screen/index`)],
  ),
  ['after-sales data, 90 days', aims.screen, get(`afterSales/index?${last(90)}`)],
  ['after-sales data, 365 days', aims.screen, get(`afterSales/index?${last(365)}`)],
  ['heatmap, 90 days', aims.screen, get(`heatmap/index?${last(90)}`)],
  ['page of a serial number', aims.serial, trace(serial)],
  ['find a serial number', aims.search, find(serial)],
  ['  a batch', aims.search, find(batch)],
  ['  a shipment', aims.search, find(shipment)],
  ['  a part by its name', aims.search, find((at) => part(at).name)],
  ['  a dealer by its name', aims.search, find((at) => `经销商 ${spread(at, 200)}`)],
];

const { rows: backend } = await owner.query<{ pid: number }>(`select pg_backend_pid() as pid`);
const postmaster = postmasterOf(backend[0]!.pid);
let missed = 0;
for (const [name, aim, ask] of asked) {
  const taken: number[] = [];
  let used = Number.NaN;
  for (let at = -warm; at < calls; at += 1) {
    if (at === 0) used = processorTime(postmaster);
    const { path, body } = ask(at + warm);
    const start = performance.now();
    const answer = await fetch(`${place.base}/api/web/${path}`, {
      headers,
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    const told = (await answer.json()) as { code: number; msg: string; data: { found?: string } };
    if (told.code !== 0) throw new Error(`${name}: ${path}: ${told.msg}`);
    if (told.data.found === 'nothing') throw new Error(`${name}: ${path} found nothing`);
    if (at >= 0) taken.push(performance.now() - start);
  }
  const p95 = percentile(taken, 0.95);
  const each = (processorTime(postmaster) - used) / calls;
  if (p95 > aim) missed += 1;
  print(
    name,
    `${ms(percentile(taken, 0.5))} / ${ms(p95)}, processor ${ms(each)}`,
    `p95 ≤ ${aim} ms: ${p95 <= aim ? 'met' : 'not met'}`,
  );
}
print('calls over their limit', `${missed} of ${asked.length}`);
await owner.end();
await place.close();
