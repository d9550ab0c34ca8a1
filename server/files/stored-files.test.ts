import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { checkQuota } from './quota.ts';
import { leaveStaleUploads } from './sweep.ts';
import { makeToken } from './tokens.ts';
import { sendForm, sha, takeToken, tusOf, upload } from './uploading.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');
const other = await node.signIn('other');
const colleague = await node.signIn('data');

type User = typeof user;
async function ask(who: User, bytes: Buffer, name = 'again.bin', more: object = {}) {
  const { token, file_path: prefix } = await takeToken(who);
  const wish = { token, key: prefix + name, fname: name, hash: sha(bytes), size: bytes.length };
  return who.post('WipFile/secondPass', { ...wish, ...more });
}

describe('[UPL-5] content that is there need not travel again', () => {
  test('within a company', async () => {
    const bytes = randomBytes(5_000);
    expect((await ask(user, bytes)).data).toBeNull();
    await upload(node, user, 'first.bin', bytes);
    const again = await ask(colleague, bytes);
    expect(again.data.key).toMatch(/again\.bin$/);
    const back = await fetch(node.base + again.data.url);
    expect(sha(Buffer.from(await back.arrayBuffer()))).toBe(sha(bytes));
    const used = await owner.rows('select 1 from blob where hash = $1', [sha(bytes)]);
    expect(used).toHaveLength(1);
    const logged = await owner.rows(
      `select username, after ->> 'name' as name from operation_log where request_id = $1`,
      [again.headers.get('x-request-id')],
    );
    expect(logged).toEqual([{ username: 'data', name: 'again.bin' }]);
  });

  test('never across companies: that would tell what others own', async () => {
    const bytes = randomBytes(5_000);
    await upload(node, user, 'mine.bin', bytes);
    expect((await ask(other, bytes)).data).toBeNull();
    expect((await ask(await node.signIn('admin', 'admin'), bytes)).data).toBeNull();
  });

  test('only with its very size, a token of one’s own, its prefix and a name that fits', async () => {
    const bytes = randomBytes(5_000);
    await upload(node, user, 'mine.bin', bytes);
    expect((await ask(user, bytes, 'a.bin', { size: 4_999 })).data).toBeNull();
    expect((await ask(user, bytes, 'a.bin', { key: 'elsewhere/a.bin' })).code).toBe(422);
    expect((await ask(user, bytes, 'a.png')).code).toBe(422);
    expect((await ask(user, bytes, 'a.svg')).code).toBe(422);
    const { token } = await takeToken(other);
    expect((await ask(user, bytes, 'a.bin', { token })).code).toBe(403);
  });

  test('the same key again is the same file', async () => {
    const bytes = randomBytes(5_000);
    await upload(node, user, 'mine.bin', bytes);
    const { token, file_path: prefix } = await takeToken(user);
    const wish = { token, key: `${prefix}b`, fname: 'b', hash: sha(bytes), size: bytes.length };
    const first = await user.post('WipFile/secondPass', wish);
    expect((await user.post('WipFile/secondPass', wish)).data).toEqual(first.data);
  });
});

describe('[CAL-15] an uploaded file is deleted', () => {
  test('by its key or its address, once, and by nobody of another company', async () => {
    for (const name of ['key', 'url'] as const) {
      const said = await upload(node, user, 'a.bin', randomBytes(100));
      const file = said[name]!;
      expect((await other.post('WipFile/deleteFile', { file })).code).toBe(404);
      expect((await fetch(node.base + said.url!)).status).toBe(200);
      expect(await user.post('WipFile/deleteFile', { file })).toMatchObject({
        status: 200,
        code: 1007,
        msg: '删除成功',
      });
      expect((await user.post('WipFile/deleteFile', { file })).code).toBe(404);
      expect((await fetch(node.base + said.url!)).status).toBe(404);
    }
  });

  test('by a colleague only with the right to delete attachments', async () => {
    const { key: file } = await upload(node, user, 'a.bin', randomBytes(100));
    const rights = await owner.rows<{ username: string }>(
      `select a.username from account a join account_role ar on ar.account_id = a.id join role r on r.id = ar.role_id
       where a.company_id = 1 and not a.disabled group by a.id
       having not bool_or(r.permissions && array['*', 'trace:attachment:delete']) order by a.id`,
    );
    const stranger = await node.signIn(rights[0]!.username);
    expect((await stranger.post('WipFile/deleteFile', { file })).code).toBe(403);
    const { key: theirs } = await upload(node, stranger, 'b.bin', randomBytes(100));
    expect((await stranger.post('WipFile/deleteFile', { file: theirs })).code).toBe(1007);
    const { key: third } = await upload(node, stranger, 'c.bin', randomBytes(100));
    expect((await user.post('WipFile/deleteFile', { file: third })).code).toBe(1007);
  });

  test('not while a record uses it', async () => {
    const { key: file } = await upload(node, user, 'SN9##a.bin', randomBytes(100));
    const added = await user.post('WipFile/add', { list: [{ file_path: file }] });
    expect(added.code).toBe(0);
    expect(await user.post('WipFile/deleteFile', { file })).toMatchObject({
      code: 409,
      msg: '文件正在使用中，不能删除',
    });
  });
});

