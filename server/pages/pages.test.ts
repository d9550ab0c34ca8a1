import { attachmentInfo } from '#blocks/attachment-info/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { text as read } from 'node:stream/consumers';
import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { editPart } from '#server/testing/parts.ts';
import { until } from '#server/testing/wait.ts';
import { systemActor, transact } from '../database/database.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import { writeDigits } from '../security/covert-codes.mjs';
import { openSeed } from '../security/make.ts';
import { splitCombined } from './security.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const shippedOnes = await owner.rows<{ seq: string; pack: number; first: string }>(
  `select i.seq, p.id as pack, p.first_seq as first from identifier i
   join identifier_pack p on p.company_id = 1 and i.seq between p.first_seq and p.last_seq
   where i.company_id = 1 and i.state = 5 and i.scans = 0 and i.code is null and i.level = 0
     and not exists (select from security_pack s where s.pack_id = p.id)
     and exists (select from secret_key k where k.company_id = 1 and k.id = p.key_id and k.state <> 'revoked')
   order by p.id, i.seq limit 6`,
);
const serialOf = async (seq: number) =>
  (
    await transact(node.app.database.main, systemActor, (tx) =>
      codeTexts(node.app, tx, 1, [{ seq, code: null }]),
    )
  ).get(seq)!;

