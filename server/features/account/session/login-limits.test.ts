import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';

const node = await startTestNode();
const { anyone } = node;
const owner = await openOwner(node.ownerUrl);
const { errors } = sessionTexts;
beforeEach(async () => void (await owner.rows('delete from throttle; delete from login_log')));

const enter = (username: string, password: string, captcha?: { key: string; captcha: string }) =>
  anyone().post('login/login', { username, password, ...captcha });
const fail = async (times: number, username = 'demo') => {
  for (let at = 0; at < times; at += 1)
    await enter(username, 'wrong-1', at < 3 ? undefined : await takeCaptcha(node));
};
const results = async () =>
  (await owner.rows<{ result: string }>('select result from login_log order by id')).map(
    ({ result }) => result,
  );

describe('[CAL-26] after 3 failures', () => {
  test('a sign-in needs a captcha, and the refusal says so in time', async () => {
    expect(await enter('demo', 'wrong-1')).toMatchObject({
      status: 401,
      data: { captcha_required: false },
    });
    await fail(1);
    expect(await enter('demo', 'wrong-1')).toMatchObject({
      status: 401,
      data: { captcha_required: true },
    });
    expect(await enter('demo', demoPassword)).toMatchObject({
      status: 422,
      msg: errors.captchaNeeded.zh_CN,
      data: { captcha_required: true },
    });
    const captcha = await takeCaptcha(node);
    expect(await enter('demo', demoPassword, { ...captcha, captcha: 'nope' })).toMatchObject({
      status: 422,
      msg: errors.captchaWrong.zh_CN,
    });
    // A wrong answer uses up the captcha.
    expect(await enter('demo', demoPassword, captcha)).toMatchObject({ status: 422 });
    expect(await enter('demo', demoPassword, await takeCaptcha(node))).toMatchObject({
      status: 200,
      code: 0,
    });
    // A successful sign-in resets the count.
    expect(await enter('demo', demoPassword)).toMatchObject({ status: 200 });
  });

  test('writing the name in capitals or with blanks is the same account', async () => {
    await enter('demo', 'wrong-1');
    await enter('DEMO', 'wrong-1');
    await enter(' Demo ', 'wrong-1');
    expect(await enter('demo', demoPassword)).toMatchObject({
      status: 422,
      msg: errors.captchaNeeded.zh_CN,
    });
  });

  test('other accounts and other login types are not touched', async () => {
    await fail(3);
    expect(await enter('product', demoPassword)).toMatchObject({ status: 200 });
    expect(
      await anyone('dealer').post('login/login', { username: 'demo', password: 'wrong-1' }),
    ).toMatchObject({
      status: 401,
    });
  });
});

describe('[CAL-26] after 10 failures', () => {
  test('the account rests 15 minutes, for the right password too', async () => {
    await fail(10);
    const refused = await enter('demo', demoPassword, await takeCaptcha(node));
    expect(refused).toMatchObject({
      status: 423,
      code: 423,
      msg: errors.locked.zh_CN.replace('{minutes}', '15'),
      data: { captcha_required: true },
    });
    expect(await enter('demo', demoPassword)).toMatchObject({ status: 423 });
    const { left } = await owner.row<{ left: number }>(
      `select extract(epoch from blocked_until - now())::int as left from throttle where subject = 'login:web:demo:127.0.0.1'`,
    );
    expect(left).toBeGreaterThan(14 * 60);
    expect(left).toBeLessThanOrEqual(15 * 60);
    await owner.rows(
      `update throttle set expire_time = now() - interval '1 second', blocked_until = now() - interval '1 second'`,
    );
    expect(await enter('demo', demoPassword)).toMatchObject({ status: 200 });
  });

  test('trying on does not make the rest longer', async () => {
    await fail(11);
    const until = () =>
      owner.row(`select blocked_until from throttle where subject = 'login:web:demo:127.0.0.1'`);
    const before = await until();
    await enter('demo', 'wrong-1');
    expect(await until()).toEqual(before);
  });

  test('twenty guesses at once do not slip through: ten at most are compared', async () => {
    const guesses = Array.from({ length: 20 }, (_, at) =>
      enter('demo', at === 19 ? demoPassword : `wrong-${at}`),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(
      statuses.filter((status) => status === 401 || status === 200).length,
    ).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => [200, 401, 422, 423].includes(status))).toBe(true);
    const compared = (await results()).filter((result) => result === 'wrong' || result === 'ok');
    expect(compared.length).toBeLessThanOrEqual(10);
  });
});

