import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { request as httpRequest } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { Upload } from 'tus-js-client';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { png, sha, takeToken, tusOf } from './uploading.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');
const tus = tusOf(node.base, user);
const fetchFile = async (url: string) =>
  Buffer.from(await (await fetch(node.base + url)).arrayBuffer());
const megabyte = 1_048_576;

async function begin(size: number, name = 'a.bin', more: Record<string, string> = {}) {
  const { token, file_path: prefix } = await takeToken(user);
  const key = prefix + name;
  const { location, status } = await tus.create({ token, key, fname: name, ...more }, size);
  return { location, status, key };
}

const patching = (location: string, length: number) =>
  httpRequest(node.base + location, {
    method: 'PATCH',
    headers: {
      ...tus.headers,
      'upload-offset': 0,
      'content-length': length,
      'content-type': 'application/offset+octet-stream',
    },
  });

test('[UPL-5] a file comes in pieces, and the last answer says where it is', async () => {
  const bytes = randomBytes(3 * megabyte + 5);
  const { location, key } = await begin(bytes.length, 'SN##图.bin', { sha256: sha(bytes) });
  expect(location).toMatch(/^\/api\/storage\/tus\/[\da-f-]{36}$/);
  expect(await tus.head(location)).toMatchObject({ status: 200, offset: 0, url: null });
  expect((await tus.patch(location, 0, bytes.subarray(0, megabyte))).status).toBe(204);
  expect((await tus.head(location)).offset).toBe(megabyte);
  const said = await tus.patch(location, megabyte, bytes.subarray(megabyte));
  expect(said).toMatchObject({
    status: 200,
    code: 0,
    success: 1,
    key,
    data: { url: said.url, key },
  });
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
});

test('[UPL-5] a last answer that got lost is found again, and nothing is kept twice', async () => {
  const bytes = randomBytes(1_000);
  const { location, key } = await begin(bytes.length);
  const said = await tus.patch(location, 0, bytes);
  expect(await tus.head(location)).toEqual({ status: 200, offset: 1_000, url: said.url, key });
  const again = await tus.patch(location, 1_000, Buffer.alloc(0));
  expect(again).toMatchObject({ status: 200, url: said.url });
  expect(await owner.rows('select 1 from stored_file where key = $1', [key])).toHaveLength(1);
});

test('an upload whose end nobody was told of is ended by the person who asks', async () => {
  const bytes = randomBytes(1_000);
  const { location, key } = await begin(bytes.length);
  const { region, place } = await owner.row<{ region: number; place: string }>(
    'select region, place from upload where key = $1',
    [key],
  );
  // As after a crash between the last byte and the last step.
  await node.app.storage.at(region).store.put(place, bytes);
  const found = await tus.head(location);
  expect(found).toMatchObject({ status: 200, offset: 1_000, key });
  expect(sha(await fetchFile(decodeURI(found.url!)))).toBe(sha(bytes));
});

test('[UPL-8] a file that was damaged on its way is refused and taken away', async () => {
  const bytes = randomBytes(1_000);
  const { location, key } = await begin(bytes.length, 'a.bin', { sha256: sha(randomBytes(5)) });
  expect(await tus.patch(location, 0, bytes)).toMatchObject({
    status: 422,
    msg: '文件在传输中损坏，请重新上传',
  });
  expect((await tus.head(location)).status).toBe(404);
  expect(await owner.rows('select 1 from stored_file where key = $1', [key])).toEqual([]);
});

test('a picture may come in pieces as well', async () => {
  const { token, file_path: prefix } = await takeToken(user, 'image');
  const values = { token, key: `${prefix}a.png`, fname: 'a.png' };
  const { location } = await tus.create(values, png.length);
  const said = await tus.patch(location, 0, png);
  expect(said.url).toMatch(/^\/api\/picture\/[\da-f]{64}\.webp$/);
  expect((await tus.head(location)).url).toBe(said.url);
});

test('another offset, another version and another type are refused, and nothing is lost', async () => {
  const bytes = randomBytes(1_000);
  const { location } = await begin(bytes.length);
  await tus.patch(location, 0, bytes.subarray(0, 500));
  expect((await tus.patch(location, 0, bytes)).status).toBe(409);
  expect((await tus.patch(location, 600, bytes.subarray(600))).status).toBe(409);
  expect((await tus.patch(location, 500, randomBytes(501))).status).toBe(413);
  const bare = (headers: Record<string, string>) =>
    fetch(node.base + location, { method: 'PATCH', headers, body: 'x' });
  const { authorization } = tus.headers;
  expect((await bare({ authorization })).status).toBe(412);
  expect((await bare({ ...tus.headers, 'upload-offset': '500' })).status).toBe(415);
  const said = await tus.patch(location, 500, bytes.subarray(500));
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
});

test('what was given up is gone', async () => {
  const { location } = await begin(10);
  await tus.patch(location, 0, Buffer.from('12345'));
  expect(await tus.remove(location)).toBe(204);
  expect((await tus.head(location)).status).toBe(404);
  expect((await tus.patch(location, 5, Buffer.from('67890'))).status).toBe(404);
});

