import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { frameAddress } from './model.ts';

const node = await startTestNode({ settings: { MODEL_HOSTS: 'models.example' } });
const owner = await openOwner(node.ownerUrl);
const { id: partId, name: partName } = await owner.row<{ id: number; name: string }>(
  'select id, name from part where company_id = 1 order by id limit 1',
);
const sold = async () => (await makeCodes(node, [{ count: 1, state: 'sold' }], { partId }))[0]!;
async function open(path: string, init: RequestInit = {}) {
  const answer = await fetch(node.base + path, { redirect: 'manual', ...init });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const query = (code: string) =>
  new URLSearchParams({
    code,
    part_name: '便携榨汁杯',
    sn: code,
    language: 'zh_CN',
    fid: '1',
    title: '申请维修',
  }).toString();
const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)![1]!;
const photo = (colour: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
const filled = {
  fault_type: 'noise',
  content: '有异响',
  name: '王芳',
  phone: '13800138000',
  consent: 'p1',
};
async function send(
  code: string,
  fields: Record<string, string>,
  photos: (Buffer | string)[] = [],
) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  for (const [at, one] of photos.entries())
    body.append(
      'photos',
      new Blob([typeof one === 'string' ? one : new Uint8Array(one)]),
      `${at}.jpg`,
    );
  return open(`/repair?${query(code)}`, { method: 'POST', body });
}
const repairsOf = (seq: number) =>
  owner.rows<{ id: number; code: string; photos: { photo: string; small: string }[] }>(
    'select id, code, photos from repair where company_id = 1 and seq = $1',
    [seq],
  );

describe('[RTE-5] the form for a repair', () => {
  test('opens with what it was asked with, and is called as the specification says', async () => {
    const { code } = await sold();
    const page = await open(`/repair?${query(code)}`);
    expect(page.text).toContain('<title>申请维修</title>');
    // The product is called by its own name, whatever the link says.
    expect(page.text).toContain(`<strong>${partName}</strong>`);
    expect(page.text).not.toContain('<strong>便携榨汁杯');
    expect(page.text).toContain(`value="${code}"`);
    expect(page.text).toMatch(/<option value="noise"\s*>\s*异响/);
    expect((await open(`/repair?sn=${code}&language=zh_CN`)).text).toContain(
      '<title>产品激活</title>',
    );
    expect((await open(`/repair?sn=${code}&language=en`)).text).toContain('Fault description');
  });

  test('names each field that is missing and keeps what was written', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    const page = await send(code, {
      key,
      sn: code,
      ...filled,
      name: '',
      fault_type: '',
      content: '<b>响</b>',
    });
    expect(page.status).toBe(200);
    expect(page.text).toContain('有 2 处需要修改');
    expect(page.text).toContain('请输入联系人');
    expect(page.text).toContain('请选择故障类型');
    expect(page.text).toContain('&lt;b&gt;响&lt;/b&gt;');
    expect(page.text).toContain('value="13800138000"');
    expect(keyIn(page.text)).toBe(key);
    const bad = await send(code, { key, sn: code, ...filled, phone: '12' });
    expect(bad.text).toMatch(/id="phone-wrong"[^>]*>\s*手机号：格式错误/);
    const unknown = await send(code, { key, sn: '2222222222222222', ...filled });
    expect(unknown.text).toContain('没有找到该序列号');
    expect(await repairsOf(seq)).toEqual([]);
  });

  test('keeps photos for the next try, as private files of the company, small and without what the camera wrote', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    const first = await send(code, { key, sn: code, ...filled, name: '' }, [
      await photo('#a00'),
      await photo('#0a0'),
    ]);
    expect(first.text.match(/name="drop"/g)).toHaveLength(2);
    const [, shown] = /<img\s+src="([^"]+)"\s+alt="照片 1"/.exec(first.text)!;
    const small = await fetch(node.base + shown!.replaceAll('&amp;', '&'));
    expect(small.headers.get('content-type')).toBe('image/webp');
    expect(await sharp(Buffer.from(await small.arrayBuffer())).metadata()).toMatchObject({
      width: 240,
    });
    expect((await fetch(node.base + shown!.split('?')[0]!)).status).toBe(404);

    const sent = await send(code, { key, sn: code, ...filled, drop: '1' }, [await photo('#00a')]);
    expect(sent.status).toBe(303);
    const [repair] = await repairsOf(seq);
    expect(repair!.photos).toHaveLength(2);
    const used = await owner.rows(
      `select 1 from file_use where company_id = 1 and owner = 'repair' and owner_id = $1`,
      [repair!.id],
    );
    expect(used).toHaveLength(4);
    const sales = await node.signIn('sales');
    const { data } = await sales.get('repair/info', { id: repair!.id });
    expect((await fetch(node.base + data.photos[0].photo)).status).toBe(200);
  });

  test('takes no photo that is none, none without its key, and nine at most', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    const odd = await send(code, { key, sn: code, ...filled }, ['<svg onload="alert(1)"/>']);
    expect(odd.text).toContain('“0.jpg”不是可以打开的照片，没有收下');
    const one = await photo('#123');
    const many = await send(
      code,
      { key, sn: code, ...filled },
      Array.from({ length: 10 }, () => one),
    );
    expect(many.text).toContain('最多 9 张，多出的没有收下');
    expect(many.text.match(/name="drop"/g)).toHaveLength(9);
    expect(await repairsOf(seq)).toEqual([]);
    const count = async () =>
      (
        await owner.row<{ n: number }>(
          `select count(*)::int as n from stored_file where key like 'repair/%'`,
        )
      ).n;
    const before = await count();
    const forged = await send(code, { key: 'forged', sn: code, ...filled }, [one]);
    expect(forged.text).toContain('页面停留时间过长');
    await send(code, { key, sn: '2222222222222222', ...filled }, [one]);
    expect(await count()).toBe(before);
  });

  test('sent twice makes one request', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    const both = await Promise.all([
      send(code, { key, sn: code, ...filled }),
      send(code, { key, sn: code, ...filled }),
    ]);
    expect(both.map(({ status }) => status)).toEqual([303, 303]);
    expect(await repairsOf(seq)).toHaveLength(1);
  });
});