describe('a refusal tells nothing about the account', () => {
  test('an unknown one and a wrong password look alike to the letter, at every count', async () => {
    for (let at = 0; at < 12; at += 1) {
      const [known, unknown] = await Promise.all(
        ['demo', 'nobody-here'].map(async (name) =>
          enter(name, 'wrong-1', at >= 3 && at % 2 ? await takeCaptcha(node) : undefined),
        ),
      );
      const { headers: _one, ...first } = known!;
      const { headers: _other, ...second } = unknown!;
      expect(first).toEqual(second);
    }
  });

  test('a disabled one looks the same too', async () => {
    await owner.rows(`update account set disabled = true where username = 'sales'`);
    const disabled = await enter('sales', demoPassword);
    const unknown = await enter('nobody-here', demoPassword);
    expect([disabled.status, disabled.msg, disabled.data]).toEqual([
      unknown.status,
      unknown.msg,
      unknown.data,
    ]);
  });
});

test('the login log keeps each try with its result, address and browser', async () => {
  await anyone().post(
    'login/login',
    { username: 'demo', password: 'wrong-1' },
    { 'user-agent': 'A test' },
  );
  await enter('nobody-here', 'wrong-1');
  await enter('demo', demoPassword);
  const rows = await owner.rows(
    'select username, result, account_id, company_id, ip, login_type from login_log order by id',
  );
  const common = { ip: '127.0.0.1', login_type: 'web' };
  expect(rows).toEqual([
    { ...common, username: 'demo', result: 'wrong', account_id: 10, company_id: 1 },
    { ...common, username: 'nobody-here', result: 'wrong', account_id: null, company_id: null },
    { ...common, username: 'demo', result: 'ok', account_id: 10, company_id: 1 },
  ]);
  expect(await owner.row('select user_agent from login_log order by id limit 1')).toEqual({
    user_agent: 'A test',
  });
});

test('an address that guesses through many accounts has to wait', async () => {
  await enter('demo', 'wrong-1');
  await owner.rows(`update throttle set hits = 201 where subject = 'login-address:127.0.0.1'`);
  expect(await enter('product', demoPassword)).toMatchObject({ status: 429, code: 429 });
});

test('tries on a locked account count against the address too', async () => {
  await fail(11);
  expect(await enter('demo', 'wrong-1')).toMatchObject({ status: 423 });
  const address = `select hits from throttle where subject = 'login-address:127.0.0.1'`;
  const { hits } = await owner.row<{ hits: number }>(address);
  expect(await enter('demo', 'wrong-1')).toMatchObject({ status: 423 });
  expect(await owner.row(address)).toEqual({ hits: hits + 1 });
  await owner.rows(`update throttle set hits = 201 where subject = 'login-address:127.0.0.1'`);
  expect(await enter('demo', 'wrong-1')).toMatchObject({ status: 429 });
});

describe('[CAL-20] a captcha', () => {
  test('is a picture and a key', async () => {
    const { data } = await anyone().get('login/captcha');
    expect(data.captcha).toMatch(/^data:image\/png;base64,iVBOR/);
    expect(data.key.length).toBeGreaterThan(20);
    const other = await anyone().get('login/captcha');
    expect(other.data.key).not.toBe(data.key);
  });

  test('works once, also when two use it at the same moment', async () => {
    await fail(3);
    await fail(3, 'product');
    const captcha = await takeCaptcha(node);
    const answers = await Promise.all([
      enter('demo', demoPassword, captcha),
      enter('product', demoPassword, captcha),
    ]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
  });

  test('does not care about capitals', async () => {
    await fail(3);
    const { key, captcha } = await takeCaptcha(node);
    expect(
      await enter('demo', demoPassword, { key, captcha: captcha.toUpperCase() }),
    ).toMatchObject({ status: 200 });
  });

  test('expires', async () => {
    await fail(3);
    const captcha = await takeCaptcha(node);
    await owner.rows(
      `update captcha set expire_time = now() - interval '1 second' where key = $1`,
      [captcha.key],
    );
    expect(await enter('demo', demoPassword, captcha)).toMatchObject({
      status: 422,
      msg: errors.captchaWrong.zh_CN,
    });
  });

  test('is given for five minutes, its answer kept only as a keyed hash', async () => {
    const { data } = await anyone().get('login/captcha');
    const { left, bytes } = await owner.row<{ left: number; bytes: number }>(
      'select extract(epoch from expire_time - now())::int as left, length(answer_hash) as bytes from captcha where key = $1',
      [data.key],
    );
    expect(left).toBeGreaterThan(290);
    expect(left).toBeLessThanOrEqual(300);
    expect(bytes).toBe(32);
  });
});

test('many right sign-ins at the same moment are no failures of each other', async () => {
  const attempt = () =>
    node.anyone().post('login/login', { username: 'data', password: demoPassword });
  const answers = await Promise.all(Array.from({ length: 20 }, attempt));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
});
