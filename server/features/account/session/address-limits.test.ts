import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { sendCode } from '#server/messages/sms-codes.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: 'loopback' } });
const owner = await openOwner(node.ownerUrl);
const { errors } = sessionTexts;
beforeEach(async () => void (await owner.rows('delete from throttle; delete from login_log')));

type Captcha = { key: string; captcha: string };
const enter = (ip: string, username: string, password: string, captcha?: Captcha) =>
  node.anyone().post('login/login', { username, password, ...captcha }, { 'x-forwarded-for': ip });
const hitsOf = (subject: string, hits: number) =>
  owner.rows(
    `update throttle set hits = $2, blocked_until = now() + interval '10 minutes',
       expire_time = now() + interval '10 minutes' where subject = $1 returning subject`,
    [subject, hits],
  );

describe('an address is its network', () => {
  test('wrong sign-ins from many addresses of one household or one customer are one', async () => {
    await enter('2001:db8:1:2::1', 'nobody', 'wrong-1');
    expect(await hitsOf('login-address:2001:db8:1:2::/64', 201)).toHaveLength(1);
    expect(await enter('2001:db8:1:2:ffff::77', 'demo', demoPassword)).toMatchObject({
      status: 429,
    });
    expect(await enter('2001:db8:1:3::1', 'demo', demoPassword)).toMatchObject({ status: 200 });
    expect(await hitsOf('login-address:2001:db8:1::/48', 1_601)).toHaveLength(1);
    expect(await enter('2001:db8:1:4::1', 'demo', demoPassword)).toMatchObject({ status: 429 });
    expect(await enter('2001:db8:2:1::1', 'demo', demoPassword)).toMatchObject({ status: 200 });
  });

  test('guesses on one account that change the address within a household need a captcha', async () => {
    for (const at of [1, 2, 3])
      expect(await enter(`2001:db8:1:2::${at}`, 'demo', 'wrong-1')).toMatchObject({ status: 401 });
    expect(await enter('2001:db8:1:2::4', 'demo', demoPassword)).toMatchObject({ status: 422 });
  });

  test('a flood from one customer is refused at once, and delays nobody else', async () => {
    const flood = Array.from({ length: 150 }, (_, at) =>
      enter(`2001:db8:1:${at.toString(16)}::1`, `nobody-${at}`, 'wrong-1'),
    );
    expect(await enter('198.51.100.1', 'demo', demoPassword)).toMatchObject({ status: 200 });
    const statuses = (await Promise.all(flood)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(50);
    expect(await enter('2001:db8:1:2::1', 'demo', demoPassword)).toMatchObject({ status: 200 });
  });

  test('captchas and registrations too', async () => {
    const ask = (ip: string) => node.anyone().get('login/captcha', {}, { 'x-forwarded-for': ip });
    expect(await ask('2001:db8:1:2::1')).toMatchObject({ code: 0 });
    expect(await hitsOf('captcha:2001:db8:1:2::/64', 121)).toHaveLength(1);
    expect(await ask('2001:db8:1:2::2')).toMatchObject({ status: 429 });
    expect(await ask('2001:db8:1:3::2')).toMatchObject({ code: 0 });
    const register = (ip: string) =>
      node.anyone().post(
        'login/register',
        {
          company_name: '新来企业',
          credit_code: '91330100MA2KG7X137',
          realname: '何新来',
          username: 'newcomer',
          password: 'Abc-123',
          mobile: '13711110001',
          code: '000000',
        },
        { 'x-forwarded-for': ip },
      );
    expect(await register('2001:db8:1:2::1')).toMatchObject({ status: 422 });
    expect(await hitsOf('register:2001:db8:1:2::/64', 61)).toHaveLength(1);
    expect(await register('2001:db8:1:2::2')).toMatchObject({ status: 429 });
  });

  test('no limit is kept under an address as it came', () => {
    // An IPv6 address in a subject would be a limit that its owner avoids by choosing another one.
    const folder = path.resolve(import.meta.dirname, '../../..');
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (file) => file.endsWith('.ts') && !/\.(test|fixture|d)\.ts$/.test(file),
    );
    const found = sources.filter((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      return /\bcharge(In)?\b/.test(text) && /\$\{[^}`]*\bip\b(?![^}]*\))/.test(text);
    });
    expect(sources.length).toBeGreaterThan(500);
    expect(found).toEqual([]);
  });
});

describe('[CAL-26] wrong passwords by a stranger', () => {
  test('neither lock the account nor ask its owner for a captcha', async () => {
    for (let at = 0; at < 12; at += 1)
      await enter('203.0.113.7', 'demo', 'wrong-1', at < 3 ? undefined : await takeCaptcha(node));
    expect(await enter('203.0.113.7', 'demo', demoPassword)).toMatchObject({
      status: 423,
      msg: errors.locked.zh_CN.replace('{minutes}', '15'),
    });
    expect(await enter('198.51.100.1', 'demo', demoPassword)).toMatchObject({ status: 200 });
  });

  test('from many addresses ask everybody for a captcha, but not where the account is at home', async () => {
    expect(await enter('198.51.100.1', 'demo', demoPassword)).toMatchObject({ status: 200 });
    for (let at = 1; at <= 20; at += 1) await enter(`203.0.113.${at}`, 'demo', 'wrong-1');
    expect(await enter('192.0.2.1', 'demo', demoPassword)).toMatchObject({
      status: 422,
      msg: errors.captchaNeeded.zh_CN,
      data: { captcha_required: true },
    });
    expect(await enter('192.0.2.1', 'demo', demoPassword, await takeCaptcha(node))).toMatchObject({
      status: 200,
    });
    expect(await enter('198.51.100.1', 'demo', demoPassword)).toMatchObject({ status: 200 });
    expect(await hitsOf('login:web:demo:everywhere', 51)).toHaveLength(1);
    const outside = await enter('192.0.2.9', 'demo', demoPassword, await takeCaptcha(node));
    expect(outside).toMatchObject({ status: 423 });
    expect(await enter('198.51.100.1', 'demo', demoPassword)).toMatchObject({ status: 200 });
    // Not even to tell whether there is such an account.
    expect(await enter('192.0.2.9', 'nobody', demoPassword)).toMatchObject({ status: 401 });
  });

  test('many from one address count as one address', async () => {
    for (let at = 1; at <= 9; at += 1)
      await enter('203.0.113.7', 'demo', 'wrong-1', at <= 3 ? undefined : await takeCaptcha(node));
    expect(
      await owner.row(`select hits from throttle where subject = 'login:web:demo:everywhere'`),
    ).toEqual({ hits: 1 });
  });

  test('under a name that looks like an account and an address count for nobody else', async () => {
    await enter('203.0.113.7', 'demo:198.51.100.1', 'wrong-1');
    await enter('203.0.113.7', 'demo:everywhere', 'wrong-1');
    expect(
      await owner.rows(`select from throttle where subject like 'login:web:demo:%'`),
    ).toHaveLength(0);
  });
});

describe('codes by SMS', () => {
  let last = 0;
  const freshNumber = () => `1380000${String((last += 1)).padStart(4, '0')}`;
  const ask = async (ip: string, mobile = freshNumber()) =>
    node
      .anyone()
      .post('login/sms', { mobile, ...(await takeCaptcha(node)) }, { 'x-forwarded-for': ip });
  const limit = async (value: object) => {
    await owner.rows(`delete from config where name = 'sms'`);
    await owner.rows(`insert into config (name, value) values ('sms', $1)`, [
      JSON.stringify(value),
    ]);
  };
  const refused = {
    status: 429,
    msg: errors.smsLimit.zh_CN,
    errors: [{ field: 'mobile', msg: errors.smsLimit.zh_CN }],
  };

  test('are limited for one phone number', async () => {
    await limit({ sms_per_phone: 2 });
    const mobile = freshNumber();
    const statuses = [];
    for (const at of [1, 2, 3]) {
      statuses.push((await ask(`192.0.2.${at}`, mobile)).status);
      await owner.rows(`update sms_code set send_time = send_time - interval '61 seconds'`);
    }
    expect(statuses).toEqual([200, 200, 429]);
    expect(await ask('192.0.2.1')).toMatchObject({ status: 200 });
  });

  test('are limited for one address, however its network writes it', async () => {
    await limit({ sms_per_address: 3 });
    for (const at of [1, 2, 3])
      expect(await ask(`2001:db8:1:2::${at}`)).toMatchObject({ status: 200 });
    expect(await ask('2001:db8:1:2::4')).toMatchObject(refused);
    // And for all networks of one customer together.
    const statuses = [];
    for (let at = 0; at < 25; at += 1)
      statuses.push((await ask(`2001:db8:1:a${at.toString(16)}::1`)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    // A refused one uses up nothing that all share.
    expect(await owner.row(`select hits from throttle where subject = 'sms'`)).toEqual({
      hits: 24,
    });
  });

  test('are limited for one company', async () => {
    await limit({ sms_per_company: 2 });
    const send = (companyId: number) =>
      sendCode(node.app, freshNumber(), 'zh_CN', { ip: '192.0.2.1', companyId });
    await send(1);
    await send(1);
    await expect(send(1)).rejects.toMatchObject({ code: 429 });
    await send(38);
  });

  test('are limited in all, and the platform’s administrators are told before, once', async () => {
    await limit({ sms_in_all: 10 });
    const admin = await node.signIn('admin', 'admin');
    const told = async () =>
      ((await admin.get('notice/index')).data as { title: string }[]).filter(({ title }) =>
        title.includes('短信'),
      ).length;
    const before = await told();
    for (let at = 1; at <= 7; at += 1) await ask(`192.0.2.${at}`);
    expect(await told()).toBe(before);
    for (let at = 8; at <= 10; at += 1)
      expect(await ask(`192.0.2.${at}`)).toMatchObject({ status: 200 });
    expect(await told()).toBe(before + 1);
    expect(await ask('192.0.2.11')).toMatchObject(refused);
    expect(await told()).toBe(before + 1);
  });

  test('asked for too soon use up nothing', async () => {
    const mobile = freshNumber();
    await ask('192.0.2.1', mobile);
    expect(await ask('192.0.2.1', mobile)).toMatchObject({ status: 429 });
    expect(await owner.row(`select hits from throttle where subject = 'sms'`)).toEqual({ hits: 1 });
  });
});
