import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { IdentifierState } from '#contract/codes/states.ts';
import { makeCodes, phone, type MadeCode } from '#server/scans/scanning.fixture.ts';
import { writeDigits } from '#server/security/covert-codes.mjs';
import { openSeed } from '#server/security/make.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const [demo, other, sales, data, product, dealer] = await Promise.all([
  node.signIn('demo'),
  node.signIn('other'),
  node.signIn('sales'),
  node.signIn('data'),
  node.signIn('product'),
  node.signIn('dealer', 'dealer'),
]);
const { id: partId } = await owner.row<{ id: number }>(
  'select id from part where company_id = 1 order by id limit 1',
);
const sold = async () => (await makeCodes(node, [{ count: 1, state: 'sold' }], { partId }))[0]!;
/** Products in these states, each with a security code below a scratch layer. */
async function scratched(states: readonly IdentifierState[]) {
  const items = await makeCodes(
    node,
    states.map((state) => ({ count: 1, state })),
    { partId },
  );
  const first = items[0]!.seq;
  const { id: pack } = await owner.row<{ id: number }>(
    'select id from identifier_pack where company_id = 1 and first_seq = $1',
    [first],
  );
  const made = await demo.post('securityPack/add', { kind: 'bound', pack_id: pack });
  expect(made, made.msg).toMatchObject({ code: 0 });
  const { id } = made.data;
  await until(
    'the codes are made',
    async () => (await demo.get('securityPack/info', { id })).data.state === 'ready',
  );
  const { seed } = await owner.row<{ seed: Buffer }>(
    'select seed_sealed as seed from security_pack where id = $1',
    [id],
  );
  const codeOf = ({ seq }: MadeCode) =>
    writeDigits(openSeed(node.app, 1, seed), 'bound', seq - first, 1).toString();
  return { items, codeOf };
}
let addresses = 0;
/** Somebody at an address of their own. */
const stranger = () => `203.0.113.${(addresses += 1)}`;
async function open(path: string, init: RequestInit = {}, from = stranger()) {
  const answer = await fetch(node.base + path, {
    redirect: 'manual',
    ...init,
    headers: { ...init.headers, ...phone('x', { 'x-forwarded-for': from }) },
  });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)![1]!;
const linkIn = (page: string) =>
  /href="(\/report\?[^"]+)"/.exec(page)?.[1]?.replaceAll('&amp;', '&');
const photo = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: '#a00' } })
    .jpeg()
    .toBuffer();
const filled = {
  content: '标签模糊',
  shop: '城南百货',
  phone: '13800138000',
  consent: 'p1',
};
async function send(
  path: string,
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
  return open(path, { method: 'POST', body });
}
const post = async (body: object) => {
  const answer = await node.anyone().post('api/report', body);
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return (
    await owner.row<{ id: number }>(
      'select id from fake_report where company_id = 1 and code = $1',
      [answer.data.code],
    )
  ).id;
};
const info = async (id: number) => (await sales.get('fakeReport/info', { id })).data;

