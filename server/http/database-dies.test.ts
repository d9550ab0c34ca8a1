import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { readNote } from '#server/database/embedded/leftovers.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode } from '#server/testing/node.ts';
import { template } from '#server/testing/settings.ts';
import { prepareTemplate } from '#server/testing/template.ts';
import { until } from '#server/testing/wait.ts';

type Answer = { status: number; headers: Headers };

/** Asks until it is answered; what comes before says when to come back. */
async function backAgain(ask: (n: number) => Promise<Answer>): Promise<void> {
  for (let n = 0; ; n += 1) {
    const { status, headers } = await ask(n);
    if (status === 200) return;
    expect([status, headers.get('retry-after')]).toEqual([503, '5']);
  }
}

test('when the embedded database is killed, the same server reads and writes again within five seconds', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-dies-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }));
  await prepareTemplate(folder);
  const database = await startEmbedded({
    folder: path.join(folder, 'postgres'),
    report: () => undefined,
  });
  atEnd(() => database.stop());
  const url = Object.assign(new URL(database.url), { pathname: `/${template}` }).href;
  const node = await startTestNode({}, url);
  const demo = await node.signIn('demo');
  const add = (code: string) =>
    demo.post('position/add', { code, name: code, sort: 0, is_active: true, remark: '' });
  const written: string[] = [];
  const times: number[] = [];
  const pid = () => readNote(path.join(folder, 'postgres', 'data'))?.pid;
  let isTold = false;
  for (let round = 0; round < 3; round += 1) {
    const killed = pid()!;
    process.kill(killed, 'SIGKILL');
    const began = Date.now();
    // Its processes outlive it for a moment.
    while (pid() === killed) {
      const ready = await fetch(`${node.base}/ready`);
      if (ready.status === 200) continue;
      expect([ready.status, await ready.json()]).toEqual([
        503,
        { status: 'not ready', missing: 'database' },
      ]);
      isTold = true;
    }
    await backAgain(async (n) => {
      const code = `D${round}-${n}`;
      const answer = await add(code);
      if (answer.status === 200) written.push(code);
      return answer;
    });
    await backAgain(() => demo.get('position/index', { keyword: `D${round}` }));
    await until('readiness', async () => (await fetch(`${node.base}/ready`)).ok);
    times.push(Date.now() - began);
    await until('messages of other nodes', () => node.app.cluster.isListening());
  }
  expect(isTold).toBe(true);
  // A busy machine may need longer once, but not each time.
  expect(Math.min(...times)).toBeLessThan(5_000);
  // Nothing that was told as written is missing.
  const { data } = await demo.get('position/index', { keyword: 'D', limit: 100 });
  expect((data as { code: string }[]).map(({ code }) => code)).toEqual(
    expect.arrayContaining(written),
  );
});
