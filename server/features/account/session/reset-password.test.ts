import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import type { LoginType } from '#contract/login-types.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { errors, done } = sessionTexts;
beforeEach(async () => void (await owner.rows('delete from throttle')));

async function codeFor(mobile: string): Promise<string> {
  // A minute later: the next code may be sent.
  await owner.rows(`update sms_code set send_time = send_time - interval '2 minutes'`);
  const known = sentCodes(node.folder, mobile).length;
  const sent = await node.anyone().post('login/sms', { mobile, ...(await takeCaptcha(node)) });
  expect(sent).toMatchObject({ code: 0, msg: done.smsSent.zh_CN });
  return until('the SMS', () => sentCodes(node.folder, mobile)[known]);
}
const reset = (body: object, type: LoginType = 'web', headers = {}) =>
  node.anyone(type).post('login/resetPassword', body, headers);
const password = 'Fresh-2026';

/** An account whose owner proves a phone number, as people do in their profile. */
async function ownPhone(username: string, mobile: string, type: LoginType = 'web') {
  const user = await node.signIn(username, type);
  const code = await codeFor(mobile);
  expect(await user.post('index/modMobile', { mobile, code })).toMatchObject({ code: 0 });
  return user;
}

describe('a forgotten password', () => {
  test.each([
    ['web', 'product', '13822220001'],
    ['dealer', 'dealer', '13822220002'],
    ['admin', 'admin', '13822220003'],
  ] as const)(
    'is replaced at the door of %s, and every sign-in ends',
    async (type, name, mobile) => {
      const user = await ownPhone(name, mobile, type);
      const elsewhere = await node.signInAtDoor(name, type);
      const code = await codeFor(mobile);
      expect(await reset({ mobile, code, password }, type)).toMatchObject({
        code: 0,
        msg: done.passwordReset.zh_CN,
        data: { username: name },
      });
      for (const one of [user, elsewhere])
        expect(await one.get('index/getUserInfo')).toMatchObject({ status: 401 });
      const again = await node.signInAtDoor(name, type, password);
      expect((await again.get('notice/index')).data).toEqual(
        expect.arrayContaining([expect.objectContaining({ title: '密码已通过短信验证码重置' })]),
      );
      // The code is used up.
      expect(await reset({ mobile, code, password: 'Other-2026' }, type)).toMatchObject({
        status: 422,
        errors: [{ field: 'code', msg: errors.smsWrong.zh_CN }],
      });
      const log = await owner.rows<{ row: string }>(
        `select o::text as row from operation_log o where path = 'login/resetPassword' and username = $1`,
        [name],
      );
      expect(log).toHaveLength(1);
      expect(log[0]!.row).not.toMatch(/Fresh-2026|1382222/);
    },
  );

  test('is not replaced at another door than that of the account', async () => {
    const code = await codeFor('13822220001');
    expect(await reset({ mobile: '13822220001', code, password }, 'dealer')).toMatchObject({
      status: 422,
      errors: [{ field: 'mobile', msg: errors.noAccount.zh_CN }],
    });
  });

  test('is replaced for the chosen account where a number has several', async () => {
    const mobile = '13822220010';
    for (const name of ['demo', 'sales']) await ownPhone(name, mobile);
    const code = await codeFor(mobile);
    const asked = await reset({ mobile, code, password });
    expect(asked).toMatchObject({ status: 409, msg: errors.chooseAccount.zh_CN });
    const { accounts } = asked.data as { accounts: { id: number; username: string }[] };
    expect(accounts.map(({ username }) => username).toSorted()).toEqual(['demo', 'sales']);
    const { id } = accounts.find(({ username }) => username === 'sales')!;
    expect(await reset({ mobile, code, password, account_id: id })).toMatchObject({
      code: 0,
      data: { username: 'sales' },
    });
    await node.signInAtDoor('sales', 'web', password);
    await node.signInAtDoor('demo', 'web', demoPassword);
  });

  test('of an account with another number is not replaced', async () => {
    const mobile = '13822220011';
    const [other] = await owner.rows<{ id: number }>(
      `select id from account where username = 'demo'`,
    );
    const code = await codeFor(mobile);
    expect(await reset({ mobile, code, password, account_id: other!.id })).toMatchObject({
      status: 422,
      errors: [{ field: 'mobile' }],
    });
  });

  test('tells nobody without the code which numbers have an account', async () => {
    const [known, unknown] = await Promise.all(
      ['13822220010', '13822229999'].map((mobile) => reset({ mobile, code: '000000', password })),
    );
    expect(known).toMatchObject({ status: 422, errors: [{ field: 'code' }] });
    for (const name of ['status', 'code', 'msg', 'errors', 'data'] as const)
      expect(known![name]).toEqual(unknown![name]);
  });

  test('costs an owner of a number without an account as much as one with', async () => {
    const code = await codeFor('13822229998');
    const answers = [];
    for (let at = 0; at < 6; at += 1)
      answers.push(await reset({ mobile: '13822229998', code, password }));
    expect(answers.map(({ errors: [first] = [] }) => first?.field)).toEqual([
      ...Array.from({ length: 5 }, () => 'mobile'),
      'code',
    ]);
  });

  test('opens a door that was locked by wrong guesses', async () => {
    await owner.rows(
      `insert into throttle (subject, hits, expire_time, blocked_until)
       values ('login:web:product:127.0.0.1', 99, now() + interval '1 hour', now() + interval '1 hour')`,
    );
    const code = await codeFor('13822220001');
    expect(await reset({ mobile: '13822220001', code, password: 'Again-2026' })).toMatchObject({
      code: 0,
    });
    await node.signInAtDoor('product', 'web', 'Again-2026');
  });

  test('is tried only a few times from one address', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    await reset({ mobile: '13822220001', code: '000000', password }, 'web', from);
    await owner.rows(`update throttle set hits = 30 where subject like 'reset password:%'`);
    expect(
      await reset({ mobile: '13822220001', code: '000000', password }, 'web', from),
    ).toMatchObject({ status: 429 });
  });
});
