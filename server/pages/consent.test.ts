import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { platformNotices } from '#contract/texts/privacy-notices.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let demo: User;
let admin: User;
let other: User;
let part: number;
beforeAll(async () => {
  [demo, admin, other] = await Promise.all([
    node.signIn('demo'),
    node.signIn('admin', 'admin'),
    node.signIn('other'),
  ]);
  part = (await demo.post('part/add', { name: '样品壶', warranty_months: 12 })).data.id as number;
});

let from = 0;
/** Each phone has an address of its own. */
const headers = () => ({ 'x-forwarded-for': `115.236.9.${(from += 1)}` });
const sold = async () =>
  (await makeCodes(node, [{ count: 1, state: 'sold' }], { partId: part }))[0]!;
const look = async (path: string) => (await fetch(node.base + path, { headers: headers() })).text();
const typed = async (path: string, fields: Record<string, string>) =>
  (
    await fetch(node.base + path, {
      method: 'POST',
      headers: headers(),
      body: new URLSearchParams(fields),
    })
  ).text();
const sent = async (path: string, fields: Record<string, string>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return (await fetch(node.base + path, { method: 'POST', headers: headers(), body })).text();
};
const keyIn = (page: string) => /name="key" value="([^"]+)"/.exec(page)![1]!;
const boxIn = (page: string) =>
  /<input[^>]*name="consent"[^>]*value="([^"]+)"[^>]*>/.exec(page.replaceAll(/\s+/g, ' '));
const missing = {
  zh_CN: '请阅读隐私说明并勾选同意',
  en: 'Please read the privacy notice and tick the box',
  zh_TW: '請閱讀隱私權說明並勾選同意',
} as const;
const languages = Object.keys(missing) as (keyof typeof missing)[];

describe('people agree to a privacy notice before they tell anything personal', () => {
  test('an activation without the tick is refused in the language of the page', async () => {
    const { code, seq } = await sold();
    const fields = { name: '王芳', phone: '13866660001', sn: code };
    for (const language of languages) {
      const way = `/activation?sn=${code}&language=${language}`;
      const page = await look(way);
      expect(boxIn(page)![1]).toBe('p1');
      expect(boxIn(page)![0]).not.toContain('checked');
      expect(await typed(way, fields)).toContain(missing[language]);
    }
    expect((await demo.get('warranty/info', { id: seq })).status).toBe(404);
    const done = await typed(`/activation?sn=${code}&language=en`, { ...fields, consent: 'p1' });
    expect(done).toContain('Warranty card');
    expect(done).toContain('Download certificate');
    expect((await demo.get('warranty/info', { id: seq })).data.consent).toMatchObject({
      text: 'p1',
      language: 'en',
    });
  });

  test('what was ticked stays ticked when something else is wrong', async () => {
    const { code } = await sold();
    const way = `/activation?sn=${code}&language=en`;
    const page = await typed(way, { name: '', phone: '13866660002', sn: code, consent: 'p1' });
    expect(boxIn(page)![0]).toContain('checked');
    expect(page).not.toContain(missing.en);
  });

  test('so do a repair and a report', async () => {
    const { code } = await sold();
    const person = { name: '王芳', phone: '13866660003' };
    const repair = `/repair?sn=${code}&language=zh_TW`;
    const asked = { sn: code, fault_type: 'noise', content: '有异响', ...person };
    const key = keyIn(await look(repair));
    expect(await sent(repair, { key, ...asked })).toContain(missing.zh_TW);
    expect(await sent(repair, { key, ...asked, consent: 'p1' })).not.toContain('is-wrong" role');
    const { data: repairs } = await demo.get('repair/index', { keyword: code });
    expect(repairs).toHaveLength(1);
    const { data: made } = await demo.get('repair/info', { id: repairs[0].id });
    expect(made.consent).toMatchObject({ text: 'p1', language: 'zh_TW' });

    const report = `/report?code=${code}&language=en`;
    const told = { content: '标签模糊', key: keyIn(await look(report)) };
    expect(await sent(report, told)).toContain(missing.en);
    await sent(report, { ...told, consent: 'p1' });
    const { data: reports } = await demo.get('fakeReport/index', { keyword: code });
    const { data: info } = await demo.get('fakeReport/info', { id: reports[0].id });
    expect(info.consent).toMatchObject({ text: 'p1', language: 'en' });
  });

  test('what a dealer or an interface sends says that nobody was asked', async () => {
    const { code, seq } = await sold();
    const body = { name: '王芳', phone: '13866660004', sn: code };
    expect(await node.anyone().post('api/active', body)).toMatchObject({ code: 0 });
    expect((await demo.get('warranty/info', { id: seq })).data.consent).toBeNull();
  });

  test('a person’s file names the consents, and an erasure leaves only that somebody agreed', async () => {
    const { code, seq } = await sold();
    const phone = '13866660005';
    const way = `/activation?sn=${code}&language=zh_CN`;
    await typed(way, { name: '王芳', phone, sn: code, consent: 'p1' });
    const { data: found } = await admin.post('person/find', { mobile: phone });
    expect(found.consents).toMatchObject([{ subject: 'activation', notice: 'p1' }]);
    const gone = { key: found.key, digits: phone.slice(-4), reason: '本人要求' };
    expect((await admin.post('person/erase', gone)).data.found).toMatchObject({ consents: 1 });
    expect(
      await owner.rows('select mobile_index from consent where subject_id = $1', [seq]),
    ).toEqual([{ mobile_index: null }]);
  });

  test('a transfer forgets who agreed before', async () => {
    const { code, seq } = await sold();
    const way = `/activation?sn=${code}&language=zh_CN`;
    await typed(way, { name: '王芳', phone: '13866660006', sn: code, consent: 'p1' });
    const to = { id: seq, name: '李四', phone: '13866660007' };
    expect(await demo.post('warranty/transfer', to)).toMatchObject({ code: 0 });
    expect((await demo.get('warranty/info', { id: seq })).data.consent).toBeNull();
    const { data: found } = await admin.post('person/find', { mobile: '13866660006' });
    expect(found?.consents ?? []).toEqual([]);
  });
});

