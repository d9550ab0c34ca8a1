import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeGoods } from '#server/testing/goods.ts';
import { kill } from '#server/testing/makers.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { startProgram } from '#server/testing/program.ts';
import { sizes } from '#server/testing/sizes.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const program = new URL('serving.fixture.ts', import.meta.url);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const { kills, lives, writers } = sizes.server;

/** A server of its own process; killed at the end in any case. */
async function serve(): Promise<{ child: ChildProcess; base: string }> {
  const child = startProgram(program, [node.folder, node.ownerUrl], ['ignore', 'pipe', 'inherit']);
  const port = await new Promise<string>((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout!.once('data', (line: Buffer) => resolve(line.toString().trim()));
  });
  child.removeAllListeners('exit');
  return { child, base: `http://127.0.0.1:${port}` };
}

test(`over ${kills} kills of the server no acknowledged write is lost, none appears by itself, none is doubled`, async () => {
  const goods = await makeGoods(node, owner);
  const units = await goods.units(1_000);
  const { token } = await node.signIn('demo');
  let { child, base } = await serve();
  let isOver = false;
  const sent = { positions: new Set<string>(), sales: new Set<string>() };
  let acknowledged = 0;
  let repeated = 0;

  /** Sends it until it is acknowledged, always with the same key. */
  async function write(path: string, body: object): Promise<void> {
    const key = randomUUID();
    for (; ; repeated += 1) {
      const answer = await fetch(`${base}/api/web/${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'idempotency-key': key,
        },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(20_000),
      })
        .then(async (reply) => ({ status: reply.status, ...((await reply.json()) as object) }))
        .catch(() => null);
      if (answer?.status === 200) {
        acknowledged += 1;
        return;
      }
      // Whatever else it says than "not now" is a fault.
      if (answer) expect(answer, path).toMatchObject({ status: 503 });
      await pause(20);
    }
  }

  /** One after the other: a position, then a sale of one unit. */
  async function work(writer: number): Promise<void> {
    for (let n = 0; !isOver; n += 1) {
      const code = `K${writer}-${n}`;
      sent.positions.add(code);
      await write('position/add', { code, name: code, sort: 0, is_active: true, remark: '' });
      const unit = units[n * writers + writer];
      if (!unit) continue;
      sent.sales.add(code);
      await write('saleRecord/add', {
        codes: [unit],
        sold_at: new Date().toISOString(),
        store: code,
      });
    }
  }
  const all = Array.from({ length: writers }, (_, writer) => work(writer));

  const recoveries: number[] = [];
  for (let round = 0; round < kills; round += 1) {
    const before = acknowledged;
    while (acknowledged < before + 2 * writers) await pause(5);
    await pause(Math.random() * lives);
    await kill(child);
    const began = Date.now();
    ({ child, base } = await serve());
    recoveries.push(Date.now() - began);
  }
  isOver = true;
  await Promise.all(all);

  const positions = await owner.rows<{ code: string; n: number }>(
    `select code, count(*)::int as n from position where code like 'K%-%' group by 1`,
  );
  const sold = await owner.rows<{ code: string; n: number; events: number }>(
    `select r.store as code, count(*)::int as n,
       sum((select count(*) from trace_event_run t join trace_event e on e.id = t.event_id and e.record_time = t.record_time
            where e.company_id = 1 and e.kind = 'sell' and c.seq between t.first_seq and t.last_seq))::int as events
     from sale_record r join sale_code c on c.company_id = r.company_id and c.sale_id = r.id
     where r.company_id = 1 and r.store like 'K%-%' group by 1`,
  );
  const known = (rows: { code: string }[]) => new Set(rows.map(({ code }) => code));
  const lost = [
    ...[...sent.positions].filter((code) => !known(positions).has(code)),
    ...[...sent.sales].filter((code) => !known(sold).has(code)),
  ];
  const ghosts = [
    ...positions.filter(({ code }) => !sent.positions.has(code)),
    ...sold.filter(({ code }) => !sent.sales.has(code)),
  ];
  const doubled = [
    ...positions.filter(({ n }) => n !== 1),
    ...sold.filter(({ n, events }) => n !== 1 || events !== 1),
  ];
  const sorted = recoveries.toSorted((a, b) => a - b);
  console.log(
    `${kills} kills, ${acknowledged} acknowledged writes, ${repeated} repeated: ` +
      `lost ${lost.length}, ghost ${ghosts.length}, doubled ${doubled.length}; back after ` +
      `${sorted[Math.floor(sorted.length / 2)]} ms (median), ${sorted.at(-1)} ms (longest)`,
  );
  expect({ lost, ghosts, doubled }).toEqual({ lost: [], ghosts: [], doubled: [] });
}, 900_000);
