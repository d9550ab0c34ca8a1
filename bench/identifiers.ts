import pg from 'pg';
import { listen } from './listen.ts';
import { median, ms, percentile, print } from './numbers.ts';
import { openPacks } from './packs.ts';
import { startPlace } from './place.ts';
import type { Statement } from './replay.ts';

const rows = Number(process.env.ROWS ?? 10_000_000);
const packs = 10;
const rounds = 5;
const calls = 100;

const place = await startPlace();
const { owner, headers, ask, rule, make } = await openPacks(place);
const standard = await rule('standard');
const { rows: batches } = await owner.query<{ id: number; part_id: number }>(
  `select id, part_id from batch where company_id = 1 and state in ('producing', 'completed') order by id limit ${packs}`,
);
const made = [];
for (let at = 0; at < packs; at += 1)
  made.push(
    await make({
      rule_id: standard,
      quantity: rows / packs,
      batch_id: batches[at % batches.length]!.id,
    }),
  );
await owner.query('vacuum analyze identifier');
print('identifiers in the table', rows.toLocaleString('en'));

type Row = { id: number; code: string };
const timed = async (work: () => Promise<unknown>) => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** Numbers as a person picks them: none beside another. */
const scattered = async (count: number): Promise<number[]> => {
  const { rows: found } = await owner.query<{ seq: string }>(
    `select seq from identifier where company_id = 1 and state = 1 and seq % 7 = 3 and batch_id = $1 order by seq limit $2`,
    [batches[0]!.id, count],
  );
  return found.map(({ seq }) => Number(seq));
};
const { id: batch, part_id: part } = batches[0]!;
for (const [count, aim] of [
  [500, 100],
  [10_000, 1_000],
  [30_000, 3_000],
] as const) {
  const ids = await scattered(count);
  // A small trial has fewer.
  if (ids.length < count) continue;
  const times: Record<string, number[]> = { bound: [], unbound: [], frozen: [], unfrozen: [] };
  for (let round = 0; round < rounds; round += 1) {
    times.bound!.push(
      await timed(() => ask('binding/add', { ids, part_id: part, batch_id: batch })),
    );
    times.frozen!.push(await timed(() => ask('identifier/freeze', { ids, reason: 'other' })));
    times.unfrozen!.push(await timed(() => ask('identifier/unfreeze', { ids, reason: 'other' })));
    times.unbound!.push(await timed(() => ask('binding/undo', { ids, reason: 'x' })));
  }
  times.voided = [await timed(() => ask('identifier/void', { ids, reason: 'misprint' }))];
  for (const [name, taken] of Object.entries(times))
    print(
      `${count.toLocaleString('en')} identifiers ${name}, none beside another`,
      ms(median(taken)),
      `aim ≤ ${ms(aim)}`,
    );
}

const bare = new pg.Client({ connectionString: place.app.database.url });
await bare.connect();
const say = async (statements: readonly Statement[]) => {
  for (const { text, values } of statements) await bare.query(text, [...values]);
};

/** Every call, and its statements alone, in turns. */
async function compare(name: string, queries: readonly string[]): Promise<void> {
  const urls = queries.map((query) => `${place.base}/api/web/identifier/index?${query}`);
  const heard: Statement[][] = [];
  for (const url of urls) {
    await (await fetch(url, { headers })).text();
    heard.push(await listen(url, headers));
  }
  const [ours, alone]: number[][] = [[], []];
  for (let round = 0; round < Math.ceil(calls / urls.length); round += 1)
    for (const [at, url] of urls.entries()) {
      ours!.push(await timed(async () => (await fetch(url, { headers })).text()));
      alone!.push(await timed(() => say(heard[at]!)));
    }
  const [p, q] = [percentile(ours!, 0.95), percentile(alone!, 0.95)];
  print(`${name}: p95 of the call`, ms(p));
  print('  of its statements by pg alone', ms(q));
  print('  ratio', (p / q).toFixed(2), 'aim ≤ 1.3');
}

const some = (await ask(`identifier/index?limit=50&pack_id=${made[3]!.id}`)) as Row[];
const middle = (await ask(`identifier/index?limit=50&page=200&pack_id=${made[6]!.id}`)) as Row[];
const codes = [...some, ...middle].map(({ code }) => code);
await compare('first page', ['limit=20']);
await compare('a deep page (500,000 rows in)', ['page=25000']);
await compare('one state', ['state[]=voided', 'state[]=allocated']);
await compare('one batch, one state', [`batch_id=${batch}&state[]=allocated`]);
await compare(
  'exact',
  codes.map((code) => `keyword=${code}`),
);
await compare(
  'beginning: five letters',
  codes.map((code) => `keyword=${code.slice(0, 5)}`),
);
await compare(
  'beginning: four letters, asked again',
  codes.slice(0, 5).map((code) => `keyword=${code.slice(0, 4)}`),
);
await compare(
  'a range',
  some.slice(1).map(({ code }) => `first_code=${code}&last_code=${some[0]!.code}`),
);
const fresh = codes.slice(60, 70).map((code) => `keyword=${code.slice(0, 4)}`);
const once = [];
for (const query of fresh) once.push(await timed(() => ask(`identifier/index?${query}`)));
print('four letters never asked before: median', ms(median(once)));
await bare.end();
await owner.end();
await place.close();
