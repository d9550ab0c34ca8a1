import { beforeAll, describe, expect, test } from 'vitest';
import type { MarkRow } from '#contract/features/setting/marks/contract.ts';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { captchaAnswer, takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
const admin = await node.signIn('admin', 'admin');
const at = (ip: string) => ({ 'x-forwarded-for': ip });
const activate = (body: object, ip = '36.120.0.1') =>
  node.anyone().post('api/active', { name: '张三', ...body }, at(ip));
const make = async (count: number) =>
  (await makeCodes(node, [{ count, state: 'sold' }])).map(({ code }) => code);

describe('with one phone number', () => {
  const configure = async (value: object) => {
    const { data } = await admin.get('config/index');
    const part = data.find((one: { name: string }) => one.name === 'consumer');
    await admin.post('config/edit', {
      name: 'consumer',
      value: { ...part.value, ...value },
      version: part.version,
    });
    await new Promise((resolve) => setTimeout(resolve, 2_100));
  };

  test('only so many products are activated in a day and in all, also at once, and the refusal says so', async () => {
    await configure({ activations_per_day: 3, activations_in_all: 5 });
    const phone = '13700010001';
    const codes = await make(12);
    const answers = await Promise.all(
      codes.slice(0, 8).map((sn, place) => activate({ phone, sn }, `36.120.1.${place}`)),
    );
    expect(answers.filter(({ code }) => code === 0)).toHaveLength(3);
    for (const refused of answers.filter(({ code }) => code !== 0))
      expect(refused).toMatchObject({
        status: 429,
        errors: [{ field: 'phone', msg: expect.stringContaining('24 小时内已激活 3 件产品') }],
      });
    // However the number is written.
    expect((await activate({ phone: `+86${phone}`, sn: codes[8]! })).status).toBe(429);
    expect(await activate({ phone: '13700010002', sn: codes[8]! })).toMatchObject({ code: 0 });
    await owner.rows(`update warranty set active_time = active_time - interval '25 hours'`);
    for (const sn of codes.slice(9, 11))
      expect(await activate({ phone, sn })).toMatchObject({ code: 0 });
    expect((await activate({ phone, sn: codes[11]! })).errors).toEqual([
      { field: 'phone', msg: '该手机号已激活 5 件产品，不能再激活，请联系企业' },
    ]);
    await configure({ activations_per_day: 20, activations_in_all: 200 });
  });
});

describe('where a company wants phone numbers proved by SMS', () => {
  beforeAll(async () => {
    const mark = (await demo.get('mark/info')).data as MarkRow;
    const { hidden, carrier, error_level, address_form, version } = mark;
    const choose = { hidden, carrier, error_level, address_form, version, activation_sms: true };
    expect(await demo.post('mark/edit', choose)).toMatchObject({ code: 0 });
  });
  const send = async (phone: string, sn: string, more = {}) =>
    node
      .anyone()
      .post(
        'api/activeSms',
        { phone, sn, ...(await takeCaptcha(node)), ...more },
        at('36.120.2.1'),
      );

  test('a product is activated with the code that was sent, and not without', async () => {
    const phone = '13700020001';
    const [sn] = await make(1);
    const without = await activate({ phone, sn });
    expect(without).toMatchObject({
      status: 422,
      errors: [{ field: 'code', msg: '请先获取短信验证码，再激活' }],
    });
    expect((await send(phone, sn!, { captcha: 'nope' })).errors).toMatchObject([
      { field: 'captcha' },
    ]);
    expect(await send(phone, sn!)).toMatchObject({ code: 0, msg: '验证码已发送到您的手机' });
    const code = await until('the SMS', () => sentCodes(node.folder, phone).at(-1));
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await activate({ phone, sn, code: wrong })).errors).toMatchObject([{ field: 'code' }]);
    // A code proves the number it was sent to.
    expect((await activate({ phone: '13700020002', sn, code })).status).toBe(422);
    expect(await activate({ phone, sn, code })).toMatchObject({ code: 0 });
  });

  test('no code is sent for a serial number that nobody has, nor for other companies', async () => {
    const [theirs] = await makeCodes(node, [{ count: 1, state: 'sold' }], { companyId: 38 });
    expect((await send('13700020003', theirs!.code)).status).toBe(409);
    expect((await send('13700020003', 'ABCDEFGH23456789')).status).toBe(404);
    expect(sentCodes(node.folder, '13700020003')).toEqual([]);
    expect(await activate({ phone: '13700020003', sn: theirs!.code })).toMatchObject({ code: 0 });
  });

  test('the page asks for it, in three languages, and works without scripts', async () => {
    const phone = '13700020004';
    const [sn] = await make(1);
    const words = { zh_CN: '获取短信验证码', en: 'Send me a code', zh_TW: '取得簡訊驗證碼' };
    for (const [language, sentence] of Object.entries(words)) {
      const page = await fetch(`${node.base}/activation?sn=${sn}&language=${language}`);
      expect(await page.text()).toContain(sentence);
    }
    const post = async (body: Record<string, string>) =>
      (
        await fetch(`${node.base}/activation?sn=${sn}&language=zh_CN`, {
          method: 'POST',
          body: new URLSearchParams({ name: '李四', phone, sn: sn!, consent: 'p1', ...body }),
        })
      ).text();
    expect(await post({})).toContain('请先获取短信验证码，再激活');
    const { key } = await takeCaptcha(node);
    const sent = await post({ step: 'send', key, captcha: captchaAnswer });
    expect(sent).toContain('验证码已发送到您的手机');
    expect(sent).toContain('value="李四"');
    const code = await until('the SMS', () => sentCodes(node.folder, phone).at(-1));
    expect(await post({ code })).toContain('激活成功');
  });
});
