import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fetchApart } from './fetch-apart.ts';
import { seedLogs } from './log-rows.ts';
import { mb, median, ms, percentile, print } from './numbers.ts';
import { startPlace } from './place.ts';
import { countSheetRows } from './sheet-rows.ts';

const rows = Number(process.env.BENCH_LOG_ROWS ?? 10_000_000);
const exported = 1_000_000;
const place = await startPlace();
const seeding = performance.now();
await seedLogs(place.ownerUrl, rows);
const took = Math.round((performance.now() - seeding) / 1_000);
print(`two logs of ${rows.toLocaleString('en')} rows in months`, `${took} s`);

const tokens = {
  web: await place.tokenFor(10),
  admin: await place.tokenFor(1, 'admin', null),
};
const headersOf = (type: keyof typeof tokens) => ({ authorization: `Bearer ${tokens[type]}` });
const actor = {
  web: `set_config('app.actor','web',true),set_config('app.company_id','1',true),set_config('app.dealer_id','',true),set_config('app.user_id','10',true)`,
  admin: `set_config('app.actor','admin',true),set_config('app.company_id','',true),set_config('app.dealer_id','',true),set_config('app.user_id','1',true)`,
};

const columns = {
  operLog: `l.id, l.create_time, l.username, l.login_type, l.path, l.target, l.target_id, l.ip, l.request_id, l.duration,
    array(select now.key from jsonb_each(l.after) now where now.value is distinct from l.before -> now.key) as changed`,
  loginLog: 'l.id, l.create_time, l.username, l.login_type, l.result, l.ip, l.user_agent',
};
const tables = { operLog: 'operation_log', loginLog: 'login_log' };
type Log = keyof typeof tables;
type Question = { name: string; query: string; where: string; values?: unknown[]; offset?: number };

const day = (back: number) => new Date(Date.now() - back * 86_400_000).toISOString().slice(0, 10);
const days = [day(100), day(95)];
const inDays = `l.create_time >= $1::date::timestamp at time zone 'Asia/Shanghai'
  and l.create_time < ($2::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
const common: Question[] = [
  { name: 'first page', query: '', where: 'true' },
  { name: 'page 50', query: 'page=50', where: 'true', offset: 980 },
  {
    name: 'of some days',
    query: `create_time[]=${days[0]}&create_time[]=${days[1]}`,
    where: inDays,
    values: days,
  },
  { name: 'of one account', query: 'who=procure', where: `l.username = 'procure'` },
  {
    name: 'of one address',
    query: 'ip=115.236.7.7',
    where: `l.ip = '115.236.7.7'`,
  },
];
const questions: Record<Log, Question[]> = {
  operLog: [
    ...common,
    { name: 'of one kind', query: 'path=batch/edit', where: `l.path = 'batch/edit'` },
    {
      name: 'on one record',
      query: 'target=part&target_id=4711',
      where: `l.target = 'part' and l.target_id = '4711'`,
    },
    {
      name: 'of one request',
      query: 'request_id=c4ca4238a0b923820dcc509a6f75849b',
      where: `l.request_id = 'c4ca4238a0b923820dcc509a6f75849b'`,
    },
  ],
  loginLog: [
    ...common,
    { name: 'that failed', query: 'result=wrong', where: `l.result = 'wrong'` },
    { name: 'that were locked out', query: 'result=locked', where: `l.result = 'locked'` },
  ],
};

type Measured = { ours: number[]; bare: number[] };
function measure(type: keyof typeof tokens, log: Log, question: Question): Promise<Measured> {
  const { query, where, values = [], offset = 0 } = question;
  const own = type === 'web' ? 'l.company_id = 1 and' : '';
  const text = `select ${columns[log]}, a.realname, c.name as company_name from ${tables[log]} l
    left join account a on a.id = l.account_id left join company c on c.company_id = l.company_id
    where ${own} ${where} order by l.create_time desc, l.id desc limit 20 offset ${offset}`;
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./logs-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (result) => resolve(result as Measured));
    child.once('error', reject);
    child.once('exit', (code) => code && reject(new Error(`${log}: ${question.name} failed`)));
    child.send({
      url: `${place.base}/api/${type}/${log}/index?${query}`,
      headers: headersOf(type),
      databaseUrl: place.app.database.url,
      begin: `begin;select ${actor[type]}`,
      statement: { text, values },
      seconds: 5,
      workers: 2,
    });
  });
}

for (const log of ['operLog', 'loginLog'] as const)
  for (const type of ['web', 'admin'] as const)
    for (const question of questions[log]) {
      const url = `${place.base}/api/${type}/${log}/index?${question.query}`;
      // The first call counts many rows; after that the count is cached for a while.
      await (await fetch(url, { headers: headersOf(type) })).text();
      const { ours, bare } = await measure(type, log, question);
      const [mine, alone] = [percentile(ours, 0.95), percentile(bare, 0.95)];
      print(
        `${log} (${type}) ${question.name}: p95, by SQL alone`,
        `${ms(mine)} / ${ms(alone)}`,
        `ratio ${(mine / alone).toFixed(2)}, medians ${(median(ours) / median(bare)).toFixed(2)}, aim ≤ 1.5`,
      );
    }

// Six of ten rows are of this company; a day more, so that there are as many at least.
const from = day(Math.ceil((365 * exported) / rows / 0.6) + 1);
const path = `web/operLog/export?create_time[]=${from}&create_time[]=${day(0)}`;
await fetchApart(`${place.base}/api/web/operLog/export?request_id=nothing`, headersOf('web'));
globalThis.gc?.();
const idle = process.memoryUsage.rss();
let peak = idle;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 50);
const used: number[] = [];
const collect = setInterval(() => {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  used.push(heapUsed + arrayBuffers);
}, 5_000);
const file = join(mkdtempSync(join(tmpdir(), 'suyuan-bench-')), 'export.xlsx');
const answer = await fetchApart(`${place.base}/api/${path}`, headersOf('web'), file);
clearInterval(watch);
clearInterval(collect);
if (answer.status !== 200) throw new Error(`the export was refused with ${answer.status}`);
const inFile = await countSheetRows(file);
rmSync(dirname(file), { recursive: true });
print(
  `export of ${inFile.toLocaleString('en')} operations (${mb(answer.bytes)})`,
  `${(answer.took / 1_000).toFixed(0)} s`,
  `${Math.round(inFile / (answer.took / 1_000)).toLocaleString('en')} rows/s`,
);
print('memory of the process: idle, at most', `${mb(idle)} / ${mb(peak)}`);
print(
  'memory in use: after the first seconds / at most / at the end',
  `${mb(used[0] ?? Number.NaN)} / ${mb(Math.max(...used))} / ${mb(used.at(-1) ?? Number.NaN)}`,
  'flat',
);
await place.close();
