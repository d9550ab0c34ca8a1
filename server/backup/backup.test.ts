import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, inject, test } from 'vitest';
import { makeCodes, phone } from '#server/scans/scanning.fixture.ts';
import { verifyDay } from '#proof/verify-day.ts';
import { startTestNode } from '#server/testing/node.ts';
import { atEnd } from '#server/testing/end.ts';
import { fingerprint, openOwner } from '#server/testing/owner.ts';
import { backUp } from './backup.ts';
import { readBackup } from './read.ts';
import { headSize } from './sealing.ts';
import { restore, type Target } from './restore.ts';

const passphrase = 'eine sehr lange Parole';
const silent = { expect: () => undefined, advance: () => undefined };
const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-backup-'));
atEnd(() => rmSync(folder, { recursive: true, force: true }));
const superuser = await openOwner(inject('databaseUrl'));
/** Uploads under way, sign-ins and running nodes are not brought back. */
const left = ['upload', 'session', 'node', 'schema_migration'];

/** An empty database of a server whose owner is nobody special, as a DBA would make it. */
async function emptyDatabase(): Promise<string> {
  const name = `m_${randomUUID().replaceAll('-', '')}`;
  await superuser.rows(`create role ${name} login createrole password 'owner-${name}'`);
  await superuser.rows(`create database ${name} template template0 owner ${name}`);
  atEnd(async () => {
    const again = await openOwner(inject('databaseUrl'));
    await again.rows(`drop database ${name} with (force)`);
    await again.rows(`drop role if exists ${name}_app`);
    await again.rows(`drop role ${name}`);
  });
  const url = Object.assign(new URL(inject('databaseUrl')), { pathname: `/${name}` });
  return Object.assign(url, { username: name, password: `owner-${name}` }).href;
}
const asSuperuser = (url: string) =>
  Object.assign(new URL(inject('databaseUrl')), { pathname: new URL(url).pathname }).href;

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const source = (file: string, ownerUrl = node.ownerUrl) =>
  backUp(
    {
      ownerUrl,
      storage: node.app.storage,
      secret: node.app.settings.SECRET_KEY!,
      keys: path.join(node.folder, 'keys'),
    },
    file,
    passphrase,
    silent,
  );
const first = path.join(folder, 'first.backup');
await source(first);

const ownKey = node.app.settings.SECRET_KEY;
const targetOf = (ownerUrl: string, secretKey: string | null = ownKey ?? null): Target => ({
  ownerUrl,
  storage: node.app.storage,
  keys: mkdtempSync(path.join(folder, 'keys-')),
  secretKey: secretKey ?? undefined,
});

test('an installation is backed up while it runs, and a server owned by an ordinary user has it all again', async () => {
  const user = await node.signIn('demo');
  const [sold] = await makeCodes(node, [{ count: 1, state: 'sold' }]);
  const file = path.join(folder, 'whole.backup');
  const before = await fingerprint(owner, left);
  await source(file);
  // What is done later is not part of it.
  await user.post('supplier/add', { name: '后来的供应商' });
  const url = await emptyDatabase();
  const target = targetOf(url);
  await restore(target, file, passphrase, silent);
  const restored = await openOwner(asSuperuser(url));
  expect(await fingerprint(restored, left)).toBe(before);
  expect(await restored.rows('select from session')).toEqual([]);

  // It works as before: people sign in, what was shipped is genuine, and the history is verified.
  const again = await startTestNode({ settings: { DATA_DIR: path.dirname(target.keys) } }, url);
  const manager = await again.signInAtDoor('demo');
  expect((await manager.get('supplier/index', { keyword: '后来的供应商' })).data).toEqual([]);
  expect((await manager.post('part/add', { name: '恢复之后的产品' })).code).toBe(0);
  const scan = await again.anyone().get('api/query', { code: sold!.code }, phone('restored'));
  expect(scan.data.verdict).toBe('GENUINE_FIRST');
  const { day } = await owner.row<{ day: string }>(
    `select to_char(day, 'YYYY-MM-DD') as day from event_root where company_id = 1 order by events desc limit 1`,
  );
  const answer = await fetch(`${again.base}/api/web/event/export?day=${day}`, {
    headers: { authorization: `Bearer ${manager.token}` },
  });
  const lines = (await answer.text()).split('\n');
  async function* eachLine() {
    yield* lines;
  }
  const proven = await verifyDay(eachLine());
  expect(proven.faults).toEqual([]);
  expect(proven.events).toBeGreaterThan(0);

  // And from there, as its owner, on to another place: no policy hides a row from the backup.
  const second = path.join(folder, 'second.backup');
  const rows = await fingerprint(restored, left);
  await again.stop();
  await source(second, url);
  const third = await emptyDatabase();
  await restore(targetOf(third), second, passphrase, silent);
  expect((await fingerprint(await openOwner(asSuperuser(third)), left)).split('\n')).toEqual(
    (await fingerprint(restored, left)).split('\n'),
  );
  expect(rows.length).toBeGreaterThan(0);
});

