import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
const { errors, done } = sessionTexts;
beforeEach(async () => void (await owner.rows('delete from throttle')));

let last = 0;
const freshNumber = () => `1370000${String((last += 1)).padStart(4, '0')}`;
const ask = async (mobile: string, at = node) =>
  at.anyone().post('login/sms', { mobile, ...(await takeCaptcha(node)) });
/** Codes sent to a number, from the outbox of the node that ran the job. */
const codesFor = (mobile: string) => [
  ...sentCodes(node.folder, mobile),
  ...sentCodes(second.folder, mobile),
];
async function codeFor(mobile: string): Promise<string> {
  expect(await ask(mobile)).toMatchObject({ status: 200, code: 0, msg: done.smsSent.zh_CN });
  return until('the SMS', () => codesFor(mobile).at(-1));
}
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000');

describe('[CAL-21] a code by SMS', () => {
  test('needs the right captcha, and uses it up', async () => {
    const mobile = freshNumber();
    const captcha = await takeCaptcha(node);
    expect(
      await node.anyone().post('login/sms', { mobile, ...captcha, captcha: 'nope' }),
    ).toMatchObject({
      status: 422,
      msg: errors.captchaWrong.zh_CN,
      errors: [{ field: 'captcha', msg: errors.captchaWrong.zh_CN }],
    });
    expect(await node.anyone().post('login/sms', { mobile, ...captcha })).toMatchObject({
      status: 422,
    });
    expect(await owner.rows('select from sms_message')).toEqual([]);
  });

  test('names each field that is missing or wrong', async () => {
    const { errors: fields } = await node.anyone().post('login/sms', { mobile: '123' });
    expect(fields!.map(({ field }) => field)).toEqual(['mobile', 'captcha', 'key']);
    expect(fields![0]!.msg).toBe('格式错误');
  });

  test('arrives as one line in the outbox, readable by its owner only, sealed in the database', async () => {
    const mobile = freshNumber();
    expect(await ask(`+86${mobile}`)).toMatchObject({ status: 200 });
    const code = await until('the SMS', () => codesFor(mobile).at(-1));
    expect(code).toMatch(/^\d{6}$/);
    const folder = sentCodes(node.folder, mobile).length ? node.folder : second.folder;
    const file = path.join(folder, 'outbox', 'sms.jsonl');
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const line = readFileSync(file, 'utf8').trim().split('\n').at(-1)!;
    expect(JSON.parse(line)).toMatchObject({
      mobile,
      template: 'code',
      text: expect.stringContaining('10 分钟'),
    });
    const [row] = await owner.rows<{ row: string }>(
      'select m::text as row from sms_message m order by id desc limit 1',
    );
    expect(row!.row).not.toContain(mobile);
    const kept = await owner.rows<{ row: string }>(
      'select c::text as row from sms_code c union all select j::text from job j',
    );
    for (const one of kept) expect(one.row).not.toMatch(new RegExp(`${mobile}|${code}`));
  });

  test('is sent in the language asked for', async () => {
    const mobile = freshNumber();
    await node.anyone().post('login/sms', { mobile, ...(await takeCaptcha(node)) }, { lang: 'en' });
    await until('the SMS', () => codesFor(mobile).at(-1));
    const lines = [node.folder, second.folder].map((folder) => {
      try {
        return readFileSync(path.join(folder, 'outbox', 'sms.jsonl'), 'utf8');
      } catch {
        return '';
      }
    });
    expect(lines.join('\n')).toMatch(new RegExp(`${mobile}.*Your verification code is`));
  });

  test('comes once in 60 seconds to one number, whatever prefix it is typed with', async () => {
    const mobile = freshNumber();
    expect(await ask(mobile)).toMatchObject({ status: 200 });
    const soon = await ask(`0086${mobile}`);
    expect(soon).toMatchObject({ status: 429, code: 429, errors: [{ field: 'mobile' }] });
    expect(Number(/\d+/.exec(soon.msg)![0])).toBeGreaterThan(50);
    expect(await ask(freshNumber())).toMatchObject({ status: 200 });
    await owner.rows(`update sms_code set send_time = send_time - interval '61 seconds'`);
    expect(await ask(mobile)).toMatchObject({ status: 200 });
  });

  test('comes once also when eight ask at the same moment on two nodes', async () => {
    const mobile = freshNumber();
    const captchas = await Promise.all(Array.from({ length: 8 }, () => takeCaptcha(node)));
    const answers = await Promise.all(
      captchas.map((captcha, at) =>
        (at % 2 ? node : second).anyone().post('login/sms', { mobile, ...captcha }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 429),
    ]);
    await until('the SMS', () => codesFor(mobile).length);
    expect(codesFor(mobile)).toHaveLength(1);
  });

  test('is refused to an address that asked too often', async () => {
    await ask(freshNumber());
    await owner.rows(`update throttle set hits = 200 where subject like 'sms address:%'`);
    expect(await ask(freshNumber())).toMatchObject({ status: 429 });
  });
});

