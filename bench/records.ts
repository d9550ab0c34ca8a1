import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { findObstacles } from '#server/quality/gate.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const total = Number(process.env.BENCH_RECORDS ?? 100_000);
const perCall = 1_000;
const steps = ['耐压', '泄漏电流', '功率', '噪声', '温升'];
const units = total / steps.length;
const gates = [500, 10_000, 20_000].filter((n) => n <= units);

const place = await startPlace();
const { app } = place;
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const first = async (sql: string) => (await owner.query<{ id: number }>(sql)).rows[0]!.id;
const token = await place.tokenFor(
  await first(`select id from account where username = 'demo' and login_type = 'web'`),
);
async function call<T>(name: string, body?: object): Promise<T> {
  const answer = await fetch(`${place.base}/api/web/${name}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
  });
  const { code, msg, data } = (await answer.json()) as { code: number; msg: string; data: T };
  if (code !== 0) throw new Error(`${name}: ${msg}`);
  return data;
}
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const rule = await first(
  `select id from encoding_rule where company_id = 1 and kind = 'standard' and state = 'effective'`,
);
const { id: part } = await call<{ id: number }>('part/add', { name: '测量用物料' });
const { id: pack } = await call<{ id: number }>('identifierPack/add', {
  rule_id: rule,
  quantity: units,
  part_id: part,
});
while ((await call<{ state: string }>(`identifierPack/info?id=${pack}`)).state !== 'ready')
  await new Promise((resolve) => setTimeout(resolve, 100));
const { rows } = await owner.query<{ seq: string }>(
  `select i.seq from identifier_pack p join identifier i on i.company_id = 1 and i.seq between p.first_seq and p.last_seq
   where p.company_id = 1 and p.id = $1 order by 1`,
  [pack],
);
const numbers = rows.map(({ seq }) => Number(seq));
const texts = await transact(app.database.main, systemActor, (tx) =>
  codeTexts(
    app,
    tx,
    1,
    numbers.map((seq) => ({ seq, code: null })),
  ),
);
await owner.query(
  `update identifier set part_id = $1 where company_id = 1 and seq = any($2::bigint[])`,
  [part, numbers],
);
const planned = steps.map((name) => ({ kind: 'test', name, unit: 'kV', min: 1, max: 2 }));
const { id: plan } = await call<{ id: number }>('inspectionPlan/add', {
  part_id: part,
  steps: planned,
});
await call('inspectionPlan/publish', { ids: [plan] });

const records = Array.from({ length: total }, (_, at) => ({
  kind: 'test',
  source_id: `bench-${at}`,
  serial_number: texts.get(numbers[Math.floor(at / steps.length)]!),
  step: steps[at % steps.length],
  value: 1.5 + Math.sin(at) / 4,
  emp_name: '测试员',
  pass_time: new Date(Date.UTC(2026, 9, 1) + at * 1_000).toISOString(),
}));
const calls = Array.from({ length: Math.ceil(total / perCall) }, (_, at) =>
  records.slice(at * perCall, (at + 1) * perCall),
);
/** Sends all calls, so many at a time. */
async function sendAll(atOnce: number): Promise<number[]> {
  const times: number[] = [];
  const left = [...calls];
  const sender = async () => {
    for (let next = left.shift(); next; next = left.shift()) {
      const some = next;
      times.push(await timed(() => call('testRecord/collect', { records: some })));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, sender));
  return times;
}
const clear = () => owner.query(`delete from quality_record where source_id like 'bench-%'`);
const rate = (time: number) => Math.round((total / time) * 1_000);

let times: number[] = [];
const collected = await timed(async () => (times = await sendAll(2)));
print(
  `collect ${total} records, ${perCall} a call`,
  `${rate(collected)} rows/s`,
  `a call: median ${ms(median(times))}`,
);
const again = await timed(() => sendAll(2));
print('the same again: all known', `${rate(again)} rows/s`);

await owner.query('vacuum analyze quality_record');
for (const n of gates) {
  const asked = numbers.slice(0, n).map((seq) => ({ seq, part_id: part }));
  const run = () =>
    timed(() => transact(app.database.main, systemActor, (tx) => findObstacles(tx, 1, asked)));
  await run();
  const found = median([await run(), await run(), await run()]);
  print(
    `gate: ${n} units, ${steps.length} required steps each`,
    ms(found),
    `${((found / n) * 1_000).toFixed(1)} µs a unit`,
  );
}
const bare = numbers.slice(0, 10_000).map((seq) => ({ seq, part_id: part + 1 }));
print(
  `gate: ${bare.length} units without a plan`,
  ms(
    await timed(() => transact(app.database.main, systemActor, (tx) => findObstacles(tx, 1, bare))),
  ),
);

// The same rows by COPY into the same table with its indexes.
const file = path.join(tmpdir(), `records-${process.pid}.bin`);
const columns = `company_id, seq, kind, step, std, content, value, unit, result, emp_name, pass_time, source_id,
  source_hash, create_by, update_by`;
await owner.query(
  `copy (select ${columns} from quality_record where source_id like 'bench-%') to '${file}' (format binary)`,
);
await clear();
await owner.query('vacuum quality_record');
const copied = await timed(() =>
  owner.query(`copy quality_record (${columns}) from '${file}' (format binary)`),
);
print(`COPY of the same ${total} rows`, `${rate(copied)} rows/s`);
print('collect against COPY', (copied / collected).toFixed(2), 'aim ≥ 0.3');
await owner.end();
await place.close();