describe('[RTE-3] after-sales records', () => {
  test('say that a request was sent, with its number, and carry the query on', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    const sent = await send(code, { key, sn: code, ...filled });
    const to = sent.headers.get('location')!;
    const { pathname, searchParams } = new URL(to, node.base);
    expect(pathname).toBe('/afterrecords');
    expect(Object.fromEntries(searchParams)).toMatchObject({ page: '1', code, language: 'zh_CN' });
    const page = await open(to);
    const [repair] = await repairsOf(seq);
    expect(page.text).toContain('提交成功');
    expect(page.text).toContain(repair!.code);
    expect(page.text).toContain('审核中');
    expect(page.text).not.toContain('王芳');
    expect(page.text).not.toContain('13800138000');
  });

  test('are tracked by number and the end of the phone, and by nothing less', async () => {
    const { code, seq } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    await send(code, { key, sn: code, ...filled });
    const [repair] = await repairsOf(seq);
    const sales = await node.signIn('sales');
    await sales.post('repair/accept', { id: repair!.id, note: '内部的话', reply: '请寄到杭州' });
    const track = (end: string, number = repair!.code) =>
      open(`/afterrecords?page=1&code=${code}&language=zh_CN`, {
        method: 'POST',
        body: new URLSearchParams({ number, end }),
      });
    const right = await track('8000', repair!.code.toLowerCase());
    expect(right.text).toContain('请寄到杭州');
    expect(right.text).toContain('处理中');
    expect(right.text).not.toContain('内部的话');
    expect((await track('8001')).text).toContain('没有找到，请核对单号和手机号后四位');
    for (let at = 0; at < 8; at++) expect((await track('8000')).text).toContain('请寄到杭州');
    for (let at = 0; at < 7; at++) await track('0000');
    expect((await track('8000')).text).toContain('操作过于频繁');
  });

  test('show the repairs of the product page by page, with ways on for whoever has no script', async () => {
    const { code, seq } = await sold();
    await owner.rows(
      `insert into repair (company_id, code, seq, serial_number, part_id, fault_type, content, name_sealed, mobile_sealed,
         mobile_index, request_key)
       select 1, 'P-' || n, $1, $2, $3, 'leak', 'x', '', '', '', 'P-' || n from generate_series(1, 23) as n`,
      [seq, code, partId],
    );
    const pages = await Promise.all(
      [1, 2, 3].map((page) => open(`/afterrecords?page=${page}&code=${code}&language=en`)),
    );
    expect(
      pages.map(({ text }) => text.match(/<li>\s*<p class="b-service-head"/g)?.length),
    ).toEqual([10, 10, 3]);
    expect(pages.map(({ text }) => /rel="next"/.test(text))).toEqual([true, true, false]);
    expect(pages.map(({ text }) => /rel="prev"/.test(text))).toEqual([false, true, true]);
    expect((await open('/afterrecords?page=1&code=2222222222222222&language=en')).text).toContain(
      'Product not found',
    );
  });

  test('stand on the product’s own page too', async () => {
    const { code } = await sold();
    const key = keyIn((await open(`/repair?${query(code)}`)).text);
    await send(code, { key, sn: code, ...filled });
    const page = await open(`/template?code=${code}&language=zh_CN`);
    expect(page.text).toContain('href="/repair?code=');
    expect(page.text).toContain('href="/afterrecords?code=');
    expect(page.text).toContain('异响');
  });
});

