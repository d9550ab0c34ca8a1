import { fork } from 'node:child_process';
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

/** Sends requests for a period with a number of connections, from a separate process. */
function run(atOnce: number, suffix: string, status: number): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./resolve-sender.mjs', import.meta.url), { execArgv: [] });
    child.once('message', (told) => {
      const { times, failed } = told as { times: number[]; failed: number };
      if (failed > 0) reject(new Error(`${failed} were answered otherwise`));
      else resolve(times);
    });
    child.once('error', reject);
    const asked = paths.map((path) => path + suffix);
    child.send({ base: place.base, paths: asked, seconds, atOnce, status });
  });
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
