import { readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { readNote } from '#server/database/embedded/leftovers.ts';
import { isRunning, serversIn } from '#server/database/embedded/processes.ts';
import { ask, openTrial, waitUntil } from '#server/database/embedded/trial.fixture.ts';

const { root, start, startChild } = openTrial();
const folder = join(root, 'postgres');

test('of several that start at the same moment exactly one wins', async () => {
  const outcomes = await Promise.all([1, 2, 3].map(() => startChild(folder)));
  const winners = outcomes.filter(({ said }) => said.startsWith('postgresql://'));
  expect(winners).toHaveLength(1);
  expect(await ask(winners[0]?.said ?? '', 'select 1 as one')).toEqual({ one: 1 });
  winners[0]?.child.kill('SIGTERM');
  expect(
    await waitUntil(() => serversIn(join(folder, 'data'), undefined).length === 0, 5_000),
  ).toBe(true);
});

test('kill -9 takes the database along, and the next start loses nothing', async () => {
  const { child, said } = await startChild(folder);
  await ask(said, `create table kept as select 42 as number`);
  const note = readNote(join(folder, 'data'));
  expect(isRunning(note?.pid ?? 0)).toBe(true);
  child.kill('SIGKILL');
  const { url } = await start(folder);
  expect(await ask(url, 'select number from kept')).toEqual({ number: 42 });
  expect(isRunning(note?.pid ?? 0)).toBe(false);
});

test.runIf(process.platform === 'linux')(
  'a server orphaned together with its keepers is ended before the next start',
  async () => {
    const { child } = await startChild(folder);
    const pid = readNote(join(folder, 'data'))?.pid ?? 0;
    // Stopped first: if one sees another die, it would end the server.
    const keepers = keepersOf(pid);
    for (const signal of ['SIGSTOP', 'SIGKILL'] as const)
      for (const keeper of keepers) process.kill(keeper, signal);
    child.kill('SIGKILL');
    await pause(300);
    expect(isRunning(pid)).toBe(true);
    const { url } = await start(folder);
    expect(isRunning(pid)).toBe(false);
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  },
);

test('notes of the dead are ignored, even if their process id lives on in somebody else', async () => {
  const data = join(folder, 'data');
  writeFileSync(
    join(data, 'postmaster.pid'),
    `${process.ppid}\n${data}\n1\n5432\n\n127.0.0.1\n1 1\nready   \n`,
  );
  writeFileSync(
    join(folder, 'lock'),
    JSON.stringify({ pid: process.ppid, birth: 'long ago', space: 'elsewhere' }),
  );
  const past = new Date(Date.now() - 3_600_000);
  utimesSync(join(folder, 'lock'), past, past);
  const { url } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

/** The shells that started a server: they share its process group. */
function keepersOf(server: number): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => groupOf(pid) === groupOf(server) && /^(sh|dash|bash|cat)$/.test(nameOf(pid)));
}

function groupOf(pid: number): string | undefined {
  return readOf(pid, 'stat').replace(/.*\) /s, '').split(' ')[2];
}

function nameOf(pid: number): string {
  return readOf(pid, 'comm').trim();
}

function readOf(pid: number, name: string): string {
  try {
    return readFileSync(`/proc/${pid}/${name}`, 'latin1');
  } catch {
    return '';
  }
}
