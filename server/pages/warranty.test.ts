import { beforeAll, describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { readPdf } from '#server/testing/pdf-text.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
let demo: Awaited<ReturnType<TestNode['signIn']>>;
let part: number;
beforeAll(async () => {
  demo = await node.signIn('demo');
  const { data: added } = await demo.post('part/add', { name: '轻音<b>破壁机</b>', model: 'PB-9' });
  part = added.id;
  const policy = {
    name: '两年质保<i>',
    months: 24,
    terms: '第一条 & 第二条\n<script>alert(1)</script>',
    parts: [part],
  };
  expect(await demo.post('warrantyPolicy/add', policy)).toMatchObject({ code: 0 });
});
/** Each test from an address of its own: guesses of one do not count in the next. */
let from = 0;
const visit = async (path: string, fields?: Record<string, string>, at = `36.151.0.${from}`) => {
  const answer = await fetch(node.base + path, {
    redirect: 'manual',
    headers: {
      'x-forwarded-for': at,
      ...(fields ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
    },
    ...(fields ? { method: 'POST', body: new URLSearchParams(fields) } : {}),
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
const activate = async (phone = '13912345678') => {
  const [unit] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part });
  const { data } = await node
    .anyone()
    .post('api/active', { sn: unit!.code, name: '王小明', phone });
  return { ...unit!, link: (data as { link: string }).link, phone };
};

describe('[CO-4] the card of a warranty', () => {
  test('is given with the activation and tells everything but who it is about', async () => {
    from += 1;
    const { link, code, phone } = await activate();
    expect(link).toMatch(/^\/warranty\/[\w-]+$/);
    const { status, text, headers } = await visit(link);
    expect(status).toBe(200);
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(text).toContain(code);
    expect(text).toContain('质保至');
    expect(text).toContain('轻音&lt;b&gt;破壁机');
    expect(text).toContain('第一条 &amp; 第二条');
    expect(text).not.toContain('<script>alert');
    for (const secret of ['王小明', phone, phone.slice(-4)]) expect(text).not.toContain(secret);
    expect((await visit(`${link}?language=en`)).text).toContain('Valid until');
    expect((await visit(`${link}?language=zh_TW`)).text).toContain('保固至');
  });

  test('is on the page that says the activation is done', async () => {
    from += 1;
    const [unit] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part });
    const form = { name: '王小明', phone: '13912345671', sn: unit!.code, consent: 'p1' };
    const sent = await visit(`/activation?sn=${unit!.code}`, form);
    expect(sent.status).toBe(303);
    // The button pressed twice has done what it should; anybody else is told that it was activated before.
    const again = await visit(`/activation?sn=${unit!.code}`, form);
    expect(again.status).toBe(303);
    expect((await visit(again.headers.get('location')!)).text).toContain('role="status"');
    for (const other of [{ name: '王小红' }, { phone: '13912345672' }]) {
      const refused = await visit(`/activation?sn=${unit!.code}`, { ...form, ...other });
      expect([refused.status, refused.text]).toEqual([200, expect.stringContaining('已于')]);
    }
    const { text } = await visit(sent.headers.get('location')!);
    expect(text).toContain('role="status"');
    // A made-up card is no proof of an activation.
    const claimed = await visit(`/activation?sn=${unit!.code}&card=made-up`);
    expect(claimed.text).toContain('<form');
    expect(claimed.text).not.toContain('role="status"');
    const path = /href="(\/warranty\/[\w-]+)/.exec(text)?.[1];
    expect((await visit(path!)).text).toContain(unit!.code);
  });

  test('can be taken along as a PDF in three languages', async () => {
    from += 1;
    const { link, code } = await activate('13912345672');
    for (const [language, words] of [
      ['zh_CN', '质保证书'],
      ['en', 'Warranty certificate'],
      ['zh_TW', '保固證書'],
    ] as const) {
      const answer = await fetch(`${node.base}${link}.pdf?language=${language}`);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      const text = (await readPdf(new Uint8Array(await answer.arrayBuffer()))).flat().join('\n');
      expect(text).toContain(words);
      expect(text.replaceAll(/\s/g, '')).toContain(code);
      expect(text).not.toContain('王小明');
    }
  });

  test('says that it is void, and leads from a replaced unit to the new one', async () => {
    from += 1;
    const [ended, old] = [await activate('13912345673'), await activate('13912345674')];
    await demo.post('warranty/void', { id: ended.seq, reason: '改装' });
    expect((await visit(ended.link)).text).toContain('质保已作废');
    const [fresh] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part });
    const swap = { old_sn: old.code, new_sn: fresh!.code };
    expect(await demo.post('warranty/replace', swap)).toMatchObject({ code: 0 });
    const { text } = await visit(old.link);
    expect(text).toContain('已换新');
    expect(text).toContain('查看新产品的质保卡');
    const next = /href="(\/warranty\/[\w-]+)\?/.exec(text)?.[1];
    expect((await visit(next!)).text).toContain(fresh!.code);
  });

  test('leads no former owner to the card of somebody else', async () => {
    from += 1;
    const old = await activate('13912345681');
    const fresh = await makeCodes(node, [{ count: 2, state: 'sold' }], { partId: part });
    const [sold, restocked] = fresh.map(({ code, seq }) => ({ code, seq }));
    const swap = { old_sn: old.code, new_sn: sold!.code };
    expect(await demo.post('warranty/replace', swap)).toMatchObject({ code: 0 });
    const to = { id: sold!.seq, name: '李四', phone: '13700008888' };
    expect(await demo.post('warranty/transfer', to)).toMatchObject({ code: 0 });
    // Neither by the link nor by the digits: nothing is kept of who had it before.
    expect((await visit(old.link)).status).toBe(404);
    expect((await visit('/warranty', { sn: old.code, end: '5681' })).text).toContain('没有找到');
    const { data: before } = await demo.get('warranty/info', { id: old.seq });
    expect(before).toMatchObject({ state: 'replaced', name: '', phone: '' });

    // The new unit came back, was restocked and is somebody else's now.
    const first = await activate('13912345682');
    expect(
      await demo.post('warranty/replace', { old_sn: first.code, new_sn: restocked!.code }),
    ).toMatchObject({ code: 0 });
    const { data: back } = await demo.post('goodsReturn/add', {
      from: 'consumer',
      codes: [restocked!.code],
      reason: '退货',
      condition: 'good',
    });
    for (const step of ['receive', 'restock'])
      expect(await demo.post(`goodsReturn/${step}`, { id: back.id })).toMatchObject({ code: 0 });
    const sale = { codes: [restocked!.code], sold_at: new Date().toISOString() };
    expect(await demo.post('saleRecord/add', sale)).toMatchObject({ code: 0 });
    const body = { sn: restocked!.code, name: '赵六', phone: '13912345683' };
    expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
    const { text } = await visit(first.link);
    expect(text).toContain('已换新');
    expect(text).not.toContain('查看新产品的质保卡');
  });

  test('is closed to the owner before as soon as the warranty is somebody else’s', async () => {
    from += 1;
    const { seq, link, code } = await activate('13912345675');
    const to = { id: seq, name: '李四', phone: '13700009999' };
    expect(await demo.post('warranty/transfer', to)).toMatchObject({ code: 0 });
    expect((await visit(link)).status).toBe(404);
    const found = await visit('/warranty', { sn: code, end: '9999' });
    expect(found.status).toBe(303);
    expect((await visit(found.headers.get('location')!)).status).toBe(200);
  });
});