describe('a quota', () => {
  const megabyte = 1_048_576;
  const setQuota = (mb: number) =>
    owner.rows(
      `update system_version set quotas = jsonb_set(quotas, '{storage_mb}', to_jsonb($1::float8))`,
      [mb],
    );
  const setUsed = (bytes: number) =>
    owner.rows(
      `insert into storage_use values (1, $1) on conflict (company_id) do update set bytes = $1`,
      [bytes],
    );

  test('is kept to the byte, and said with what is used', async () => {
    await setQuota(1);
    await setUsed(megabyte - 1_000);
    const tooMuch = await upload(node, user, 'a.bin', randomBytes(1_001));
    expect(tooMuch).toMatchObject({ status: 402, code: 402 });
    expect(tooMuch.msg).toBe('存储空间不足：已用 1023.02 KB，共 1024 KB，请联系平台扩容');
    expect((await upload(node, user, 'a.bin', randomBytes(1_000))).status).toBe(200);
    await expect(takeToken(user)).rejects.toThrow('存储空间不足');
    expect(await owner.rows('select 1 from upload where touch_time > to_timestamp(0)')).toEqual([]);
  });

  test('holds also against many at once', async () => {
    await setQuota(1);
    await setUsed(megabyte - 5_000);
    const said = await Promise.all(
      Array.from({ length: 12 }, (_, at) => upload(node, user, `${at}.bin`, randomBytes(1_000))),
    );
    const statuses = said.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(7).fill(402)]);
    const { bytes } = await owner.row<{ bytes: string }>(
      'select bytes from storage_use where company_id = 1',
    );
    expect(Number(bytes)).toBe(megabyte);
  });

  test('refuses a resumable upload before it travels', async () => {
    await setQuota(1);
    await setUsed(0);
    const { token, file_path: prefix } = await takeToken(user);
    const made = await tusOf(node.base, user).create({ token, key: `${prefix}a` }, megabyte + 1);
    expect(made.status).toBe(402);
  });

  test('is reserved before the first byte, and free again when an upload is given up', async () => {
    await setQuota(1);
    await setUsed(0);
    const { token, file_path: prefix } = await takeToken(user);
    const tus = tusOf(node.base, user);
    const begin = (name: string, size: number) => tus.create({ token, key: prefix + name }, size);
    const first = await begin('a', megabyte - 100);
    expect(first.status).toBe(201);
    const second = await begin('b', 101);
    expect(second).toMatchObject({
      status: 402,
      msg: '存储空间不足：已用 1023.9 KB，共 1024 KB，请联系平台扩容',
    });
    expect(await tus.remove(first.location)).toBe(204);
    const third = await begin('c', megabyte - 100);
    expect(third.status).toBe(201);
    // A finished one is counted once, as what is stored.
    expect((await tus.patch(third.location, 0, randomBytes(megabyte - 100))).status).toBe(200);
    expect((await begin('d', 100)).status).toBe(201);
    expect((await begin('e', 1)).status).toBe(402);
    await owner.rows(`delete from upload where state ->> 'done' is null`);
    await setQuota(1_000);
    await setUsed(0);
  });

  test('is reserved once, also when many begin at the same moment on two nodes', async () => {
    const second = await startTestNode({ settings: { DATA_DIR: node.folder } }, node.ownerUrl);
    await setQuota(1);
    await setUsed(0);
    const { token, file_path: prefix } = await takeToken(user);
    const made = await Promise.all(
      Array.from({ length: 12 }, (_, at) =>
        tusOf((at % 2 ? node : second).base, user).create(
          { token, key: `${prefix}${at}` },
          300_000,
        ),
      ),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(3);
    await owner.rows(`delete from upload where state ->> 'done' is null`);
    await setQuota(1_000);
  });

  test('is not passed by a body longer than announced', async () => {
    const { token, file_path: prefix } = await takeToken(user);
    const tus = tusOf(node.base, user);
    const { location } = await tus.create({ token, key: `${prefix}a` }, 1_000);
    expect((await tus.patch(location, 0, randomBytes(1_001))).status).toBe(413);
    expect((await tus.patch(location, 0, randomBytes(600))).status).toBe(204);
    expect((await tus.patch(location, 600, randomBytes(401))).status).toBe(413);
    // One that does not say how long it is ends where it was announced to end.
    const body = new Blob([randomBytes(500_000)]).stream();
    await fetch(node.base + location, {
      method: 'PATCH',
      headers: {
        ...tus.headers,
        'upload-offset': '600',
        'content-type': 'application/offset+octet-stream',
      },
      body,
      duplex: 'half',
    } as RequestInit);
    expect((await tus.head(location)).offset).toBe(1_000);
  });

  test('does not grow with content that is stored already', async () => {
    const bytes = randomBytes(400_000);
    await setQuota(1);
    await setUsed(0);
    await owner.rows(`delete from upload`);
    for (let at = 0; at < 5; at += 1)
      expect(await upload(node, user, `${at}.bin`, bytes)).toMatchObject({ status: 200 });
    expect(await owner.rows(`select from upload`)).toEqual([]);
    await setQuota(1_000);
    await setUsed(0);
  });

  test('and there are only so many open uploads of one person', async () => {
    const { token, file_path: prefix } = await takeToken(user);
    const begin = (at: number) =>
      tusOf(node.base, user).create({ token, key: `${prefix}${at}` }, 100);
    const made = [];
    for (let at = 0; at < 21; at += 1) made.push(await begin(at));
    expect(made.map(({ status }) => status)).toEqual([...Array<number>(20).fill(201), 429]);
    expect(made.at(-1)!.msg).toBe('未完成的上传过多，请先完成或取消一些');
    await owner.rows(
      `update upload set touch_time = now() - interval '7 hours' where state ->> 'done' is null`,
    );
    expect(await tusOf(node.base, user).head(made[0]!.location)).toMatchObject({ status: 404 });
    await transact(node.app.database.main, systemActor, leaveStaleUploads);
    expect((await begin(22)).status).toBe(201);
    await owner.rows(`delete from upload`);
  });

  test('is small for a company that has no version', async () => {
    await owner.rows('update company set system_version_id = null where company_id = 1');
    await setUsed(200 * megabyte - 10);
    const answer = await transact(node.app.database.main, systemActor, (tx) =>
      checkQuota(tx, 1, 11),
    ).catch((error: unknown) => error);
    expect(answer).toMatchObject({ code: 402 });
    await owner.rows('update company set system_version_id = 3 where company_id = 1');
    await setUsed(0);
  });
});

test('[CAL-12] a token that ran out is refused everywhere', async () => {
  const who = (await node.app.sessions.find(user.token))!;
  const old = makeToken(
    node.app.secrets,
    who,
    { kind: 'file', region: 30 },
    Date.now() - 1_800_001,
  );
  const key = `${old.prefix}a.bin`;
  const file = { bytes: randomBytes(10), name: 'a.bin' };
  expect((await sendForm(node.base, user, { token: old.token, key }, file)).status).toBe(403);
  expect((await tusOf(node.base, user).create({ token: old.token, key }, 10)).status).toBe(403);
  const wish = { token: old.token, key, fname: 'a.bin', hash: sha(file.bytes), size: 10 };
  expect((await user.post('WipFile/secondPass', wish)).code).toBe(403);
});

test('[CAL-12] the platform uploads as well, and dealers do not', async () => {
  const admin = await node.signIn('admin', 'admin');
  expect((await upload(node, admin, 'a.bin', randomBytes(10))).status).toBe(200);
  const dealer = await node.signIn('dealer', 'dealer');
  expect((await dealer.post('WipFile/getToken')).code).toBe(404);
});