test('what is being given up on another node does not arrive any more', async () => {
  const bytes = randomBytes(megabyte);
  const { location, key } = await begin(bytes.length);
  const running = patching(location, bytes.length);
  const status = new Promise((resolve, reject) => {
    running.on('error', reject);
    running.on('response', (answer) => resolve(answer.resume().statusCode));
  });
  running.write(bytes.subarray(0, 1_000));
  await new Promise((resolve) => setTimeout(resolve, 200));
  // As `removeUpload` does before it deletes the bytes.
  await owner.rows('update upload set touch_time = to_timestamp(0) where key = $1', [key]);
  running.end(bytes.subarray(1_000));
  expect(await status).toBe(404);
  expect(await owner.rows('select 1 from stored_file where key = $1', [key])).toEqual([]);
});

test('[CAL-13] an upload is there for its own account only', async () => {
  const bytes = randomBytes(100);
  const { location, key } = await begin(bytes.length);
  const others = [await node.signIn('other'), await node.signIn('product')];
  for (const one of [...others, await node.signIn('admin', 'admin')]) {
    const theirs = tusOf(node.base, one);
    expect((await theirs.head(location)).status).toBe(404);
    expect((await theirs.patch(location, 0, bytes)).status).toBe(404);
    expect(await theirs.remove(location)).toBe(404);
  }
  const nobody = tusOf(node.base, { token: '' });
  expect((await nobody.head(location)).status).toBe(401);
  expect((await nobody.patch(location, 0, bytes)).status).toBe(401);
  const { token } = await takeToken(user);
  expect((await tusOf(node.base, others[0]!).create({ token, key }, 5)).status).toBe(403);
  expect((await tus.patch(location, 0, bytes)).status).toBe(200);
});

test('another person who knows the id of an upload does not disturb it', async () => {
  const bytes = randomBytes(2 * megabyte);
  const { location } = await begin(bytes.length);
  const running = patching(location, bytes.length);
  const status = new Promise((resolve, reject) => {
    running.on('error', reject);
    running.on('response', (answer) => resolve(answer.resume().statusCode));
  });
  running.write(bytes.subarray(0, megabyte));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const theirs = tusOf(node.base, await node.signIn('product'));
  expect((await theirs.head(location)).status).toBe(404);
  expect(await theirs.remove(location)).toBe(404);
  running.end(bytes.subarray(megabyte));
  expect(await status).toBe(200);
});

test('a newer request takes an upload over from one that hangs', async () => {
  const bytes = randomBytes(2 * megabyte);
  const { location } = await begin(bytes.length);
  const hanging = patching(location, bytes.length);
  const cut = new Promise((resolve) => hanging.on('error', resolve));
  hanging.write(bytes.subarray(0, megabyte + 7));
  await new Promise((resolve) => setTimeout(resolve, 200));
  const { offset } = await tus.head(location);
  await cut;
  expect(offset).toBe(megabyte + 7);
  const said = await tus.patch(location, offset, bytes.subarray(offset));
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
});

/** Simulates a full disk for one upload. */
async function fill(key: string): Promise<string> {
  const sql = 'select place from upload where key = $1';
  const { place } = await owner.row<{ place: string }>(sql, [key]);
  const file = path.join(node.folder, 'storage', place);
  mkdirSync(path.dirname(file), { recursive: true });
  symlinkSync('/dev/full', file);
  return file;
}

test('a full disk is told, nothing half-done is seen, and the upload goes on once there is room', async () => {
  const bytes = randomBytes(2 * megabyte);
  const { location, key } = await begin(bytes.length);
  const file = await fill(key);
  expect(await tus.patch(location, 0, bytes)).toMatchObject({
    status: 503,
    msg: '服务器存储已满，文件没有保存，请联系管理员',
  });
  expect(await owner.rows('select 1 from stored_file where key = $1', [key])).toEqual([]);
  // Browsers read an answer only after sending everything: what comes after the refusal is drained.
  const long = await begin(40 * megabyte);
  await fill(long.key);
  const sending = patching(long.location, 40 * megabyte).end(Buffer.alloc(40 * megabyte));
  await new Promise((resolve) => sending.on('finish', resolve));
  rmSync(file);
  const { offset } = await tus.head(location);
  const said = await tus.patch(location, offset, bytes.subarray(offset));
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
});

test('a client of somebody else’s making pauses, goes on and ends', async () => {
  const bytes = randomBytes(5 * megabyte);
  const { token, file_path: prefix } = await takeToken(user);
  const metadata = { token, key: `${prefix}乙.bin`, fname: '乙.bin', sha256: sha(bytes) };
  let last = '';
  const send = (uploadUrl: string | null, stopAt: number) =>
    new Promise<string>((resolve, reject) => {
      const one: Upload = new Upload(bytes, {
        endpoint: `${node.base}/api/storage/tus`,
        uploadUrl,
        chunkSize: megabyte,
        retryDelays: null,
        headers: { authorization: `Bearer ${user.token}` },
        metadata,
        onError: reject,
        onAfterResponse: (_request, response) => {
          last = response.getBody() || last;
        },
        onChunkComplete: (_size, accepted) => {
          if (accepted >= stopAt) void one.abort().then(() => resolve(one.url!));
        },
        onSuccess: () => resolve(one.url!),
      });
      one.start();
    });
  const url = await send(null, 2 * megabyte);
  expect((await tus.head(new URL(url).pathname)).offset).toBeGreaterThanOrEqual(2 * megabyte);
  await send(url, Infinity);
  const said = JSON.parse(last) as { success: number; url: string };
  expect(said.success).toBe(1);
  expect(sha(await fetchFile(said.url))).toBe(sha(bytes));
});