describe('[CO-4] a card that was lost', () => {
  test('is found by serial and last digits, from the page of the code on', async () => {
    from += 1;
    const { code } = await activate('13912346688');
    const page = await visit(`/template?code=${code}`);
    expect(page.text).toContain(`/warranty?sn=${code}`);
    expect((await visit(`/warranty?sn=${code}`)).text).toContain(`value="${code}"`);
    const { status, headers } = await visit('/warranty?language=en', { sn: code, end: '6688' });
    expect(status).toBe(303);
    expect((await visit(headers.get('location')!)).text).toContain('Warranty card');
  });

  test('takes a few guesses, then rests, also for the right digits', async () => {
    from += 1;
    const { code } = await activate('13912347799');
    const seen = [];
    for (let at = 0; at < 8; at += 1) {
      const { text } = await visit(
        '/warranty',
        { sn: code, end: String(1_000 + at) },
        `36.152.0.${at}`,
      );
      seen.push(text.includes('没有找到') ? 'no' : text.includes('过于频繁') ? 'stop' : 'yes');
    }
    expect(seen).toEqual([...Array<string>(6).fill('no'), 'stop', 'stop']);
    const right = await visit('/warranty', { sn: code, end: '7799' }, '36.152.1.1');
    expect(right.text).toContain('过于频繁');
  });

  test('of a unit that nobody activated, or of no unit, is told in the same words', async () => {
    from += 1;
    const [unit] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part });
    for (const sn of [unit!.code, 'ZZZZ-NOBODY'])
      for (const end of ['0000', '', '123'])
        expect((await visit('/warranty', { sn, end })).text).toContain('没有找到');
  });
});

describe('a link that leads nowhere', () => {
  test('is counted: an address that tries many is stopped, also at a good one', async () => {
    const { link } = await activate('13912345676');
    const guesser = '36.153.0.1';
    const seen = [];
    for (let at = 0; at < 22; at += 1)
      seen.push(
        (await visit(`/warranty/${String(at).padStart(60, 'x')}`, undefined, guesser)).status,
      );
    expect(seen).toEqual([...Array<number>(20).fill(404), 429, 429]);
    expect((await visit(link, undefined, guesser)).status).toBe(429);
    expect((await visit(link, undefined, '36.153.0.2')).status).toBe(200);
  });
});
