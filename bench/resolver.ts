import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { ms, percentile, print } from './numbers.ts';
import { startPlace } from './place.ts';

const seconds = 5;
const place = await startPlace();
const paths = await transact(place.app.database.main, systemActor, async (tx) => {
  const rows = await tx
    .selectFrom('identifier as i')
    .innerJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'i.company_id').onRef('p.id', '=', 'i.part_id'),
    )
    .select(['i.seq', 'i.code', 'p.gtin'])
    .where('i.company_id', '=', 1)
    .where('p.gtin', '<>', '')
    .where('i.code', 'is', null)
    .limit(2_000)
    .execute();
  const codes = await codeTexts(place.app, tx, 1, rows);
  return rows.map(({ seq, gtin }) => `/01/${gtin.padStart(14, '0')}/21/${codes.get(seq)}`);
});

/** Asks for so long with so many at once; each waits for its answer. */
async function run(atOnce: number, suffix: string, status: number) {
  const times: number[] = [];
  const end = performance.now() + seconds * 1_000;
  let next = 0;
  const ask = async () => {
    while (performance.now() < end) {
      const path = paths[(next += 1) % paths.length]!;
      const began = performance.now();
      const answer = await fetch(place.base + path + suffix, { redirect: 'manual' });
      await answer.arrayBuffer();
      times.push(performance.now() - began);
      if (answer.status !== status) throw new Error(`${path} answered ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, ask));
  return times;
}

await run(8, '', 307);
for (const [what, suffix, status] of [
  ['a Digital Link leads to its page', '', 307],
  ['its linkset', '?linkType=linkset', 200],
] as const)
  for (const atOnce of [1, 8, 32]) {
    const times = await run(atOnce, suffix, status);
    print(
      `${what}, ${atOnce} at once: p50 and p95`,
      `${ms(percentile(times, 0.5))}, ${ms(percentile(times, 0.95))}`,
      'aim: p95 ≤ 20 ms',
    );
    print('  a second', `${Math.round(times.length / seconds)}`);
  }
await place.close();
