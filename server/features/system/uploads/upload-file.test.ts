import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import sharp from 'sharp';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { sendFile } from '#server/testing/uploads.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let newco: User;
let admin: User;
beforeAll(async () => {
  demo = await node.signIn('demo');
  newco = await node.signIn('newco');
  admin = await node.signIn('admin', 'admin');
});

const pdf = readFileSync(new URL('../../../seed/manual.pdf', import.meta.url));
const picture = () =>
  sharp({ create: { width: 80, height: 60, channels: 3, background: '#0b7a5b' } })
    .png()
    .toBuffer();
const license = (user: User, bytes: Buffer, name = '营业执照.pdf') =>
  sendFile(node.base, user, { name, bytes }, { file_path: 'business_license' });
const status = async (address: string) => (await fetch(node.base + address)).status;

test('[CAL-11] a picture is answered with 0 and its address, which anyone may open', async () => {
  const answer = await sendFile(node.base, demo, { name: '图.png', bytes: await picture() });
  expect(answer).toMatchObject({
    code: 0,
    msg: expect.any(String),
    data: { width: 80, height: 60 },
  });
  expect(answer.data.url).toMatch(/^\/api\/picture\/[\da-f]{64}\.webp$/);
  expect(answer.data.preview).toBe(answer.data.url);
  expect(await status(answer.data.url)).toBe(200);
});

describe('[CAL-11] the business licence', () => {
  test('is answered with 10000, also for a company that is not verified yet', async () => {
    const answer = await license(newco, pdf);
    expect(answer).toMatchObject({ code: 10_000, data: { width: null, height: null } });
    expect(answer.data.url).toMatch(/^\/api\/file\/[\w-]{22}$/);
    expect(
      await owner.row(
        'select company_id, kind, is_public, name, account_id is not null as by from stored_file where address = $1',
        [answer.data.url.slice(-22)],
      ),
    ).toEqual({ company_id: 3, kind: 'license', is_public: false, name: '营业执照.pdf', by: true });
  });

  test('is private: only the signed address opens, and it gives what was sent', async () => {
    const bytes = await picture();
    const { data } = await license(newco, bytes, '执照.png');
    expect(data).toMatchObject({ width: 80, height: 60 });
    expect(await status(data.url)).toBe(404);
    const answer = await fetch(node.base + data.preview);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(answer.headers.get('cache-control')).toMatch(/^private/);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test('is never handed on under the name of a page or a program', async () => {
    for (const name of ['a.html', 'a.pdf.exe', 'a']) {
      const { data } = await license(newco, pdf, name);
      const { headers } = await fetch(node.base + data.preview);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="license.pdf";/);
    }
  });

  test.each([
    ['a page', Buffer.from('<html><script>alert(1)</script>')],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a page that says PDF later on', Buffer.from('<script>1</script>%PDF-1.4')],
    ['a program', Buffer.from('MZ\x90\0')],
  ])('[UPL-8] is refused where it is %s', async (_what, bytes) => {
    expect(await license(newco, bytes)).toMatchObject({
      code: 422,
      msg: '请上传图片或 PDF 格式的营业执照',
      errors: [{ field: 'file' }],
    });
  });
});

test('the platform keeps pictures of its own, counted for no company', async () => {
  const answer = await sendFile(node.base, admin, { name: 'a.png', bytes: await picture() });
  expect(answer).toMatchObject({ code: 0 });
  expect(
    await owner.row(`select company_id from stored_file where company_id = 0 and key = $1`, [
      `picture/${answer.data.url.slice(-69, -5)}`,
    ]),
  ).toEqual({ company_id: 0 });
});

test('[UPL-8] what is too large, missing, or sent by nobody is refused', async () => {
  const large = { name: 'a.png', bytes: Buffer.alloc(10_485_761) };
  expect(await sendFile(node.base, demo, large)).toMatchObject({ code: 413 });
  const form = new FormData();
  form.set('file_path', '');
  const send = (headers: Record<string, string>) =>
    fetch(`${node.base}/api/web/common/uploadFile`, { method: 'POST', headers, body: form });
  const empty = await send({ authorization: `Bearer ${demo.token}` });
  expect([empty.status, await empty.json()]).toEqual([
    422,
    expect.objectContaining({ msg: '请上传附件' }),
  ]);
  expect((await send({})).status).toBe(401);
  expect(
    await sendFile(node.base, demo, { name: 'a.png', bytes: await picture() }, { colour: 'red' }),
  ).toMatchObject({
    code: 422,
    errors: [{ field: 'colour' }],
  });
});

test('a repeated call is answered once more with what it made', async () => {
  const bytes = await picture();
  const send = async () => {
    const form = new FormData();
    form.set('file_path', 'business_license');
    form.set('file', new Blob([new Uint8Array(bytes)]), 'a.png');
    const answer = await fetch(`${node.base}/api/web/common/uploadFile`, {
      method: 'POST',
      headers: { authorization: `Bearer ${demo.token}`, 'idempotency-key': 'licence-1' },
      body: form,
    });
    return (await answer.json()) as { code: number; data: { url: string } };
  };
  const first = await send();
  expect(first.code).toBe(10_000);
  expect(await send()).toEqual(first);
});
