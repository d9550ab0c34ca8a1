import { beforeAll, expect, test } from 'vitest';
import type { Website } from '#contract/features/data/website/contract.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
});
const read = async () => (await admin.get('website/info')).data as Website;
const edit = async (more: object) => {
  const { id: _id, update_time: _time, ...site } = await read();
  return admin.post('website/edit', { ...site, ...more });
};

test('what the product says of itself is saved on its newest version only', async () => {
  const before = await read();
  expect(before).toMatchObject({ title: '', icp_number: '浙ICP备2026000001号-1' });
  expect((await edit({ title: '云溯', title_en: 'Yunsu' })).data).toMatchObject({
    title: '云溯',
    version: before.version + 1,
  });
  const late = await edit({ version: before.version, title: '迟到' });
  expect(late).toMatchObject({ status: 409, data: { changed: ['title'] } });
});

test.each([
  ['a script as address', { icp_url: 'javascript:alert(1)' }, 'icp_url'],
  ['a phone of letters', { support_phone: 'call me' }, 'support_phone'],
  ['a logo nobody uploaded', { logo: `/api/picture/${'a'.repeat(64)}.webp` }, 'logo'],
  ['a language it does not speak', { default_language: 'fr' }, 'default_language'],
])('%s is refused, and the field is named', async (_name, wrong, field) => {
  expect(await edit(wrong)).toMatchObject({ status: 422, errors: [{ field }] });
});

test('public pages carry the records and the support at their foot', async () => {
  await edit({
    police_number: '浙公网安备 33010002000001号',
    police_url: 'https://beian.mps.gov.cn/',
    copyright: '© 2026 云溯<b>',
  });
  const open = async () => (await fetch(`${node.base}/help?language=zh_CN`)).text();
  await expect.poll(open, { timeout: 5_000 }).toContain('浙公网安备 33010002000001号');
  const page = await open();
  expect(page).toContain('href="https://beian.miit.gov.cn/"');
  expect(page).toContain('© 2026 云溯&lt;b&gt;');
  expect(page).toContain('href="tel:4008001234"');
});

test('only those who may see and change it', async () => {
  await owner.rows(`update role set permissions = '{data:website:view}' where code = 'platform'`);
  const viewer = await node.signIn('admin', 'admin');
  expect(await viewer.get('website/info')).toMatchObject({ status: 200 });
  expect(await viewer.post('website/edit')).toMatchObject({ status: 403 });
  expect(await (await node.signIn('demo')).get('website/info')).toMatchObject({ status: 404 });
});
