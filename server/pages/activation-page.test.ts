import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';

const node = await startTestNode();

test('a company’s own activation page stands above the form, for its products only', async () => {
  const demo = await node.signIn('demo');
  const [code] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
  const [theirs] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId: 38 });
  const look = async (sn: string) =>
    (await fetch(`${node.base}/activation?sn=${sn}&language=zh_CN`)).text();
  const plain = await look(code!.code);
  expect(plain).toContain('name="phone"');

  const document = pageOf([newBlock(captionText, { name: '激活即享两年质保' })], { details: '页' });
  const made = await demo.post('pageTemplate/add', { name: '激活', kind: 'activation', document });
  const { id, version } = made.data as { id: number; version: number };
  await demo.post('pageTemplate/publish', { id, version });
  const put = { kind: 'activation', target: 'company', target_id: null, page_id: id };
  expect(await demo.post('portal/set', put)).toMatchObject({ code: 0 });

  const own = await look(code!.code);
  expect(own).toContain('激活即享两年质保');
  expect(own).toContain('name="phone"');
  expect(own).toContain(`value="${code!.code}"`);
  for (const other of [theirs!.code, 'NOSUCHCODE', ''])
    expect(await look(other)).not.toContain('激活即享两年质保');

  // Form errors are shown on the same page.
  const sent = await fetch(`${node.base}/activation?sn=${code!.code}&language=zh_CN`, {
    method: 'POST',
    body: new URLSearchParams({ name: '', phone: '', sn: code!.code }),
  });
  const told = await sent.text();
  expect(told).toContain('激活即享两年质保');
  expect(told).toContain('请输入姓名');
});
