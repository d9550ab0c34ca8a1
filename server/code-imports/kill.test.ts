import { expect, test } from 'vitest';
import { begin, kill, openMakers } from '#server/testing/makers.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sizes } from '#server/testing/sizes.ts';
import { keepSmall } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const makers = openMakers(node);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const { lines: count, kills, lives } = sizes.brought;

type Row = { state: string; lines: number; good: number; bad: number; made: number };

test(`a file of ${count} codes outlives ${kills} kills while it is checked and again while it is imported: each code once`, async () => {
  const demo = await node.signIn('demo');
  await demo.post('codePrefix/add', { prefix: 'KILL-', issuer: 'own' });
  // This node does neither.
  await node.app.jobs.stop();
  const codes = Array.from({ length: count }, (_, at) => `KILL-${String(at).padStart(9, '0')}`);
  // Every thousandth stands twice.
  const lines = codes.flatMap((code, at) => (at % 1_000 === 0 ? [code, code] : [code]));
  const file = await keepSmall(node.app, {
    company: 1,
    kind: 'codes',
    name: '旧编码.txt',
    // Filled up, so that a file of some ten thousand lines takes many steps.
    bytes: Buffer.from(lines.map((code) => code.padEnd(120)).join('\n')),
  });
  const { id } = (await demo.post('codeImport/add', { file })).data as { id: number };
  const now = () =>
    owner.row<Row>(
      `select m.state, m.lines::int, m.good::int, m.bad::int, coalesce(k.made, 0)::int as made
       from code_import m left join identifier_pack k on k.id = m.pack_id where m.id = $1`,
      [id],
    );
  /** Kills one maker after the other until the import comes to this state. */
  async function outlive(state: string, countOf: (row: Row) => number): Promise<number[]> {
    const seen: number[] = [];
    for (let round = 0; round <= kills; round += 1) {
      const child = await makers.start();
      const began = countOf(await now());
      seen.push(began);
      begin(child);
      while (round % 2 === 0 && round < kills && countOf(await now()) === began) await pause(5);
      await pause(Math.random() * lives);
      if (round === kills) while ((await now()).state !== state) await pause(50);
      await kill(child);
      await owner.rows(
        `update job set lease_until = now() - interval '1 second' where state = 'running'`,
      );
    }
    return seen;
  }
  const checked = await outlive('checked', ({ lines: read }) => read);
  expect(new Set(checked).size).toBeGreaterThan(1);
  const twice = lines.length - count;
  expect(await now()).toMatchObject({ lines: lines.length, good: count, bad: twice });
  expect(await demo.post('codeImport/start', { ids: [id] })).toMatchObject({ code: 0 });
  const written = await outlive('done', ({ made }) => made);
  expect(written).toEqual(written.toSorted((a, b) => a - b));
  expect(await now()).toMatchObject({ good: count, bad: twice, made: count });
  expect(
    await owner.row(
      `select count(*)::int as rows, count(distinct i.code)::int as codes, (max(i.seq) - min(i.seq) + 1)::int as span,
         (select sum(e.quantity)::int from trace_event e where e.pack_id = m.pack_id and e.kind = 'generate') as told
       from code_import m join identifier_pack k on k.id = m.pack_id
       join identifier i on i.seq between k.first_seq and k.last_seq where m.id = $1 group by m.pack_id`,
      [id],
    ),
  ).toEqual({ rows: count, codes: count, span: count, told: count });
}, 900_000);