test('files of the storage and the keys are part of it', async () => {
  const { parts, manifest } = await readBackup(first, passphrase, silent);
  const places: string[] = [];
  for await (const { entry, bytes } of parts) {
    if (entry.kind !== 'file') continue;
    let size = 0;
    for await (const chunk of bytes()) size += chunk.length;
    expect(size, entry.place).toBe(entry.size);
    places.push(entry.place);
  }
  const known = await owner.rows<{ place: string }>('select distinct place from blob order by 1');
  expect(places.toSorted()).toEqual(known.map(({ place }) => place).toSorted());
  expect(manifest.secret).toBe(node.app.settings.SECRET_KEY);
});

test('nothing of it can be read without the passphrase', () => {
  const text = readFileSync(first, 'latin1');
  for (const word of ['demo', node.app.settings.SECRET_KEY!, 'identifier'])
    expect(text).not.toContain(word);
  expect(statSync(first).mode & 0o777).toBe(0o600);
});

test('what is not whole, or not ours, is refused and leaves nothing behind; then the whole one is restored there', async () => {
  const bytes = readFileSync(first);
  const changed = Buffer.from(bytes);
  changed[Math.floor(bytes.length / 2)]! ^= 1;
  const wrong: [Buffer, RegExp, string?][] = [
    [bytes, /passphrase is wrong/, 'etwas ganz anderes'],
    [bytes.subarray(0, -20), /damaged or incomplete/],
    // Between two pieces, where every tag is right.
    [bytes.subarray(0, headSize + 65_552 * 2), /damaged or incomplete/],
    [changed, /damaged or incomplete/],
    [Buffer.from('something else that is longer than the head of a backup'), /not a backup/],
    [Buffer.alloc(0), /not a backup/],
  ];
  const url = await emptyDatabase();
  const target = targetOf(url, null);
  const file = path.join(folder, 'wrong.backup');
  for (const [content, message, word = passphrase] of wrong) {
    writeFileSync(file, content);
    await expect(restore(target, file, word, silent)).rejects.toThrow(message);
    expect(readdirSync(target.keys)).toEqual([]);
  }
  const found = await openOwner(asSuperuser(url));
  expect(await found.rows('select from account')).toEqual([]);
  await restore(target, first, passphrase, silent);
  expect(readFileSync(path.join(target.keys, 'secret'), 'utf8')).toBe(ownKey);
});

test('a database with data, another key, or other key files are refused', async () => {
  const before = await fingerprint(owner, left);
  await expect(restore(targetOf(node.ownerUrl), first, passphrase, silent)).rejects.toThrow(
    'The database is not empty',
  );
  expect(await fingerprint(owner, left)).toBe(before);
  const url = await emptyDatabase();
  await expect(
    restore(targetOf(url, 'another key, which is long enough'), first, passphrase, silent),
  ).rejects.toThrow('SECRET_KEY differs');
  const target = targetOf(url, null);
  writeFileSync(path.join(target.keys, 'secret'), 'a key of another installation of long ago');
  await expect(restore(target, first, passphrase, silent)).rejects.toThrow('differs from the one');
  await expect(source(first)).rejects.toThrow('is there already');
});

test('a backup of a newer version is refused by name', async () => {
  const name = '9999_later.sql';
  await owner.rows(`insert into schema_migration (name, checksum) values ($1, '')`, [name]);
  const file = path.join(folder, 'newer.backup');
  await source(file).finally(() =>
    owner.rows('delete from schema_migration where name = $1', [name]),
  );
  await expect(restore(targetOf(await emptyDatabase()), file, passphrase, silent)).rejects.toThrow(
    `made by a newer version (it has ${name})`,
  );
});
