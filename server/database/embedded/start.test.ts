import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { serversIn } from '#server/database/embedded/processes.ts';
import { startEmbedded } from '#server/database/embedded/start.ts';
import { ask, openTrial } from '#server/database/embedded/trial.fixture.ts';

const { root, start, startChild } = openTrial();
const isRoot = process.getuid?.() === 0;

test('the first start makes a safe UTF-8 database, the second finds what was written', async () => {
  const folder = join(root, 'plain', 'postgres');
  const first = await start(folder, false);
  const settings = await ask(
    first.url,
    `select current_setting('fsync') fsync, current_setting('timezone') zone, current_setting('server_encoding') encoding,
            current_setting('max_connections') connections, current_setting('password_encryption') password`,
  );
  expect(settings).toEqual({
    fsync: 'on',
    zone: 'UTC',
    encoding: 'UTF8',
    connections: '120',
    password: 'scram-sha-256',
  });
  await ask(first.url, `create table note (text text)`);
  await ask(first.url, `insert into note values ('溯源') returning text`);
  await first.stop();
  expect(serversIn(join(folder, 'data'), undefined)).toEqual([]);
  expect(statSync(join(folder, 'password')).mode & 0o777).toBe(0o600);
  expect(statSync(join(root, 'plain')).mode & 0o777).toBe(0o755);

  // As after a copy that kept no permissions.
  chmodSync(join(folder, 'data'), 0o755);
  const second = await start(folder);
  expect(statSync(join(folder, 'data')).mode & 0o777).toBe(0o700);
  expect(await ask(second.url, 'select text from note')).toEqual({ text: '溯源' });
  await second.stop();
});

test('Chinese words have trigrams, and pinyin order is at hand', async () => {
  const { url } = await start(join(root, 'words'));
  await ask(url, 'create extension pg_trgm');
  expect(await ask(url, `select cardinality(show_trgm('溯源平台')) > 0 as found`)).toEqual({
    found: true,
  });
  expect(
    await ask(
      url,
      `select string_agg(w, '' order by w collate "zh-x-icu") sorted from unnest(array['张','啊','李']) w`,
    ),
  ).toEqual({
    sorted: '啊李张',
  });
});

test('a wrong password does not get in', async () => {
  const { url } = await start(join(root, 'words'));
  await expect(ask(url.replace(/:[0-9a-f]+@/, ':wrong@'), 'select 1')).rejects.toThrow(/password/);
});

test('a second start on the same folder is refused while the first runs', async () => {
  const folder = join(root, 'words');
  const { url } = await start(folder);
  await expect(startEmbedded({ folder, report: () => undefined })).rejects.toThrow(
    new RegExp(
      `^Another Suyuan \\(process ${process.pid}\\) is running with the database in .*words; stop it first`,
    ),
  );
  const { said } = await startChild(folder);
  expect(said).toContain('Another Suyuan');
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test('a path may hold blanks, quotes and Chinese characters', async () => {
  const { url } = await start(join(root, "my data's 数据 文件夹", 'postgres'));
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
});

test.runIf(isRoot)('root may keep it below a private folder', async () => {
  const hidden = join(root, 'private');
  mkdirSync(hidden, { mode: 0o700 });
  const folder = join(hidden, 'data', 'postgres');
  const { url, stop } = await start(folder);
  expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  await stop();
  expect(existsSync(join(folder, 'data', 'PG_VERSION'))).toBe(true);
  const again = await start(folder);
  expect(await ask(again.url, 'select 1 as one')).toEqual({ one: 1 });
});

test.runIf(isRoot && canOthersRead())(
  'other users may run it, also those without a name; root then keeps their ownership',
  async () => {
    for (const uid of [65_534, 54_321]) {
      const home = join(root, `user-${uid}`);
      mkdirSync(home);
      chownSync(home, uid, uid);
      const folder = join(home, 'postgres');
      const { child, said } = await startChild(folder, { uid, gid: uid });
      expect(await ask(said, 'select 1 as one')).toEqual({ one: 1 });
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
      const asRoot = await start(folder);
      await asRoot.stop();
      expect(statSync(join(folder, 'data', 'PG_VERSION')).uid).toBe(uid);
    }
  },
);

test.runIf(isRoot && canOthersRead())(
  "somebody else's folder is refused in one sentence",
  async () => {
    const folder = join(root, 'words');
    const { said } = await startChild(folder, { uid: 54_321, gid: 54_321 });
    expect(said).toMatch(/Error: The database folder .* cannot be made or used: EACCES/);
  },
);

/** Whether the sources are readable by other users; below a private folder they are not. */
function canOthersRead(): boolean {
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  return spawnSync('cat', [tsx], { uid: 65_534, gid: 65_534, stdio: 'ignore' }).status === 0;
}
