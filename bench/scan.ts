import { execFile, fork } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { scanOptions } from '#server/database/database.ts';
import { makeCodes } from './make-codes.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const codes = Number(process.env.BENCH_CODES ?? 10_000_000);
const asked = Math.min(codes, 200_000);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);

const place = await startPlace([], { TRUST_PROXY: '127.0.0.1' });
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const { app } = place;

const began = performance.now();
const { file: knownFile, texts, first, step, part } = await makeCodes(app, owner, codes, asked);
print(`${codes} codes inserted`, ms(performance.now() - began));

const inventedFile = path.join(tmpdir(), `suyuan-bench-invented-${process.pid}`);
writeFileSync(inventedFile, texts.map((text) => [...text].toReversed().join('')).join('\n'));

type Sent = {
  perSecond: number;
  failed: number;
  p50: number;
  p97: number;
  p99: number;
  /** CPU milliseconds per scan. */
  cost: number;
};
/** CPU time of the server and each database connection so far, in milliseconds, without the sender. */
async function worked(): Promise<Map<number, number>> {
  const { rows } = await owner.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and application_name like 'suyuan%'`,
  );
  const { user, system } = process.cpuUsage();
  return new Map([[process.pid, (user + system) / 1_000], ...rows.flatMap(ticksOf)]);
}

/** Undefined for a connection that has just ended. */
function ticksOf({ pid }: { pid: number }): [number, number][] {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
    return [[pid, (Number(fields[11]) + Number(fields[12])) * 10]];
  } catch {
    return [];
  }
}

async function send(file: string, connections: number): Promise<Sent> {
  const before = await worked();
  const sent = await sendAll(file, connections);
  let work = 0;
  for (const [pid, after] of await worked()) work += after - (before.get(pid) ?? 0);
  return { ...sent, cost: work / (sent.perSecond * seconds) };
}

const sendAll = (file: string, connections: number): Promise<Omit<Sent, 'cost'>> =>
  new Promise((resolve, reject) => {
    const child = fork(new URL('./scan-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (result) => resolve(result as Omit<Sent, 'cost'>));
    child.once('error', reject);
    child.send({ base: place.base, file, connections, seconds });
  });

const pgbench = ['15', '16', '17', '18']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .flatMap((folder) => {
    try {
      return readdirSync(folder).includes('pgbench') ? `${folder}/pgbench` : [];
    } catch {
      return [];
    }
  })[0];
if (!pgbench) throw new Error('pgbench is needed: install the package postgresql-contrib');
const script = path.join(tmpdir(), `suyuan-bench-${process.pid}.sql`);
// The statements of one scan, as a batch of one says them.
writeFileSync(
  script,
  `\\set seq ${first} + random(0, ${asked - 1}) * ${step}
\\set device random(1, 1000000000)
begin;
select set_config('app.actor','system',true),set_config('app.company_id','',true),set_config('app.dealer_id','',true),set_config('app.user_id','',true);
select * from hold_codes(array[1], array[:seq]::bigint[]);
with counted as (
  update identifier as i set scans = i.scans + 1, first_time = coalesce(i.first_time, now())
  from unnest(array[1], array[:seq]::bigint[]) as u (company, seq) where i.company_id = u.company and i.seq = u.seq)
insert into scan_log (company_id, seq, part_id, verdict, reasons, counts, number, device, address, province, city)
values (1, :seq, ${part}, 1, '[{"code":"first"}]', true, 1, :device, :device, 33, '杭州市');
commit;
`,
);
// The database takes 120 connections, some of which are ours.
const mostClients = 90;
// In a separate process: a pause of this one would also pause the server's transactions.
const bench = async (clients: number): Promise<number> => {
  const url = new URL(app.database.url);
  const { stdout: said } = await promisify(execFile)(
    pgbench,
    [
      '-n',
      '-M',
      'prepared',
      '-f',
      script,
      '-c',
      String(clients),
      '-j',
      '2',
      '-T',
      String(seconds),
    ].concat(['-h', url.hostname, '-p', url.port, '-U', url.username, url.pathname.slice(1)]),
    {
      env: { ...process.env, PGOPTIONS: scanOptions, PGPASSWORD: decodeURIComponent(url.password) },
      encoding: 'utf8',
    },
  );
  return Number(/tps = ([\d.]+)/.exec(said)![1]);
};

await send(knownFile, 16);
for (const connections of [1, 64, 256]) {
  const [ours, theirs, guesses]: [Sent[], number[], Sent[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    const sent = await send(knownFile, connections);
    if (sent.failed > 0) throw new Error(`${sent.failed} scans failed`);
    ours.push(sent);
    theirs.push(await bench(Math.min(connections, mostClients)));
    if (connections === 64) guesses.push(await send(inventedFile, connections));
  }
  const of = (pick: (sent: Sent) => number) => median(ours.map(pick));
  const ratio = of(({ perSecond }) => perSecond) / median(theirs);
  const aim = { 1: '', 64: 'aim ≥ 0.8', 256: 'aim ≥ 0.9' }[connections]!;
  print(`${connections} connections: scans`, `${of(({ perSecond }) => perSecond).toFixed(0)}/s`);
  print(
    '  p50 / p97.5 / p99',
    `${of(({ p50 }) => p50)} / ${of(({ p97 }) => p97)} / ${of(({ p99 }) => p99)} ms`,
    connections === 64 ? 'aim: p99 ≤ 50 ms' : '',
  );
  print('  pgbench, the same statements', `${median(theirs).toFixed(0)}/s`);
  print('  ratio', ratio.toFixed(2), aim);
  if (guesses.length > 0) {
    const known = of(({ cost }) => cost);
    const invention = median(guesses.map(({ cost }) => cost));
    const guessed = median(guesses.map(({ perSecond }) => perSecond));
    print('  invented codes', `${guessed.toFixed(0)}/s`);
    print(
      '  work for a known / an invented one',
      `${known.toFixed(2)} / ${invention.toFixed(2)} ms`,
    );
    print('  times cheaper', (known / invention).toFixed(1), 'aim ≥ 3');
  }
}
await owner.end();
await place.close();
