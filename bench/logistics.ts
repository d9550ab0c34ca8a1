import pg from 'pg';
import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { makeCodes } from './make-codes.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

// Other codes of the company, among which those of the bench are found.
const others = Number(process.env.BENCH_CODES ?? 10_000_000);
const sizes = [500, 10_000, 30_000] as const;
const aims: Record<number, string> = { 500: '0.1 s', 10_000: '1 s', 30_000: '3 s' };
const boxes = 100;
const perBox = 100;

const place = await startPlace();
const { app } = place;
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const began = performance.now();
await makeCodes(app, owner, others, 1);
print(`${others} other codes inserted`, ms(performance.now() - began));

const idOf = async (username: string, type: string) =>
  (
    await owner.query<{ id: number }>(
      'select id from account where username = $1 and login_type = $2',
      [username, type],
    )
  ).rows[0]!.id;
const staff = await place.tokenFor(await idOf('demo', 'web'));
const dealer = await place.tokenFor(await idOf('dealer', 'dealer'), 'dealer');

async function call<T>(path: string, body?: object, type: 'web' | 'dealer' = 'web'): Promise<T> {
  const answer = await fetch(`${place.base}/api/${type}/${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: {
      authorization: `Bearer ${type === 'web' ? staff : dealer}`,
      'content-type': 'application/json',
    },
  });
  const { code, msg, data, errors } = (await answer.json()) as {
    code: number;
    msg: string;
    data: T;
    errors?: object[];
  };
  if (code !== 0) throw new Error(`${path}: ${msg} ${JSON.stringify(errors?.slice(0, 2) ?? '')}`);
  return data;
}
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const first = async (sql: string) => (await owner.query<{ id: number }>(sql)).rows[0]!.id;
const part = await first(
  `select min(id) as id from part where company_id = 1 and kind = 'product'`,
);
const rule = await first(
  `select id from encoding_rule where company_id = 1 and kind = 'standard' and state = 'effective'`,
);

/** Orders codes and waits for them; their numbers are in a row. */
async function order(quantity: number, level = 'unit') {
  const { id } = await call<{ id: number }>('identifierPack/add', {
    rule_id: rule,
    quantity,
    level,
  });
  for (;;) {
    const pack = await call<{ state: string; first_code: string; last_code: string }>(
      `identifierPack/info?id=${id}`,
    );
    if (pack.state === 'ready') {
      const seq = (
        await owner.query<{ first_seq: string }>(
          'select first_seq from identifier_pack where company_id = 1 and id = $1',
          [id],
        )
      ).rows[0]!.first_seq;
      const rows = Array.from({ length: quantity }, (_, at) => ({
        seq: Number(seq) + at,
        code: null,
      }));
      const texts = await transact(app.database.main, systemActor, (tx) =>
        codeTexts(app, tx, 1, rows),
      );
      return { ...pack, seq: Number(seq), codes: rows.map((row) => texts.get(row.seq)!) };
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Scans that a phone sends in one go. */
const gathered = 1_000;
const total = sizes.reduce((sum, n) => sum + 2 * n, boxes * perBox + 2 * gathered);
const units = await order(total);
const cartons = await order(boxes, 'box');
const batch = await call<{ id: number }>('batch/add', { part_id: part, quantity: total });
await call('batch/release', { ids: [batch.id] });
await call('batch/start', { ids: [batch.id] });
const step = 30_000;
for (let at = 0; at < total; at += step)
  await call('binding/add', {
    part_id: part,
    batch_id: batch.id,
    ranges: [
      { first_code: units.codes[at], last_code: units.codes[Math.min(at + step, total) - 1] },
    ],
  });
await owner.query('vacuum analyze identifier');

let next = 0;
const take = (n: number) => units.codes.slice(next, (next += n));

const packing: number[] = [];
for (const parent of cartons.codes)
  packing.push(await timed(() => call('packing/pack', { parent, codes: take(perBox) })));
const sum = packing.reduce((one, other) => one + other, 0);
print(
  `pack ${boxes * perBox} units into ${boxes} boxes`,
  ms(sum),
  `a box: median ${ms(median(packing))}`,
);
print(
  'tree of a unit in a box',
  ms(await timed(() => call(`packing/tree?code=${units.codes[0]}`))),
  'aim 0.2 s',
);

/** The same rows by the database alone: what no server around it can be quicker than. */
async function alone(n: number): Promise<{ ship: number; receive: number; sell: number }> {
  const from = units.seq + next;
  next += n;
  const numbers = Array.from({ length: n }, (_, at) => from + at);
  const shipment = await first(
    `insert into shipment (company_id, code, kind, dealer_id) values (1, 'BENCH-${n}', 'dealer', 1) returning id`,
  );
  await owner.query(
    `insert into shipment_code (company_id, shipment_id, seq, root_seq, part_id, batch_id, level)
     select 1, $1, n, n, $2, $3, 0 from unnest($4::bigint[]) as n`,
    [shipment, part, batch.id, numbers],
  );
  const move = (state: number, row: number) =>
    timed(async () => {
      await owner.query('begin');
      await owner.query(
        'select from identifier where company_id = 1 and seq = any($1::bigint[]) order by seq for update',
        [numbers],
      );
      await owner.query(
        'update identifier set state = $2, dealer_id = 1, held_since = now() where company_id = 1 and seq = any($1::bigint[])',
        [numbers, state],
      );
      await owner.query(
        'update shipment_code set state = $2 where company_id = 1 and shipment_id = $1',
        [shipment, row],
      );
      await owner.query('commit');
    });
  return { ship: await move(5, 1), receive: await move(6, 2), sell: await move(7, 2) };
}

for (const n of sizes) {
  const codes = take(n);
  const { id } = await call<{ id: number }>('shipment/add', { kind: 'dealer', dealer_id: 1 });
  const scan = await timed(() => call('shipment/scan', { id, codes }));
  await call('shipment/check', { id });
  const ship = await timed(() => call('shipment/ship', { id }));
  const receive = await timed(() => call('receive/receive', { shipment_id: id }, 'dealer'));
  const sell = await timed(() =>
    call('saleRecord/add', { codes, sold_at: new Date().toISOString() }, 'dealer'),
  );
  const limit = await alone(n);
  const row = (name: string, time: number, least?: number) =>
    print(
      `${name} ${n} serials`,
      ms(time),
      `aim ${aims[n]}${least ? `; pg alone ${ms(least)}, ratio ${(least / time).toFixed(2)} (aim 0.6)` : ''}`,
    );
  row('scan', scan);
  row('ship', ship, limit.ship);
  row('receive', receive, limit.receive);
  row('sell', sell, limit.sell);
}
{
  const codes = take(gathered);
  const { id } = await call<{ id: number }>('shipment/add', { kind: 'dealer', dealer_id: 1 });
  await call('shipment/scan', { id, codes });
  await call('shipment/check', { id });
  await call('shipment/ship', { id });
  const items = codes.map((code, at) => ({
    client_id: `bench-${at}`,
    action: 'receive',
    codes: [code],
    at: new Date().toISOString(),
  }));
  const send = () => call('scan/batch', { items }, 'dealer');
  const time = await timed(send);
  const least = (await alone(gathered)).receive;
  print(
    `${gathered} gathered scans received in one go`,
    ms(time),
    `aim 1 s; pg alone ${ms(least)}, ratio ${(least / time).toFixed(2)}`,
  );
  print(`the same ${gathered} sent again`, ms(await timed(send)));
}
await owner.end();
await place.close();
