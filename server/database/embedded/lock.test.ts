import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { takeLock } from '#server/database/embedded/lock.ts';
import { birthOf, processSpace } from '#server/database/embedded/processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'suyuan-lock-'));
const path = join(folder, 'lock');

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a lock is refused while its holder lives and free after its release', async () => {
  const release = await takeLock(folder);
  await expect(takeLock(folder)).rejects.toThrow('Another Suyuan');
  release();
  expect(existsSync(path)).toBe(false);
});

test('a lock whose process id was given to another process is dead', async () => {
  writeFileSync(
    path,
    JSON.stringify({ pid: process.pid, birth: `${birthOf(process.pid)}0`, space: processSpace() }),
  );
  (await takeLock(folder))();
});

test('an unreadable lock is dead', async () => {
  writeFileSync(path, '');
  (await takeLock(folder))();
});

test('a holder in another container is known by its heartbeat', async () => {
  writeFileSync(
    path,
    JSON.stringify({ pid: process.pid, birth: birthOf(process.pid), space: 'pid:[1]' }),
  );
  const heart = setInterval(() => utimesSync(path, new Date(), new Date()), 500);
  await expect(takeLock(folder)).rejects.toThrow('Another Suyuan');
  clearInterval(heart);

  const past = new Date(Date.now() - 60_000);
  utimesSync(path, past, past);
  (await takeLock(folder))();
});