describe('[CO-6] the report of a fake', () => {
  test('is offered by a button in the verdict where something is wrong, else by a quiet link below', async () => {
    const { code } = await sold();
    const genuine = await open(`/template?code=${code}&language=zh_CN`);
    expect(genuine.text).toContain('class="report-quiet"');
    expect(linkIn(genuine.text)).toContain(`code=${code}`);
    const [voided] = await makeCodes(node, [{ count: 1, state: 'voided' }], { partId });
    const wrong = await open(`/template?code=${voided!.code}&language=zh_CN`);
    expect(wrong.text).toMatch(/class="act is-report"[^>]*>举报假货</);
    const [verdict] = /<div class="b-result-verdict".*?<\/div>/s.exec(wrong.text)!;
    expect(verdict).toContain('>举报假货<');
    expect(linkIn(verdict)).toContain(`code=${voided!.code}`);
    expect(wrong.text.split('href="/report?')).toHaveLength(2);
  });

  test('is offered after a security code too: quietly where it is right, by a button where something is wrong', async () => {
    const { items, codeOf } = await scratched(['sold', 'recalled']);
    const [good, recalled] = items as [MadeCode, MadeCode];
    const check = async ({ code: sn }: MadeCode, code: string) => {
      const body = new URLSearchParams({ sn, code });
      const { text } = await open('/security?language=zh_CN', { method: 'POST', body });
      const [link = ''] = /<a[^>]+href="\/report\?[^>]+>/.exec(text) ?? [];
      return { link, params: new URL(linkIn(text) ?? '', node.base).searchParams };
    };
    const fine = await check(good, codeOf(good));
    expect(fine.link).toContain('class="report-quiet"');
    expect(Object.fromEntries(fine.params)).toEqual({
      code: good.code,
      verdict: 'GENUINE_FIRST',
      language: 'zh_CN',
    });
    const back = await check(recalled, codeOf(recalled));
    expect(back.link).toContain('class="act is-report"');
    expect(Object.fromEntries(back.params)).toMatchObject({
      code: recalled.code,
      verdict: 'RECALLED',
    });
    // The code below the scratch layer of another product.
    const wrong = await check(good, codeOf(recalled));
    expect(wrong.link).toContain('class="act is-report"');
    expect(wrong.params.get('code')).toBe(good.code);
  });

  test('of an unknown code is offered only if it imitates a company’s own', async () => {
    const { prefix } = await owner.row<{ prefix: string }>(
      'select prefix from code_prefix where company_id = 1 limit 1',
    );
    const imitated = `${prefix}NOBODY1`;
    const page = await open(`/template?code=${imitated}&language=zh_CN`);
    expect(linkIn(page.text)).toContain('verdict=UNKNOWN');
    const form = await open(`/report?code=${imitated}&language=zh_CN`);
    expect(form.text).toContain(imitated);
    const nobody = '2222222222222222';
    expect(linkIn((await open(`/template?code=${nobody}`)).text)).toBeUndefined();
    const refused = await open(`/report?code=${nobody}&language=zh_CN`);
    expect(refused.text).toContain('不知道这个编码属于哪家企业');
    expect(refused.text).not.toContain('name="key"');
    expect(await node.anyone().post('api/report', { sn: nobody, content: 'x' })).toMatchObject({
      status: 404,
      errors: [{ field: 'sn' }],
    });
    const id = await post({ sn: imitated, content: '没有这个码' });
    expect(await info(id)).toMatchObject({ identifier_id: null, typed_code: imitated });
    const { data: rows } = await demo.get('fakeReport/index', { is_known: 'false', limit: 100 });
    expect(rows.map((one: { id: number }) => one.id)).toContain(id);
  });

  test('is a form without scripts, in three languages, that names what is wrong and keeps the rest', async () => {
    const { code } = await sold();
    const path = `/report?code=${code}&verdict=CAUTION&language=zh_CN`;
    const page = await open(path);
    expect(page.text).toContain('哪里可疑');
    expect((await open(path.replace('zh_CN', 'en'))).text).toContain('What looks wrong');
    expect((await open(path.replace('zh_CN', 'zh_TW'))).text).toContain('檢舉仿品');
    const key = keyIn(page.text);
    const bad = await send(path, { key, ...filled, content: '', link: 'x' }, [await photo()]);
    expect(bad.text).toContain('请写下哪里可疑');
    expect(bad.text).toContain('value="城南百货"');
    expect(bad.text.match(/name="drop"/g)).toHaveLength(1);
    for (const link of ['javascript:alert(1)', 'ftp://a.example', '"><b>', '城南百货'])
      expect((await send(path, { key, ...filled, link })).text, link).toMatch(
        /id="link-wrong"[^>]*>\s*请输入完整的链接，以 https:\/\/ 或 http:\/\/ 开头/,
      );
    expect((await send(path, { key, ...filled, link: 'http://a@b.example' })).text).toMatch(
      /id="link-wrong"[^>]*>\s*网店或商品链接/,
    );
    expect((await send(path, { key, ...filled, phone: '12' })).text).toContain('手机号');
    const odd = await send(path, { key, ...filled }, ['<svg onload="alert(1)"/>']);
    expect(odd.text).toContain('不是可以打开的照片');
    const sent = await send(path, {
      key,
      ...filled,
      content: '<b>假</b>',
      link: 'https://shop.example/1',
      latitude: '30.25',
      longitude: '120.16',
    });
    expect(sent.status).toBe(303);
    const answer = await open(sent.headers.get('location')!);
    expect(answer.text).toContain('举报已提交');
    // And a way on: back to what was scanned.
    expect(answer.text).toMatch(/<a class="act is-main" href="\/template\?code=[^"]+">查看产品</);
    const [, number] = /track-number">(JB[^<]+)</.exec(answer.text)!;
    const { data: rows } = await sales.get('fakeReport/index', { keyword: number! });
    expect(rows[0]).toMatchObject({
      code: number,
      verdict: 'CAUTION',
      content: '<b>假</b>',
      shop: '城南百货',
      link: 'https://shop.example/1',
      latitude: 30.25,
      phone: '138****8000',
      photo_count: 1,
      state: 'open',
    });
    // Sent once more it is the same report.
    const again = await send(path, { key, ...filled });
    expect(again.status).toBe(303);
    expect((await sales.get('fakeReport/index', { keyword: code })).count).toBe(1);
    const { data: seen } = await sales.get('fakeReport/info', { id: rows[0].id });
    expect((await fetch(node.base + seen.photos[0].photo)).status).toBe(200);
    expect((await fetch(node.base + seen.photos[0].photo.split('?')[0])).status).toBe(404);
  });

  test('sent twice at the same moment is one', async () => {
    const { code } = await sold();
    const path = `/report?code=${code}&language=zh_CN`;
    const key = keyIn((await open(path)).text);
    const both = await Promise.all([1, 2, 3].map(() => send(path, { key, ...filled })));
    expect(both.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect((await sales.get('fakeReport/index', { keyword: code })).count).toBe(1);
  });

  test('is followed by its link, or by number and phone digits, which cannot be guessed', async () => {
    const { code } = await sold();
    const path = `/report?code=${code}&language=zh_CN`;
    const sent = await send(path, { key: keyIn((await open(path)).text), ...filled });
    const place = sent.headers.get('location')!;
    const [, number] = /track-number">(JB[^<]+)</.exec((await open(place)).text)!;
    const { data: rows } = await sales.get('fakeReport/index', { keyword: number! });
    expect(
      await sales.post('fakeReport/reply', { id: rows[0].id, reply: '已开始调查' }),
    ).toMatchObject({ code: 0 });
    expect((await open(place)).text).toContain('已开始调查');
    const track = (end: string, from?: string) =>
      open(
        '/report/track?language=zh_CN',
        {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams({ code, number: number!, end }).toString(),
        },
        from,
      );
    expect((await track('8000')).text).toContain('已开始调查');
    expect((await track('8001')).text).toContain('没有找到');
    expect((await track('')).text).toContain('没有找到');
    for (let guess = 0; guess < 6; guess += 1) await track(String(1_000 + guess));
    expect((await track('8000')).text).not.toContain('已开始调查');
    // Without a phone number only the link opens it.
    const id = await post({ sn: (await sold()).code, content: 'x' });
    expect(await info(id)).toMatchObject({ name: '', phone: '' });
  });

  test('is limited by address', async () => {
    const { code } = await sold();
    const statuses = [];
    for (let n = 0; n < 25; n += 1)
      statuses.push((await node.anyone().post('api/report', { sn: code, content: `${n}` })).status);
    expect(statuses.at(-1)).toBe(429);
    await owner.rows(`delete from throttle where subject like '%fake report%'`);
  });
});

describe('[BP-8] the desk for reports', () => {
  test('joins reports about one code into one incident, with their photos', async () => {
    const { code, seq } = await sold();
    const [one, two] = [
      await post({ sn: code, content: '一', shop: '甲店' }),
      await post({ sn: code, content: '二', shop: '乙店' }),
    ];
    const accept = (id: number) => sales.post('fakeReport/accept', { id, reply: '谢谢' });
    expect(await accept(one)).toMatchObject({ code: 0 });
    expect(await accept(one)).toMatchObject({ status: 409 });
    const { incident_id: incident, incident_code: number } = await info(one);
    expect(number).toMatch(/^FX/);
    expect(await accept(two)).toMatchObject({ code: 0 });
    expect((await info(two)).incident_id).toBe(incident);
    const { data: seen } = await sales.get('incident/info', { id: incident });
    expect(seen).toMatchObject({
      kind: 'report',
      severity: 2,
      identifier_id: seq,
      hits: 2,
      state: 'open',
      reports: [{ id: two, shop: '乙店' }, { id: one }],
      steps: [{ step: 'reportJoined' }, { step: 'reportJoined' }, { step: 'opened' }],
    });
    const { data: kinds } = await sales.get('incident/index', { 'kind[]': 'report' });
    expect(kinds.map((row: { id: number }) => row.id)).toContain(incident);
    // A shop that is known already leads to the same incident, whatever the code.
    const third = await post({ sn: (await sold()).code, content: '三', shop: '甲店' });
    await accept(third);
    expect((await info(third)).incident_id).toBe(incident);
    // Once it is settled, the next report opens another one.
    await sales.post('incident/dismiss', { ids: [incident], reason: 'x' });
    const fourth = await post({ sn: code, content: '四' });
    await accept(fourth);
    expect((await info(fourth)).incident_id).not.toBe(incident);
  });

  test('accepts two reports of one code at once into one incident', async () => {
    const { code } = await sold();
    const ids = [await post({ sn: code, content: '一' }), await post({ sn: code, content: '二' })];
    const both = await Promise.all(
      ids.map((id) => sales.post('fakeReport/accept', { id, reply: '' })),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const found = await Promise.all(ids.map(info));
    expect(new Set(found.map((one) => one.incident_id)).size).toBe(1);
  });

  test('tells handlers, lists what waits, dismisses with a reason and settles', async () => {
    const before = await owner.rows(`select from notice where sentence = 'fakeReported'`);
    const id = await post({ sn: (await sold()).code, content: '一' });
    const after = await owner.rows(`select from notice where sentence = 'fakeReported'`);
    expect(after.length).toBeGreaterThan(before.length);
    const { data: place } = await sales.get('workplace/index');
    expect(place.todos.map((one: { key: string }) => one.key)).toContain('reportsOpen');
    expect((await sales.post('fakeReport/dismiss', { id, reason: ' ' })).status).toBe(422);
    expect((await sales.post('fakeReport/close', { id })).status).toBe(409);
    expect(
      await sales.post('fakeReport/dismiss', { id, reason: '是正品', reply: '是正品' }),
    ).toMatchObject({ code: 0 });
    expect(await info(id)).toMatchObject({ state: 'dismissed', reason: '是正品', reply: '是正品' });
    const next = await post({ sn: (await sold()).code, content: '二' });
    await sales.post('fakeReport/accept', { id: next });
    expect(await sales.post('fakeReport/close', { id: next, reply: '已查处' })).toMatchObject({
      code: 0,
    });
    expect(await info(next)).toMatchObject({ state: 'closed', reply: '已查处' });
  });

  test('is the company’s own, for those who hold the right, and closed to dealers', async () => {
    const id = await post({ sn: (await sold()).code, content: '一', phone: '13911112222' });
    expect((await other.get('fakeReport/info', { id })).status).toBe(404);
    expect((await other.post('fakeReport/accept', { id })).status).toBe(404);
    expect((await other.post('fakeReport/reply', { id, reply: 'x' })).status).toBe(404);
    expect((await product.get('fakeReport/index')).status).toBe(403);
    expect((await data.get('fakeReport/index')).status).toBe(200);
    expect((await data.post('fakeReport/accept', { id })).status).toBe(403);
    expect((await data.post('fakeReport/reveal', { id })).status).toBe(403);
    expect((await dealer.get('fakeReport/index')).status).toBe(404);
    expect(await sales.post('fakeReport/reveal', { id })).toMatchObject({ code: 0 });
    const found = await sales.get('fakeReport/index', { keyword: '13911112222' });
    expect(found.data.map((one: { id: number }) => one.id)).toEqual([id]);
    const sheet = await demo.get('fakeReport/export');
    expect(sheet.headers.get('content-type')).toContain('spreadsheet');
  });
});
