import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import { readNote } from '#server/database/embedded/leftovers.ts';
import { isRunning, serversIn } from '#server/database/embedded/processes.ts';
import { type Embedded, startEmbedded } from '#server/database/embedded/start.ts';

const isRoot = process.getuid?.() === 0;
const root = realpathSync(mkdtempSync(join(tmpdir(), 'suyuan-embedded-')));
chmodSync(root, 0o755);
const open: Embedded[] = [];
const children: ChildProcess[] = [];

afterEach(async () => {
  await Promise.all(open.splice(0).map((database) => database.stop()));
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 }));

async function start(folder: string, fast = true): Promise<Embedded> {
  const database = await startEmbedded({ folder, fast, report: () => undefined });
  open.push(database);
  return database;
}

async function ask(url: string, question: string): Promise<Record<string, unknown>> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(question)).rows[0] as Record<string, unknown>;
  } finally {
    await client.end();
  }
}

/** Starts the database in a process of its own and gives back what it said last: its address, or why not. */
async function startChild(
  folder: string,
  id?: { uid: number; gid: number },
): Promise<{ child: ChildProcess; said: string }> {
  const program = fileURLToPath(new URL('child.fixture.ts', import.meta.url));
  const loader = import.meta.resolve('tsx');
  const child = spawn(process.execPath, ['--import', loader, program, folder], {
    ...id,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let said = '';
  await new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('postgresql://')) resolve();
    });
    child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.once('close', () => resolve());
  });
  return { child, said: /postgresql:\S+/.exec(said)?.[0] ?? said };
}

async function waitUntil(isTrue: () => boolean, patience: number): Promise<boolean> {
  const end = Date.now() + patience;
  while (!isTrue() && Date.now() < end) await pause(20);
  return isTrue();
}

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

  const second = await start(folder);
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

test('of several that start at the same moment exactly one wins', async () => {
  const folder = join(root, 'race');
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
  const folder = join(root, 'words');
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
    const folder = join(root, 'words');
    const { child } = await startChild(folder);
    const pid = readNote(join(folder, 'data'))?.pid ?? 0;
    for (const keeper of keepersOf(pid)) process.kill(keeper, 'SIGKILL');
    child.kill('SIGKILL');
    await pause(300);
    expect(isRunning(pid)).toBe(true);
    const { url } = await start(folder);
    expect(isRunning(pid)).toBe(false);
    expect(await ask(url, 'select 1 as one')).toEqual({ one: 1 });
  },
);

test('notes of the dead are ignored, even if their process id lives on in somebody else', async () => {
  const folder = join(root, 'words');
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
  spawnSync('touch', ['-d', past.toISOString(), join(folder, 'lock')]);
  const { url } = await start(folder);
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

/** Whether the sources themselves are open to other users; below a private folder they are not. */
function canOthersRead(): boolean {
  const tsx = fileURLToPath(import.meta.resolve('tsx'));
  return spawnSync('cat', [tsx], { uid: 65_534, gid: 65_534, stdio: 'ignore' }).status === 0;
}

/** The shells around a server: they share its process group. */
function keepersOf(server: number): number[] {
  const group = (pid: number | string) =>
    readFileSync(`/proc/${pid}/stat`, 'latin1').replace(/.*\) /s, '').split(' ')[2];
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/stat`))
    .filter((name) => group(name) === group(server))
    .map(Number)
    .filter((pid) => pid !== server);
}