describe('[STA-6] all checks of a code', () => {
  test('can be reached from its page', async () => {
    const { code } = await sold();
    for (let at = 0; at < 23; at++)
      await fetch(`${node.base}/template?code=${code}`, {
        headers: { 'user-agent': `phone ${at}` },
      });
    const page = await open(`/template?code=${code}&language=en`, {
      headers: { 'user-agent': 'phone 0' },
    });
    expect(page.text).toContain('View 20 more');
    let next = /rel="next" href="([^"]+)"/.exec(page.text)?.[1]?.replaceAll('&amp;', '&');
    const numbers: string[] = [];
    while (next) {
      const more = await open(next);
      numbers.push(...[...more.text.matchAll(/data-key="(\d+)"/g)].map(([, n]) => n!));
      next = /rel="next"\s+href="([^"]+)"/.exec(more.text)?.[1]?.replaceAll('&amp;', '&');
    }
    expect(numbers).toEqual(Array.from({ length: 13 }, (_, at) => String(13 - at)));
    const stale = await open('/checks?id=nothing&language=zh_CN');
    expect(stale.status).toBe(404);
    expect(stale.text).toContain('链接已过期');
  });
});

describe('[RTE-6] the page of a model', () => {
  const page = (data: unknown, more = '') =>
    open(
      `/threedModel?modelData=${encodeURIComponent(JSON.stringify(data))}&language=zh_CN${more}`,
    );

  test('frames what lies elsewhere over TLS, and lets it reach nothing', async () => {
    const shown = await page(
      { name: '恒温电水壶', model_iframe: 'https://models.example/1?a=1&b=2' },
      '&title=模型',
    );
    expect(shown.text).toContain('<title>模型</title>');
    expect(shown.text).toMatch(/<h1>恒温电水壶<\/h1>/);
    expect(shown.text).toContain('aria-label="返回"');
    expect(shown.text).toContain('src="https://models.example/1?a=1&amp;b=2"');
    expect(shown.text).toContain('sandbox="allow-scripts allow-same-origin"');
    expect(shown.text).toContain('内容由 models.example 提供');
    expect(shown.headers.get('content-security-policy')).toContain(
      'frame-src https://models.example;',
    );
  });

  test.each([
    ['no address', ''],
    ['another scheme', 'javascript:alert(1)'],
    ['no TLS', 'http://models.example/1'],
    ['a number for a name', 'https://10.0.0.1/'],
    ['this machine', 'https://localhost/'],
    ['a name and a password', 'https://a:b@models.example/'],
    ['data', 'data:text/html,x'],
  ])('shows no frame for %s', async (_name, address) => {
    const shown = await page({ name: '甲', model_iframe: address });
    expect(shown.text).toContain('暂无相关模型');
    expect(shown.text).not.toContain('<iframe');
    expect(shown.headers.get('content-security-policy')).toContain("frame-src 'none'");
  });

  test('frames only trusted hosts where the house names them, and never itself', () => {
    const ok = (address: string) => frameAddress(address, 'https://our.example', 'models.example');
    expect(ok('https://models.example/1')?.host).toBe('models.example');
    expect(ok('https://eu.models.example/1')?.host).toBe('eu.models.example');
    expect(ok('https://notmodels.example/1')).toBeNull();
    const everything = 'our.example,models.example';
    expect(frameAddress('https://our.example/x', 'https://our.example', everything)).toBeNull();
    // Without trusted hosts only uploaded models are shown.
    expect(frameAddress('https://models.example/1', undefined, undefined)).toBeNull();
  });

  test('shows an uploaded model in our own viewer once it is public, and says so where data is broken', async () => {
    const file = await owner.row<{ address: string }>(
      `select address from stored_file where company_id = 1 and name like '%.glb' limit 1`,
    );
    const data = { name: '齿轮', model_iframe: '', modelUrl: `/api/file/${file.address}` };
    expect((await page(data)).text).toContain('暂无相关模型');
    await owner.rows('update stored_file set is_public = true where address = $1', [file.address]);
    const shown = await page(data);
    expect(shown.text).toContain(`data-src="/api/file/${file.address}" data-format="glb"`);
    expect((await open('/threedModel?modelData={broken&language=zh_CN')).text).toContain(
      '暂无相关模型',
    );
    await owner.rows('update stored_file set is_public = false where address = $1', [file.address]);
  });
});

test('the page of help tells what each verdict means, in three languages, and every page leads to it', async () => {
  for (const [language, words] of [
    ['zh_CN', '觉得可疑怎么办'],
    ['en', 'If something seems wrong'],
    ['zh_TW', '覺得可疑怎麼辦'],
  ] as const) {
    const page = await open(`/help?language=${language}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain(words);
    expect(page.text.match(/<dt id="[A-Z_]+">/g)).toHaveLength(10);
    expect((await open(`/template?language=${language}`)).text).toContain(
      `href="/help?language=${language}"`,
    );
  }
  const unknown = await open('/template?code=2222-2222-2222-2222&language=en');
  expect(unknown.text).toContain('href="/help?language=en#UNKNOWN"');
});
