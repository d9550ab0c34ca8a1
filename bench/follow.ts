import pg from 'pg';
import { print, ms } from './numbers.ts';
import { startPlace } from './place.ts';

const queued = 100_000;
const codes = 20_000;

const place = await startPlace();
const owner = new pg.Client({ connectionString: place.ownerUrl });
await owner.connect();
const one = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row> =>
  (await owner.query<Row>(text, values)).rows[0]!;

const batch = await one<{ id: number; part_id: number }>(
  `select id, part_id from batch where company_id = 1 and state = 'closed' limit 1`,
);
await owner.query(
  `insert into identifier (company_id, seq, part_id, batch_id, state, scans)
   select 1, 900000000 + n, $1, $2, 7, 1 from generate_series(1, $3) as n`,
  [batch.part_id, batch.id, codes],
);
await owner.query('analyze identifier');
const counted = async () =>
  (
    await one<{ n: number }>(
      `select coalesce(sum(n), 0)::int as n from code_tally where company_id = 1 and metric = 'scanned'`,
    )
  ).n;
const settle = async (target: number) => {
  while ((await counted()) < target) await new Promise((resolve) => setTimeout(resolve, 25));
};
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
await pause(2_000);
const before = await counted();

/** Rows of the scan log; every hundredth fires a rule. */
const queue = (count: number, seed: number) =>
  owner.query(
    `insert into scan_log (company_id, seq, part_id, batch_id, verdict, reasons, counts, number, device, address, province, city)
     select 1, 900000000 + 1 + (n * 7919 + $4) % $3, $1, $2, case when n % 100 = 0 then 3 else 1 end,
       case when n % 100 = 0 then '[{"code": "tooManyDevices", "params": {"n": 5, "days": 7}}, {"code": "repeat", "params": {"n": 5}}]'::jsonb
         else '[{"code": "repeat", "params": {"n": 1}}]'::jsonb end,
       true, 1, n * 31, n % 5000, (array[11, 31, 33, 44, 51])[1 + n % 5], '杭州市'
     from generate_series(1, ${count}) as n`,
    [batch.part_id, batch.id, codes, seed],
  );

let total = before;
for (const round of [1, 2, 3]) {
  const began = performance.now();
  await queue(queued, round);
  const written = performance.now();
  total += queued;
  await settle(total);
  const took = performance.now() - written;
  print(`${queued} queued scans, round ${round}: written`, ms(written - began));
  print('  followed to the last one', ms(took), `${((queued / took) * 1_000).toFixed(0)}/s`);
}
if ((await counted()) !== total) throw new Error('scans were skipped or counted twice');
const { n } = await one<{ n: number }>(
  `select sum(hits)::int as n from incident where company_id = 1 and kind = 'cloneDevices' and seq > 900000000`,
);
print('rules fired', String(n), `of ${(queued / 100) * 3}`);

const delays: number[] = [];
for (let at = 1; at <= 20; at += 1) {
  await queue(2_000, at);
  const began = performance.now();
  await owner.query(
    `insert into scan_log (company_id, seq, part_id, verdict, reasons, counts, device, address) values
     (1, $1, $2, 5, '[{"code": "voided"}]', true, 1, 1)`,
    [900_000_000 + at, batch.part_id],
  );
  for (;;) {
    const found = await owner.query(
      `select from incident where company_id = 1 and kind = 'voided' and seq = $1`,
      [900_000_000 + at],
    );
    if (found.rowCount) break;
    await pause(5);
  }
  delays.push(performance.now() - began);
}
delays.sort((a, b) => a - b);
print('delay of an incident at 2,000 scans a step: median', ms(delays[10]!));
print('  longest of 20', ms(delays.at(-1)!), 'aim ≤ 2 s');
await owner.end();
await place.close();
