import { expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendZeroForm, takeToken, tusOf } from './uploading.fixture.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');

async function send(name: string, size: number, bucket = '') {
  const { token, file_path: prefix } = await takeToken(user, bucket);
  const said = await sendZeroForm(
    node.base,
    user,
    { token, key: prefix + name, fname: name },
    size,
  );
  const body = JSON.parse(said!.body) as { msg: string; key?: string };
  return { status: said!.status, ...body };
}
async function announce(name: string, size: number, bucket = '') {
  const { token, file_path: prefix } = await takeToken(user, bucket);
  const values = { token, key: prefix + name, fname: name };
  return tusOf(node.base, user).create(values, size);
}
const sizeOf = async (key: string) => {
  const sql = `select b.size from stored_file f join blob b using (company_id, hash) where f.key = $1`;
  return Number((await owner.row<{ size: string }>(sql, [key])).size);
};

test('[UPL-3] a file that is no CAD format has 200 MB and not a byte more', async () => {
  const said = await send('a.bin', limits.plainFileBytes);
  expect(said.status).toBe(200);
  expect(await sizeOf(said.key!)).toBe(209_715_200);
  const more = await announce('a.bin', limits.plainFileBytes + 1);
  expect(more).toMatchObject({ status: 413, msg: 'a.bin文件过大，非CAD文件不能超过200M!' });
});

test('[UPL-3] a CAD format has 500 MB and not a byte more', async () => {
  const said = await send('a.STL', limits.fileBytes);
  expect(said.status).toBe(200);
  expect(await sizeOf(said.key!)).toBe(524_288_000);
  const more = await announce('a.STL', limits.fileBytes + 1);
  expect(more).toMatchObject({ status: 413, msg: 'a.STL文件过大，不能超过500M!' });
});

test('[UPL-1] a picture has 10 MB and not a byte more, however it comes', async () => {
  // Zeros are not a picture; what counts is that they are not refused for their size.
  expect((await send('a.png', limits.imageBytes, 'image')).status).toBe(422);
  const more = await send('a.png', limits.imageBytes + 1, 'image');
  expect(more).toMatchObject({ status: 413, msg: '上传大小不能超过10M' });
  expect((await announce('a.png', limits.imageBytes, 'image')).status).toBe(201);
  expect((await announce('a.png', limits.imageBytes + 1, 'image')).status).toBe(413);
});

test('[UPL-11] sound and film have 500 MB', async () => {
  expect((await announce('a.mp4', limits.fileBytes, 'video')).status).toBe(201);
  expect((await announce('a.mp4', limits.fileBytes + 1, 'video')).status).toBe(413);
});

test('[UPL-8] an empty file is refused', async () => {
  expect(await send('a.bin', 0)).toMatchObject({ status: 422, msg: 'a.bin是空文件' });
  expect((await announce('a.bin', 0)).status).toBe(422);
});

test('what was refused leaves nothing behind', async () => {
  const left = await owner.rows('select key from upload where size is null');
  expect(left).toEqual([]);
});