describe('[CAL-22] a phone number is changed with the code sent to it', () => {
  const stored = async () => {
    const { mobile_sealed: sealed, mobile_index: index } = await owner.row<{
      mobile_sealed: Buffer;
      mobile_index: Buffer;
    }>(`select mobile_sealed, mobile_index from account where username = 'demo'`);
    return { mobile: node.app.secrets.open('account.mobile', 1, sealed), index, sealed };
  };

  test('and is kept sealed, shown masked', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const code = await codeFor(mobile);
    expect(await demo.post('index/modMobile', { mobile: `+86${mobile}`, code })).toMatchObject({
      status: 200,
      code: 0,
      msg: done.mobileChanged.zh_CN,
    });
    const { mobile: kept, index, sealed } = await stored();
    expect(kept).toBe(mobile);
    expect(index.equals(node.app.secrets.index('mobile', mobile))).toBe(true);
    expect(sealed.includes(Buffer.from(mobile))).toBe(false);
    const info = await demo.get('index/getUserInfo');
    expect(info.data.mobile).toBe(`${mobile.slice(0, 3)}****${mobile.slice(-4)}`);
  });

  test('[CAL-3] by dealers at their own address', async () => {
    const dealer = await node.signIn('dealer', 'dealer');
    const mobile = freshNumber();
    expect(
      await dealer.post('index/modMobile', { mobile, code: await codeFor(mobile) }),
    ).toMatchObject({ code: 0 });
  });

  test('once: a used code is dead', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const code = await codeFor(mobile);
    const both = await Promise.all(
      [1, 2].map(() => demo.post('index/modMobile', { mobile, code })),
    );
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 422,
    ]);
    expect(await demo.post('index/modMobile', { mobile, code })).toMatchObject({ status: 422 });
  });

  test('not with the code of another number', async () => {
    const demo = await node.signIn('demo');
    const code = await codeFor(freshNumber());
    const before = await stored();
    expect(await demo.post('index/modMobile', { mobile: freshNumber(), code })).toMatchObject({
      status: 422,
      msg: errors.smsWrong.zh_CN,
      errors: [{ field: 'code' }],
    });
    expect((await stored()).mobile).toBe(before.mobile);
  });

  test('and after five wrong codes not with the right one, also when they come at once', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const code = await codeFor(mobile);
    const guesses = Array.from({ length: 12 }, () =>
      demo.post('index/modMobile', { mobile, code: wrongFor(code) }),
    );
    expect(new Set((await Promise.all(guesses)).map(({ status }) => status))).toEqual(
      new Set([422]),
    );
    const { tries } = await owner.row<{ tries: number }>(
      'select max(tries) as tries from sms_code where expire_time > now() and tries > 0',
    );
    expect(tries).toBe(5);
    expect(await demo.post('index/modMobile', { mobile, code })).toMatchObject({
      status: 422,
      msg: errors.smsWrong.zh_CN,
    });
  });

  test('and after four wrong ones still with the right one', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const code = await codeFor(mobile);
    for (let at = 0; at < 4; at += 1)
      await demo.post('index/modMobile', { mobile, code: wrongFor(code) });
    expect(await demo.post('index/modMobile', { mobile, code })).toMatchObject({ status: 200 });
  });

  test('not after ten minutes', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const code = await codeFor(mobile);
    const { left } = await owner.row<{ left: number }>(
      'select extract(epoch from max(expire_time) - now())::int as left from sms_code',
    );
    expect(left).toBeGreaterThan(590);
    expect(left).toBeLessThanOrEqual(600);
    await owner.rows(`update sms_code set expire_time = now() - interval '1 second'`);
    expect(await demo.post('index/modMobile', { mobile, code })).toMatchObject({ status: 422 });
  });

  test('with the fields named that are missing', async () => {
    const demo = await node.signIn('demo');
    const { errors: fields } = await demo.post('index/modMobile', {});
    expect(fields).toEqual([
      { field: 'mobile', msg: '请输入手机号' },
      { field: 'code', msg: '请输入验证码' },
    ]);
  });

  test('by many at once without running out of connections', async () => {
    const demo = await node.signIn('demo');
    const mobile = freshNumber();
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => demo.post('index/modMobile', { mobile, code: '123456' })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([422]));
  });
});
