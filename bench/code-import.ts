import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepSmall } from '#server/testing/uploads.ts';
import { print } from './numbers.ts';
import { openPacks } from './packs.ts';
import { startPlace } from './place.ts';

/** `LINES=10000000 npm run bench code-import` brings that many instead. */
const count = Number(process.env.LINES ?? 500_000);
const sidePool = 2 ** 39;
const columns = 'company_id, seq, part_id, batch_id, state, level, risk, scans, code';

const place = await startPlace();
const { owner, ask } = await openPacks(place);
await ask('codePrefix/add', { prefix: 'BENCH-', issuer: 'own' });
const text = Array.from({ length: count }, (_, at) => `BENCH-${String(at).padStart(10, '0')}`);
const file = await keepSmall(place.app, {
  company: 1,
  kind: 'codes',
  name: 'codes.txt',
  bytes: Buffer.from(text.join('\n')),
});

/** How long an import takes to come to a state. */
async function timed(id: number, state: string): Promise<number> {
  const began = performance.now();
  for (;;) {
    const { rows } = await owner.query<{ state: string }>(
      'select state from code_import where id = $1',
      [id],
    );
    if (rows[0]!.state === 'failed') throw new Error('the import failed');
    if (rows[0]!.state === state) return (performance.now() - began) / 1_000;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const { id } = (await ask('codeImport/add', { file })) as { id: number };
const checking = await timed(id, 'checked');
await ask('codeImport/start', { ids: [id] });
const importing = await timed(id, 'done');

const copied = path.join(tmpdir(), `brought-${process.pid}.copy`);
await owner.query(
  `copy (select i.company_id, i.seq + ${sidePool}, i.part_id, i.batch_id, i.state, i.level, i.risk, i.scans,
     'COPY' || i.code from identifier i join identifier_pack p on i.seq between p.first_seq and p.last_seq
     join code_import m on m.pack_id = p.id where m.id = ${id} order by i.seq) to '${copied}'`,
);
const began = performance.now();
await owner.query(`copy identifier (${columns}) from '${copied}'`);
const copying = (performance.now() - began) / 1_000;
rmSync(copied, { force: true });

const named = count.toLocaleString('en');
const rate = (seconds: number) => `${(count / seconds).toFixed(0)}/s`;
print(`${named} codes brought along: lines checked`, rate(checking));
print('  then imported', rate(importing));
print('  both together', rate(checking + importing));
print('  the same rows by COPY', rate(copying));
print('  ratio of both together', (copying / (checking + importing)).toFixed(2), 'aim ≥ 0.2');

await owner.end();
await place.close();