describe('a company writes its own notice', () => {
  const text = { body: '甲方说明：{company}', body_en: 'Our notice, {company}', body_tw: '' };

  test('each change is a version of its own, and only the one in force can be agreed to', async () => {
    const { code, seq } = await sold();
    const way = `/activation?sn=${code}&language=en`;
    const before = await demo.get('mark/privacy');
    expect(before.data).toMatchObject({
      notices: [],
      platform: { body: platformNotices[0].zh_CN },
    });
    const first = await demo.post('mark/publishPrivacy', { number: 0, ...text });
    expect(first).toMatchObject({ code: 0, data: { notices: [{ number: 1, body: text.body }] } });
    expect(await demo.post('mark/publishPrivacy', { number: 0, ...text })).toMatchObject({
      status: 409,
    });
    expect(await demo.post('mark/publishPrivacy', { number: 1, ...text })).toMatchObject({
      status: 409,
      errors: [{ field: 'body' }],
    });
    const next = { number: 1, ...text, body_en: 'Our second notice' };
    expect(await demo.post('mark/publishPrivacy', next)).toMatchObject({ code: 0 });

    // The form was opened before: what it named is asked again.
    const fields = { name: '王芳', phone: '13866660008', sn: code };
    const again = await typed(way, { ...fields, consent: 'p1' });
    expect(again).toContain('The privacy notice has changed');
    expect(boxIn(again)![1]).toBe('c2');
    expect(boxIn(again)![0]).not.toContain('checked');
    await typed(way, { ...fields, consent: 'c2' });
    expect((await demo.get('warranty/info', { id: seq })).data.consent.text).toBe('c2');
    // Where the product is named only in the form, its company's notice is asked for as well.
    const { code: typedCode } = await sold();
    const blind = await typed('/activation?language=en', {
      ...fields,
      sn: typedCode,
      consent: 'p1',
    });
    expect(boxIn(blind)![1]).toBe('c2');
  });

  test('its page stays readable by its address, and nobody finds others by counting', async () => {
    const { path } = (await demo.get('mark/privacy')).data as { path: string };
    expect(path).toMatch(/\/c2$/);
    const now = await look(`${path}?language=en`);
    expect(now).toContain('Our second notice');
    expect(now).toContain('Version 2, since');
    const earlier = await look(`${path.replace(/c2$/, 'c1')}?language=en`);
    expect(earlier).toContain('Our notice, ');
    expect(earlier).not.toContain('{company}');
    expect(earlier).toContain('This is an earlier version');
    expect(await look(`${path}?language=zh_TW`)).toContain('甲方说明');
    for (const wrong of [
      path.replace(/c2$/, 'c9'),
      path.replace(/^\/privacy\/1-/, '/privacy/38-'),
      '/privacy/1/c1',
      '/privacy/c1',
      '/privacy/p9',
    ])
      expect((await fetch(node.base + wrong)).status, wrong).toBe(404);
    expect(await look('/privacy/p1?language=en')).toContain('the company that made the product');
  });

  test('it belongs to one company, to those who may edit it, and cannot be changed afterwards', async () => {
    expect((await other.get('mark/privacy')).data.notices).toEqual([]);
    const sales = await node.signIn('sales');
    expect(await sales.post('mark/publishPrivacy', { number: 2, ...text })).toMatchObject({
      status: 403,
    });
    for (const statement of [
      `update privacy_text set body = ''`,
      'delete from privacy_text',
      'delete from consent',
      `update consent set language = 'en'`,
    ])
      await expect(sql.raw(statement).execute(node.app.database.sidePool)).rejects.toMatchObject({
        code: '42501',
      });
  });

  test('the head of each page has the company’s name and its hotline', async () => {
    const { data } = await demo.get('mark/info');
    const { version, hidden, carrier, error_level, address_form } = data;
    const mark = { version, hidden, carrier, error_level, address_form, hotline: '400 820-1234' };
    expect(await demo.post('mark/edit', mark)).toMatchObject({ code: 0 });
    const { name } = (await demo.get('company/info')).data as { name: string };
    const { code } = await sold();
    for (const way of ['/activation', '/repair', '/report', '/afterrecords']) {
      const page = await look(`${way}?code=${code}&sn=${code}&language=en`);
      expect(page, way).toContain(`<strong>${name}</strong>`);
      expect(page, way).toContain('href="tel:4008201234"');
    }
    const again = (await demo.get('mark/info')).data;
    await demo.post('mark/edit', { ...mark, version: again.version, hidden: ['company'] });
    const page = await look(`/repair?sn=${code}&language=en`);
    expect(page).not.toContain(name);
    expect(page).toContain('tel:4008201234');
  });
});
