import { spawn, spawnSync } from 'node:child_process';
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { atEnd } from '#server/testing/end.ts';
import { until } from '#server/testing/wait.ts';
import { openLogOutput } from './log-output.ts';

const root = mkdtempSync(path.join(tmpdir(), 'suyuan-log-'));
const canMount = process.platform === 'linux' && process.getuid?.() === 0;
afterAll(() => rmSync(root, { recursive: true, force: true }));

const line = (n: number) => `${JSON.stringify({ n, filler: 'x'.repeat(80) })}\n`;
const numbersIn = (text: string) =>
  text
    .split('\n')
    .filter(Boolean)
    .map((one) => (JSON.parse(one) as { n?: number }).n);

test('a log file stays below its limit while it is written, and so do its predecessors', async () => {
  const folder = path.join(root, 'rotated');
  const output = openLogOutput({ file: path.join(folder, 'server.jsonl'), limit: 1_000 });
  for (let n = 0; n < 200; n += 1) {
    output.write(line(n));
    if (n % 8 === 7) output.flushSync();
  }
  await until('the last line', () =>
    readFileSync(path.join(folder, 'server.jsonl'), 'utf8').includes('"n":199'),
  );
  const files = readdirSync(folder).toSorted();
  expect(files).toEqual([
    'server.1.jsonl',
    'server.2.jsonl',
    'server.3.jsonl',
    'server.4.jsonl',
    'server.jsonl',
  ]);
  for (const file of files)
    expect(statSync(path.join(folder, file)).size).toBeLessThanOrEqual(1_000);
  // The newest lines are there, in order and whole.
  const kept = files
    .toReversed()
    .toSorted((a, b) => (a === 'server.jsonl' ? 1 : b === 'server.jsonl' ? -1 : b < a ? -1 : 1));
  const numbers = kept.flatMap((file) => numbersIn(readFileSync(path.join(folder, file), 'utf8')));
  expect(numbers).toEqual(Array.from(numbers, (_, at) => 200 - numbers.length + at));
});

test('lines that cannot be written wait, the rest is counted, and it heals when there is room', async () => {
  // A file where the folder should be stands for any error of the file system.
  const folder = path.join(root, 'later');
  writeFileSync(folder, '');
  const output = openLogOutput({ file: path.join(folder, 'server.jsonl') });
  for (let n = 0; n < 20_000; n += 1) output.write(line(n));
  await new Promise((resolve) => setTimeout(resolve, 300));
  rmSync(folder);
  mkdirSync(folder);
  const text = await until('the lines that waited', () => {
    try {
      return readFileSync(path.join(folder, 'server.jsonl'), 'utf8');
    } catch {
      return '';
    }
  });
  const numbers = numbersIn(text).filter((n) => n !== undefined);
  expect(numbers).toEqual(Array.from(numbers, (_, at) => at));
  expect(numbers.length).toBeLessThan(20_000);
  const lost = /"lost":(\d+)/.exec(text)?.[1];
  expect(Number(lost) + numbers.length).toBe(20_000);
});

test.runIf(canMount)(
  'a full disk is borne, and the log goes on when it has room again',
  async () => {
    const folder = path.join(root, 'full');
    mkdirSync(folder);
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=256k', 'none', folder]);
    if (mounted.status !== 0) return;
    try {
      const ballast = path.join(folder, 'ballast');
      try {
        writeFileSync(ballast, Buffer.alloc(1_000_000));
      } catch (error) {
        expect(error).toMatchObject({ code: 'ENOSPC' });
      }
      const file = path.join(folder, 'log', 'server.jsonl');
      const output = openLogOutput({ file });
      for (let n = 0; n < 100; n += 1) output.write(line(n));
      await new Promise((resolve) => setTimeout(resolve, 500));
      rmSync(ballast);
      const text = await until('the lines', () => {
        try {
          const now = readFileSync(file, 'utf8');
          return now.includes('"n":99') ? now : undefined;
        } catch {
          return undefined;
        }
      });
      expect(numbersIn(text)).toEqual(Array.from({ length: 100 }, (_, n) => n));
    } finally {
      spawnSync('umount', ['-l', folder]);
    }
  },
);

/** A server in its own process, whose standard output is given. */
async function serverOn(output: number | 'pipe') {
  const program = fileURLToPath(new URL('log-output.fixture.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), program], {
    stdio: ['ignore', output, 'pipe'],
  });
  atEnd(() => child.kill('SIGKILL'));
  let said = '';
  child.stderr!.on('data', (part) => (said += String(part)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const port = await until('its port', () => {
    if (child.exitCode !== null) throw new Error(`it ended: ${said}`);
    return /port (\d+)/.exec(said)?.[1];
  });
  return { child, ended, ask: () => fetch(`http://127.0.0.1:${port}/`) };
}

test.runIf(process.platform === 'linux')(
  'a server goes on when its standard output is full, stuck or closed',
  async () => {
    const full = openSync('/dev/full', 'w');
    const servers = await Promise.all([
      serverOn(full),
      // Nobody reads this pipe: it is full after some lines.
      serverOn('pipe'),
      serverOn('pipe'),
    ]);
    closeSync(full);
    servers[2].child.stdout!.destroy();
    for (const { child, ended, ask } of servers) {
      for (let n = 0; n < 100; n += 1) expect((await ask()).status).toBe(200);
      await new Promise((resolve) => setTimeout(resolve, 300));
      expect((await ask()).status).toBe(200);
      child.kill('SIGTERM');
      expect(await ended).toBe(0);
    }
  },
);
