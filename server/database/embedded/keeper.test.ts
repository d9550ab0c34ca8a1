import { existsSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readNote } from '#server/database/embedded/leftovers.ts';
import { isRunning, serversIn } from '#server/database/embedded/processes.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { ask, openTrial } from '#server/database/embedded/trial.fixture.ts';
import { until } from '#server/testing/wait.ts';

const { root, start } = openTrial();
const pidIn = (folder: string) => readNote(join(folder, 'data'))?.pid ?? 0;

test('a database that is killed is there again at the same address within five seconds', async () => {
  const folder = join(root, 'killed');
  // With all its safety: what was committed must be there.
  const { url, stop } = await start(folder, false);
  await ask(url, 'create table kept as select 42 as number');
  for (let round = 0; round < 2; round += 1) {
    const killed = pidIn(folder);
    const began = Date.now();
    process.kill(killed, 'SIGKILL');
    const found = await until('an answer', () =>
      ask(url, 'select number from kept').catch(() => undefined),
    );
    expect(found).toEqual({ number: 42 });
    expect(Date.now() - began).toBeLessThan(5_000);
    expect(isRunning(killed)).toBe(false);
  }
  // Stopped for good, also in the middle of starting again.
  process.kill(pidIn(folder), 'SIGKILL');
  await stop();
  expect(serversIn(join(folder, 'data'), undefined)).toEqual([]);
});

test('a database that cannot be kept running is given up with a sentence', async () => {
  const folder = join(root, 'broken');
  let sentence = '';
  const database = await startEmbedded({
    folder,
    fast: true,
    report: () => undefined,
    lost: (said) => (sentence = said),
  });
  const control = join(folder, 'data', 'global');
  renameSync(control, `${control}.gone`);
  process.kill(pidIn(folder), 'SIGKILL');
  try {
    await until('the end', () => sentence);
  } finally {
    await database.stop();
  }
  expect(sentence).toMatch(
    /^The database in .*broken ended 6 times in a row and is not started again: .*global.*\. Its log is in .*log\.$/,
  );
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});
