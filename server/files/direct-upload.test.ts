import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { png, sendForm, sendZeroForm, sha, takeToken, upload } from './uploading.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');
const fetchFile = async (url: string) =>
  Buffer.from(await (await fetch(node.base + url)).arrayBuffer());

test('[CAL-12] a token names a prefix that nobody can guess', async () => {
  const one = await takeToken(user);
  const two = await takeToken(user, 'video');
  expect(one.file_path).toMatch(/^incoming\/[\w-]{22}\/$/);
  expect(two.file_path).not.toBe(one.file_path);
  expect(one).toMatchObject({ region: 30, form: null, upload_url: '/api/storage/upload' });
});

test('[CAL-13] a file goes straight to the storage and comes back as it was', async () => {
  const bytes = randomBytes(300_000);
  const said = await upload(node, user, 'SN1##图纸 "a".bin', bytes);
  expect(said).toMatchObject({
    status: 200,
    code: 0,
    success: 1,
    data: { url: said.url, key: said.key },
  });
  expect(said.url).toMatch(/^\/api\/file\/[\w-]{22}\?expires=\d+&signature=/);
  expect(said.key).toMatch(/\/SN1##图纸 "a"\.bin$/);
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
  const row = await owner.row('select * from stored_file where key = $1', [said.key]);
  expect(row).toMatchObject({
    name: 'SN1##图纸 "a".bin',
    kind: 'file',
    hash: sha(bytes),
    is_public: false,
  });
  expect(await owner.rows('select id from upload where key = $1', [said.key])).toEqual([]);
});

test('[CAL-13] the same bytes under the same key are the same file, others are refused', async () => {
  const { token, file_path: prefix } = await takeToken(user);
  const fields = { token, key: `${prefix}a.bin`, fname: 'a.bin' };
  const bytes = randomBytes(1_000);
  const first = await sendForm(node.base, user, fields, { bytes, name: 'a.bin' });
  const again = await sendForm(node.base, user, fields, { bytes, name: 'a.bin' });
  expect(again.url).toBe(first.url);
  const other = await sendForm(node.base, user, fields, {
    bytes: randomBytes(1_000),
    name: 'a.bin',
  });
  expect(other).toMatchObject({ status: 409, msg: '图片名字重复,请修改名字后重试!' });
  expect(sha(await fetchFile(first.url!))).toBe(sha(bytes));
});

test('[CAL-13] content is kept once for a company, whatever it is called', async () => {
  const bytes = randomBytes(2_000);
  const before = await owner.row<{ bytes: string }>(
    'select bytes from storage_use where company_id = 1',
  );
  await upload(node, user, 'one.bin', bytes);
  await upload(node, user, 'two.bin', bytes);
  const after = await owner.row<{ bytes: string }>(
    'select bytes from storage_use where company_id = 1',
  );
  expect(Number(after.bytes) - Number(before.bytes)).toBe(2_000);
  expect(await owner.rows('select 1 from stored_file where hash = $1', [sha(bytes)])).toHaveLength(
    2,
  );
});

test('a picture is made again and stands at an address that never changes', async () => {
  const said = await upload(node, user, 'x.png', png, 'image');
  expect(said).toMatchObject({ status: 200, success: 1 });
  expect(said.url).toMatch(/^\/api\/picture\/[\da-f]{64}\.webp$/);
  expect((await fetch(node.base + said.url!)).headers.get('content-type')).toBe('image/webp');
  expect((await upload(node, user, 'y.png', png, 'image')).url).toBe(said.url);
});

const names: [string, number][] = [
  ['..##..', 200],
  ['a##', 200],
  ['##b', 200],
  ['a##b##c.pdf', 422],
  ['😀.bin', 200],
  ['a\u202Egnp.exe', 422],
  ['a\0b.bin', 422],
  ['../../etc/passwd', 422],
  ['a\\b', 422],
  ['x'.repeat(300), 422],
  ['', 422],
];
test.each(names)('[UPL-8] the name %j is answered with %i', async (name, status) => {
  const { token, file_path: prefix } = await takeToken(user);
  const fields = { token, key: prefix + name, fname: name };
  const said = await sendForm(node.base, user, fields, { bytes: randomBytes(50), name: 'f' });
  expect(said.status).toBe(status);
  expect(said.msg).not.toBe('');
});

test.each(['', 'wrong.token', 'e30.e30'])('[CAL-13] the token %j opens nothing', async (token) => {
  const said = await sendForm(
    node.base,
    user,
    { token, key: 'a', fname: 'a' },
    { bytes: png, name: 'a' },
  );
  expect(said.status).toBe(403);
});

test('[CAL-13] a token is good for its account, its prefix and half an hour', async () => {
  const { token, file_path: prefix } = await takeToken(user);
  const file = { bytes: png, name: 'a.png' };
  const key = `${prefix}a.png`;
  const stranger = await node.signIn('demo2').catch(() => node.signIn('other'));
  expect((await sendForm(node.base, stranger, { token, key }, file)).status).toBe(403);
  expect((await sendForm(node.base, { token: '' }, { token, key }, file)).status).toBe(401);
  const dealer = await node.signIn('dealer', 'dealer');
  expect((await sendForm(node.base, dealer, { token, key }, file)).status).toBe(401);
  const elsewhere = await takeToken(user);
  const foreign = `${elsewhere.file_path}a.png`;
  expect((await sendForm(node.base, user, { token, key: foreign }, file)).status).toBe(422);
  const [body, signature] = token.split('.') as [string, string];
  const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as { kind: string };
  const forged = Buffer.from(JSON.stringify({ ...claims, kind: 'media' })).toString('base64url');
  expect(
    (await sendForm(node.base, user, { token: `${forged}.${signature}`, key }, file)).status,
  ).toBe(403);
});

test('a form without a file, with its file first, or that is none is refused', async () => {
  const { token, file_path: prefix } = await takeToken(user);
  expect((await sendForm(node.base, user, { token, key: `${prefix}a` })).status).toBe(422);
  const body = new FormData();
  body.set('file', new Blob(['x']), 'a');
  body.set('token', token);
  const headers = { authorization: `Bearer ${user.token}` };
  const address = `${node.base}/api/storage/upload`;
  expect((await fetch(address, { method: 'POST', headers, body })).status).toBe(403);
  expect((await fetch(address, { method: 'POST', headers, body: '{}' })).status).toBe(422);
});

test('a client that goes away half-way leaves nothing behind', async () => {
  const { token, file_path: prefix } = await takeToken(user);
  const key = `${prefix}half.bin`;
  await sendZeroForm(node.base, user, { token, key, fname: 'half.bin' }, 5_000_000, 3_000_000);
  await expect
    .poll(() => owner.rows('select 1 from upload where key = $1', [key]), { timeout: 5_000 })
    .toEqual([]);
  expect(await owner.rows('select 1 from stored_file where key = $1', [key])).toEqual([]);
});

test('twenty at once all arrive', async () => {
  const files = Array.from({ length: 20 }, () => randomBytes(400_000));
  const said = await Promise.all(files.map((bytes, at) => upload(node, user, `n${at}.bin`, bytes)));
  expect(said.map(({ status }) => status)).toEqual(Array<number>(20).fill(200));
  const back = await Promise.all(said.map(({ url }) => fetchFile(url!)));
  expect(back.map(sha)).toEqual(files.map(sha));
});
