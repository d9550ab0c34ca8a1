import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from '#server/storage/s3-stand-in.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendForm, sha, takeToken, tusOf } from './uploading.fixture.ts';

const sidePool = mkdtempSync(path.join(tmpdir(), 'suyuan-region-'));
afterAll(() => rmSync(sidePool, { recursive: true, force: true }));
const s3 = await startS3('north');
const node = await startTestNode({
  settings: { STORAGE_URL_10: `file:${sidePool}`, STORAGE_URL_20: s3.url },
});
const owner = await openOwner(node.ownerUrl);
const user = await node.signIn('demo');
const fetchFile = async (url: string) =>
  Buffer.from(await (await fetch(node.base + url)).arrayBuffer());
const blobOf = (bytes: Buffer) =>
  owner.row<{ region: number; place: string }>('select region, place from blob where hash = $1', [
    sha(bytes),
  ]);

test('[CAL-13] a file goes to the storage of its region; one without its own is the default’s', async () => {
  for (const [asked, region, folder] of [
    [10, 10, sidePool],
    [30, 30, path.join(node.folder, 'storage')],
    [50, 30, path.join(node.folder, 'storage')],
  ] as const) {
    const bytes = randomBytes(1_000);
    const { token, file_path: prefix, region: told } = await takeToken(user, '', asked);
    expect(told).toBe(region);
    const fields = { token, key: `${prefix}a.bin`, fname: 'a.bin' };
    const said = await sendForm(node.base, user, fields, { bytes, name: 'a.bin' });
    const blob = await blobOf(bytes);
    expect(blob.region).toBe(region);
    expect(existsSync(path.join(folder, blob.place))).toBe(true);
    expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
  }
  const wrong = await user.post('WipFile/getToken?region=31', undefined);
  expect(wrong.code).toBe(422);
});

test('[CAL-13] with an object storage the file goes straight to it, and is judged all the same', async () => {
  const sendToS3 = async (name: string, bytes: Buffer) => {
    const { token, file_path: prefix, form } = await takeToken(user, '', 20);
    const body = new FormData();
    for (const [field, value] of Object.entries(form!.fields)) body.set(field, value);
    body.set('key', prefix + name);
    body.set('file', new Blob([new Uint8Array(bytes)]), name);
    expect((await fetch(form!.url, { method: 'POST', body })).ok).toBe(true);
    const fields = { token, key: prefix + name, fname: name };
    return { fields, said: await sendForm(node.base, user, fields) };
  };
  const bytes = randomBytes(200_000);
  const { fields, said } = await sendToS3('SN1##甲 a+b.bin', bytes);
  expect(said).toMatchObject({ status: 200, success: 1, key: fields.key });
  expect((await blobOf(bytes)).region).toBe(20);
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
  // A lost answer is repeated; an upload that never arrived is not found.
  expect((await sendForm(node.base, user, fields)).url).toBe(said.url);
  const never = { ...fields, key: `${fields.key}.more` };
  expect((await sendForm(node.base, user, never)).status).toBe(404);
  const wrong = await sendToS3('a.pdf', Buffer.from('<html>'));
  expect(wrong.said.status).toBe(422);
  expect((await sendForm(node.base, user, wrong.fields)).status).toBe(404);
});

test('[UPL-5] an upload in pieces goes on in an object storage as well', async () => {
  const bytes = randomBytes(12_000_000);
  const { token, file_path: prefix } = await takeToken(user, '', 20);
  const tus = tusOf(node.base, user);
  const values = { token, key: `${prefix}a.bin`, sha256: sha(bytes) };
  const { location } = await tus.create(values, bytes.length);
  for (const [from, to] of [
    [0, 100],
    [100, 9_500_000],
  ] as const)
    expect((await tus.patch(location, from, bytes.subarray(from, to))).status).toBe(204);
  expect((await tus.head(location)).offset).toBe(9_500_000);
  const said = await tus.patch(location, 9_500_000, bytes.subarray(9_500_000));
  expect(said.status).toBe(200);
  expect(sha(await fetchFile(said.url!))).toBe(sha(bytes));
});

test('pages may speak to the object storage, and to nobody else', async () => {
  const answer = await fetch(`${node.base}/login`);
  const policy = answer.headers.get('content-security-policy') ?? '';
  expect(/connect-src [^;]*;/.exec(policy)?.[0]).toContain(` ${s3.endpoint};`);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';");
  expect(policy).toContain("worker-src 'self' blob:;");
});
