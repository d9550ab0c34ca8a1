import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemActor, transact } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { median, ms, print } from './numbers.ts';
import { startPlace } from './place.ts';

const seconds = Number(process.env.BENCH_SECONDS ?? 5);
const rounds = Number(process.env.BENCH_ROUNDS ?? 3);
const place = await startPlace([], { TRUST_PROXY: '127.0.0.1' });
const items = await transact(place.app.database.main, systemActor, async (tx) => {
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
  return rows.map(({ seq, gtin }) => ({ gtin: gtin.padStart(14, '0'), code: codes.get(seq)! }));
});
const fileOf = (name: string, lines: readonly string[]): string => {
  const file = path.join(tmpdir(), `suyuan-bench-${name}-${process.pid}`);
  writeFileSync(file, lines.join('\n'));
  return file;
};
const links = fileOf(
  'links',
  items.map(({ gtin, code }) => `/01/${gtin}/21/${code}`),
);
const codes = fileOf(
  'codes',
  items.map(({ code }) => code),
);

type Asked = { file: string; path?: string; behind?: string; status: number };
type Sent = { perSecond: number; failed: number; p50: number; p97: number };

/** The same sender as that of scans, so that both can be compared. */
function send(connections: number, asked: Asked): Promise<Sent & { cost: number }> {
  return new Promise((resolve, reject) => {
    const child = fork(new URL('./scan-sender.mjs', import.meta.url), { execArgv: [] });
    const before = process.cpuUsage();
    child.once('message', (told) => {
      const { user, system } = process.cpuUsage(before);
      const sent = told as Sent;
      if (sent.failed > 0) reject(new Error(`${sent.failed} were answered otherwise`));
      else resolve({ ...sent, cost: (user + system) / 1_000 / (sent.perSecond * seconds) });
    });
    child.once('error', reject);
    child.send({ base: place.base, connections, seconds, ...asked });
  });
}

const kinds: readonly [what: string, asked: Asked][] = [
  ['a Digital Link leads to its page', { file: links, path: '', status: 307 }],
  ['its linkset', { file: links, path: '', behind: '?linkType=linkset', status: 200 }],
  ['for comparison: a scan', { file: codes, status: 200 }],
];
for (const [, asked] of kinds) await send(8, asked);
for (const connections of [1, 8, 32]) {
  const all = new Map(kinds.map(([what]) => [what, [] as Awaited<ReturnType<typeof send>>[]]));
  for (let round = 0; round < rounds; round += 1)
    for (const [what, asked] of kinds) all.get(what)!.push(await send(connections, asked));
  for (const [what, sent] of all) {
    const of = (pick: (one: (typeof sent)[number]) => number) => median(sent.map(pick));
    print(
      `${what}, ${connections} at once: p50, p97.5`,
      `${ms(of(({ p50 }) => p50))}, ${ms(of(({ p97 }) => p97))}`,
      connections === 32 && what !== kinds[2]![0] ? 'aim ≤ 20 ms where a scan does 2,000/s' : '',
    );
    print(
      '  a second, processor time of the server each',
      `${Math.round(of(({ perSecond }) => perSecond))}, ${of(({ cost }) => cost).toFixed(2)} ms`,
      '',
    );
  }
}
await place.close();
