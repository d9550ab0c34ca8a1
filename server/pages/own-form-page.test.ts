import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { productInfo } from '#blocks/product-info/spec.ts';
import { queryResult } from '#blocks/query-result/spec.ts';
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

test('it shows the facts of the product, but judges nothing, and welcomes no copy', async () => {
  const demo = await node.signIn('demo');
  const document = pageOf(
    [
      newBlock(captionText, { name: '欢迎激活' }),
      newBlock(queryResult),
      newBlock(productInfo, { rows: ['part_name', 'serial_number'] }),
    ],
    { details: '页' },
  );
  const made = await demo.post('pageTemplate/add', { name: '事实', kind: 'activation', document });
  const { id, version } = made.data as { id: number; version: number };
  const uses = [{ target: 'company' }];
  expect(await demo.post('pageTemplate/publish', { id, version, uses })).toMatchObject({ code: 0 });
  const pieces = (['sold', 'voided'] as const).map((state) => ({ count: 1, state }));
  const [sold, voided] = await makeCodes(node, pieces, {});
  const look = async (sn: string) =>
    (await fetch(`${node.base}/activation?sn=${sn}&language=zh_CN`)).text();
  const html = await look(sold!.code);
  expect(html).toContain('欢迎激活');
  expect(html).toContain('b-info');
  expect(html).toContain(sold!.code.match(/.{1,4}/g)!.join(' '));
  expect(html).not.toContain('b-result');
  // Looking is no scan: the first one comes later.
  const scan = await fetch(`${node.base}/template?code=${sold!.code}&language=zh_CN`);
  expect(await scan.text()).toContain('首次查询');
  expect(await look(voided!.code)).not.toContain('欢迎激活');
});

test('a page for after-sales service stands above the repair form and the records', async () => {
  const demo = await node.signIn('demo');
  const document = pageOf(
    [
      newBlock(captionText, { name: '青山售后' }),
      newBlock(queryResult),
      newBlock(productInfo, { rows: ['serial_number'] }),
    ],
    { details: '页' },
  );
  const made = await demo.post('pageTemplate/add', { name: '售后', kind: 'service', document });
  const { id, version } = made.data as { id: number; version: number };
  const uses = [{ target: 'company' }];
  expect(await demo.post('pageTemplate/publish', { id, version, uses })).toMatchObject({ code: 0 });
  const [sold] = await makeCodes(node, [{ count: 1, state: 'sold' }], {});
  for (const [path, own] of [
    ['repair', 'name="fault_type"'],
    ['afterrecords', 'name="number"'],
  ] as const) {
    const look = async (sn: string) =>
      (await fetch(`${node.base}/${path}?sn=${sn}&language=zh_CN`)).text();
    const html = await look(sold!.code);
    expect(html).toContain('青山售后');
    expect(html).toContain(own);
    expect(html).toContain(sold!.code.match(/.{1,4}/g)!.join(' '));
    expect(html).not.toContain('b-result');
    expect(await look('NOSUCHCODE')).not.toContain('青山售后');
  }
});
