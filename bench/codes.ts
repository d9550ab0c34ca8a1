import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mb, median, print } from './numbers.ts';
import { openPacks } from './packs.ts';
import { startPlace } from './place.ts';

/** `CODES=100000000 npm run bench codes` makes that many instead. */
const sizes = (process.env.CODES ?? '1000000,10000000').split(',').map(Number);
const sidePool = 2 ** 39;
const columns = 'company_id, seq, part_id, batch_id, state, level, risk, scans';

const place = await startPlace();
const { owner, rule, make } = await openPacks(place);
const { rows: batches } = await owner.query<{ id: number }>(
  `select id from batch where company_id = 1 and state = 'producing' limit 1`,
);
const bytes = async () =>
  Number(
    (await owner.query<{ n: string }>(`select pg_total_relation_size('identifier') as n`)).rows[0]!
      .n,
  );

/** The same rows by PostgreSQL's own COPY from a file. */
async function copySame(pack: number): Promise<number> {
  const file = path.join(tmpdir(), `codes-${process.pid}.copy`);
  await owner.query(
    `copy (select i.company_id, i.seq + ${sidePool}, i.part_id, i.batch_id, i.state, i.level, i.risk, i.scans
       from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq
       where p.id = ${pack} order by i.seq) to '${file}'`,
  );
  const began = performance.now();
  await owner.query(`copy identifier (${columns}) from '${file}'`);
  const seconds = (performance.now() - began) / 1_000;
  rmSync(file, { force: true });
  await owner.query(`delete from identifier where seq >= ${sidePool}`);
  await owner.query('vacuum analyze identifier');
  return seconds;
}

for (const size of sizes) {
  const rounds = size > 1_000_000 ? 1 : 3;
  const [ours, theirs, perCode]: number[][] = [[], [], []];
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage().rss)), 100);
  const before = process.memoryUsage().rss;
  for (let round = 0; round < rounds; round += 1) {
    await owner.query('checkpoint');
    const earlier = await bytes();
    const pack = await make({
      rule_id: await rule('standard'),
      batch_id: batches[0]!.id,
      quantity: size,
    });
    ours!.push(size / pack.seconds);
    perCode!.push(((await bytes()) - earlier) / size);
    await owner.query('checkpoint');
    theirs!.push(size / (await copySame(pack.id)));
  }
  clearInterval(watch);
  const named = size.toLocaleString('en');
  print(`${named} standard codes: a pack, from order to ready`, `${median(ours!).toFixed(0)}/s`);
  print('  the same rows by COPY', `${median(theirs!).toFixed(0)}/s`);
  print('  ratio', (median(ours!) / median(theirs!)).toFixed(2), 'aim ≥ 0.8');
  print('  bytes of disk for each, indexes included', median(perCode!).toFixed(0));
  print('  memory of the server before, and its peak', `${mb(before)}, ${mb(peak)}`);
}

const { rows: parts } = await owner.query<{ id: number }>(
  `select part_id as id from batch where id = $1`,
  [batches[0]!.id],
);
const own = await make({ rule_id: await rule('own'), part_id: parts[0]!.id, quantity: 500_000 });
print('500,000 codes of an own rule', `${(500_000 / own.seconds).toFixed(0)}/s`);

await owner.end();
await place.close();