async function open(path: string, init: RequestInit = {}) {
  const answer = await fetch(node.base + path, init);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
/** Only our own script files may run, by policy. */
function expectOnlyOwnScripts({ text, headers }: { text: string; headers: Headers }) {
  expect(
    text.replaceAll(/<script type="module" src="\/page\/assets\/[\w.-]+"><\/script>/g, ''),
  ).not.toContain('<script');
  const policy = headers.get('content-security-policy')!.split('; ');
  expect(policy).toContain("script-src 'self'");
  expect(policy).toContain("object-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).toBe('no-store');
}
const typed = (path: string, fields: Record<string, string>) =>
  open(path, { method: 'POST', body: new URLSearchParams(fields) });

/** Uses another address, so that guesses of one test do not count in the next. */
async function typedFrom(localAddress: string, path: string, fields: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const asked = request(node.base + path, { method: 'POST', localAddress, headers });
  asked.end(new URLSearchParams(fields).toString());
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  return read(answer);
}

describe('the page of a code', () => {
  test('answers first what it is, then what is known, in three languages', async () => {
    const code = await serialOf(Number(shippedOnes[0]!.seq));
    const first = await open(`/template?code=${code}&language=zh_CN`);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(first.headers.get('set-cookie')).toContain('sy_device=');
    const verdictIn = ({ text }: { text: string }) => /<h1>(.*?)<\/h1>/.exec(text)?.[1];
    expect(verdictIn(first)).toBe('正品，首次查询');
    expect(first.text).toContain(code.replace(/(.{4})(?=.)/g, '$1 '));
    expect(first.text).toContain('青山精密制造有限公司');
    expectOnlyOwnScripts(first);
    const cookie = first.headers
      .getSetCookie()
      .map((text) => text.split(';')[0])
      .join('; ');
    const look = (language: string) =>
      open(`/template?code=${code}&language=${language}`, { headers: { cookie } });
    const english = await look('en');
    expect(english.text).toContain('<html lang="en">');
    // The same person in another language, and again: the first check stays theirs.
    expect(verdictIn(english)).toBe('Genuine, first check');
    expect(english.text).toMatch(/<p>First checked by you at \d{4}-\d\d-\d\d \d\d:\d\d<\/p>/);
    const traditional = await look('zh_TW');
    expect(traditional.text).toContain('<html lang="zh-TW">');
    expect(verdictIn(traditional)).toBe('正品，首次查詢');
    const again = await look('zh_CN');
    expect(verdictIn(again)).toBe('正品，首次查询');
    expect(again.text).toMatch(/<p>首次由您于 \d{4}-\d\d-\d\d \d\d:\d\d 查询<\/p>/);
  });

  test('[STA-6] says in three languages which check was which', async () => {
    const seq = Number(shippedOnes[3]!.seq);
    const code = await serialOf(seq);
    const look = async (phone: number, language: string) =>
      (
        await open(`/template?code=${code}&language=${language}`, {
          headers: { 'user-agent': `phone ${phone}` },
        })
      ).text;
    const logIn = (text: string) =>
      [...text.matchAll(/<li><span>(.*?) · /g)].map(([, words]) => words);
    for (const phone of [1, 2]) await look(phone, 'en');
    expect(logIn(await look(3, 'en'))).toEqual(['3rd check', '2nd check', '1st check']);
    expect(logIn(await look(3, 'zh_CN'))).toEqual(['第3次查询', '第2次查询', '第1次查询']);
    expect(logIn(await look(3, 'zh_TW'))).toEqual(['第3次查詢', '第2次查詢', '第1次查詢']);
    // A hundred checks, without making each.
    const checkedOften = (scans: number) =>
      owner.rows('update identifier set scans = $2 where company_id = 1 and seq = $1', [
        seq,
        scans,
      ]);
    await checkedOften(20);
    await look(4, 'en');
    await checkedOften(111);
    expect(logIn(await look(5, 'en')).slice(0, 3)).toEqual([
      '112th check',
      '21st check',
      '3rd check',
    ]);
    expect(logIn(await look(5, 'zh_TW'))[0]).toBe('第112次查詢');
  });

  test('says honestly that it does not know, and makes harmless what was typed', async () => {
    const page = await open(`/template?code=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expectOnlyOwnScripts(page);
    expect(page.text).toContain('无法识别');
    expect((await open('/template?code=2222-2222-2222-2222&language=en')).text).toContain(
      'Not found',
    );
  });

  test('asks for a code where there is none, and shows a product by its number', async () => {
    expect((await open('/template')).text).toContain('<form method="get" action="/template">');
    const { gtin, name } = await owner.row<{ gtin: string; name: string }>(
      `select gtin, name from part where company_id = 1 and gtin <> '' limit 1`,
    );
    expect((await open(`/template?gtin=${gtin.padStart(14, '0')}`)).text).toContain(name);
    expect((await open('/template?gtin=09506000134352')).status).toBe(404);
  });

  test('[BLK-21] shows the files of the serial number only where their company put them, and they open', async () => {
    const code = await serialOf(Number(shippedOnes[5]!.seq));
    const { name } = await owner.row<{ name: string }>(
      `update wip_file set serial_number = $1 where company_id = 1
         and id = (select min(id) from wip_file where company_id = 1) returning file_name as name`,
      [code],
    );
    await owner.rows('delete from page_use where company_id = 1');
    expect((await open(`/template?code=${code}`)).text, 'the page that ships').not.toContain(name);
    const demo = await node.signIn('demo');
    const document = pageOf([newBlock(attachmentInfo)], {
      details: '文件',
    });
    const { id } = (await demo.post('pageTemplate/add', { name: '文件页', document })).data as {
      id: number;
    };
    await demo.post('pageTemplate/publish', { id, version: 1 });
    await demo.post('pageTemplate/assign', { id, version: 2, uses: [{ target: 'company' }] });
    const { text } = await open(`/template?code=${code}&language=en`);
    expect(text).toContain(name);
    const [, address] = /class="b-files-one" href="([^"]+)"/.exec(text)!;
    expect((await open(address!.replaceAll('&amp;', '&'))).status).toBe(200);
    await owner.rows('delete from page_use where company_id = 1');
  });

  test('is not counted when somebody looks at its head alone', async () => {
    const seq = Number(shippedOnes[1]!.seq);
    await fetch(`${node.base}/template?code=${await serialOf(seq)}`, { method: 'HEAD' });
    const { scans } = await owner.row(
      'select scans from identifier where company_id = 1 and seq = $1',
      [seq],
    );
    expect(scans).toBe(0);
  });
});

test('the pages of repairs and reports say in their footer which zone their times are in', async () => {
  const code = await serialOf(Number(shippedOnes[0]!.seq));
  for (const way of ['repair', 'report'])
    for (const [language, words] of [
      ['zh_CN', '时间均为北京时间（UTC+8）'],
      ['en', 'All times are UTC+8'],
      ['zh_TW', '時間均為 UTC+8'],
    ]) {
      const page = await open(`/${way}?sn=${code}&language=${language}`);
      expect(page.status, way).toBe(200);
      const [, footer] = /<footer class="page-foot">([^]*)<\/footer>/.exec(page.text)!;
      expect(footer, way).toContain(`<p class="page-zone">${words}</p>`);
    }
});

describe('the page of activation', () => {
  test('[STA-2] [VAL-3] begins the warranty once, and the page of the code then shows its end', async () => {
    const code = await serialOf(Number(shippedOnes[4]!.seq));
    const { part_id: part } = await owner.row<{ part_id: number }>(
      'select part_id from identifier where company_id = 1 and seq = $1',
      [shippedOnes[4]!.seq],
    );
    // Terms of its own, whatever policy the demo has given it.
    const own = { warranty_policy_id: null, warranty_months: 12 };
    await editPart(await node.signIn('demo'), part, own);
    const before = await open(`/template?code=${code}&language=zh_CN`);
    const way = /href="(\/activation[^"]+)"/.exec(before.text)![1]!.replaceAll('&amp;', '&');
    const form = await open(way);
    expectOnlyOwnScripts(form);
    expect(form.text).toContain(`value="${code}"`);

    const empty = await typed(way, { name: ' ', phone: '', sn: code });
    expect(empty.text).toMatch(/class="is-wrong"[^>]*>\s*请输入姓名/);
    expect(empty.text).toMatch(/class="is-wrong"[^>]*>\s*请输入手机号/);
    const wrong = await typed(way, { name: '张三"><b>', phone: '12', sn: code, consent: 'p1' });
    expect(wrong.text).toMatch(/aria-invalid="true"[^>]*type="tel"/);
    expect(wrong.text).toContain('value="张三&quot;&gt;&lt;b&gt;"');

    const person = { name: '张三', phone: '13800138000', sn: code, consent: 'p1' };
    const done = await typed(way, person);
    expect(done.text).toContain('激活成功，质保已生效');
    // Worth keeping: the product, until when, and the certificate.
    expect(done.text).toMatch(/质保至[^]*下载质保证书/);
    const [, back] = /class="act" href="(\/template[^"]+)"/.exec(done.text)!;
    const after = await open(back!.replaceAll('&amp;', '&'));
    expect(after.text).toMatch(/剩余 36[4-6] 天/);
    expect(after.text).not.toContain('/activation');
    const again = await typed(way, { ...person, name: '李四' });
    expect(again.text).toMatch(/role="alert">该产品已于 [\d-]+ 激活/);
    for (const page of [wrong, done, again]) expect(page.text).not.toContain('13800138000</');
  });

  test('says in words that a serial number is not ours', async () => {
    const fields = { name: 'A', phone: '13800138000', sn: '2222222222222222', consent: 'p1' };
    const text = await typedFrom('127.0.0.2', '/activation?language=en', fields);
    expect(text).toMatch(/id="sn-wrong"[^>]*>\s*This serial number was not found/);
  });
});

test('anyone who guesses is asked for the characters of a picture, in words and with a form', async () => {
  const guess = () => typedFrom('127.0.0.3', '/security?language=en', { code: '0'.repeat(20) });
  let text = '';
  for (let time = 0; time < 12 && !text.includes('Too many checks'); time += 1)
    text = await guess();
  expect(text).toContain('<h1>Too many checks</h1>');
  expect(text).toContain('Please enter the captcha to continue');
  expect(text).toContain('name="captcha"');
  expect(text).toMatch(/<img src="data:image\/png;base64,[^"]+" alt="Enter the characters/);
});

describe('[CON-2] the pages of security codes', () => {
  test('tell the first time, a repeated one, one that is not there and one that is suspicious', async () => {
    const identity = await node.signIn('identity');
    const { pack, first } = shippedOnes[2]!;
    const made = await identity.post('securityPack/add', { kind: 'bound', pack_id: pack });
    const id = made.data.id as number;
    await until(
      'the codes are made',
      async () => (await identity.get('securityPack/info', { id })).data.state === 'ready',
    );
    const { seed } = await owner.row<{ seed: Buffer }>(
      'select seed_sealed as seed from security_pack where id = $1',
      [id],
    );
    const codeOf = (seq: number) =>
      writeDigits(openSeed(node.app, 1, seed), 'bound', seq - Number(first), 1).toString();
    const [one, two] = shippedOnes
      .filter((other) => other.pack === pack)
      .slice(-2)
      .map(({ seq }) => Number(seq));
    const [sn, code] = [await serialOf(one!), codeOf(one!)];

    expect((await open(`/security?sn=${sn}`)).text).toContain(`value="${sn}"`);
    expect((await typed('/security', { code, sn })).text).toContain('正品，首次查询');
    // Looked at again from there it stays so; for others it was checked before.
    expect((await open(`/security2?code=${sn}.${code}`)).text).toContain('正品，首次查询');
    expect(await typedFrom('127.0.0.9', '/security', { code, sn })).toContain('正品，重复查询');
    expect((await typed('/security', { code: '00000000000000000000' })).text).toContain('未找到');
    const wrong = codeOf(two!) === '00000000' ? '11111111' : '00000000';
    const other = await serialOf(two!);
    const check = (given: string) =>
      typedFrom('127.0.0.4', '/security', { code: given, sn: other });
    for (let time = 0; time < 5; time += 1) await check(wrong);
    expect(await check(codeOf(two!))).toContain('请谨慎');
  });

  test('never put what was typed into an address', async () => {
    const page = await typed('/security?language=en', { code: '12345678', sn: 'X' });
    expect(page.text).toContain('<html lang="en">');
    expect(page.text).not.toMatch(/href="[^"]*12345678/);
  });

  test.each([
    ['ABCD EFGH JKLM NPQR 12345678', '12345678', 'ABCD EFGH JKLM NPQR'],
    ['ABCDEFGHJKLMNPQR.12345678', '12345678', 'ABCDEFGHJKLMNPQR'],
    ['ABCDEFGHJKLMNPQR12345678', '12345678', 'ABCDEFGHJKLMNPQR'],
    [
      'https://t.example/c/ABCDEFGHJKLMNPQR 12345678',
      '12345678',
      'https://t.example/c/ABCDEFGHJKLMNPQR',
    ],
    ['1234 5678 9012 3456 7890', '1234 5678 9012 3456 7890', ''],
    ['12345678', '12345678', ''],
  ])('a combined code %s is %s of %s', (text, code, sn) => {
    expect(splitCombined(text)).toEqual({ code, sn });
  });
});
