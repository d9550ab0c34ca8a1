import { beforeEach, describe, expect, test } from 'vitest';
import { sessionTexts } from '#contract/features/account/session/texts.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
const { errors } = sessionTexts;
beforeEach(async () => void (await owner.rows('delete from throttle')));

/** Credit codes with a valid check character. */
const creditCodes = ['91330100MA2KG7X21R', '91330100MA2KG7X30K'].map(withCheck);
function withCheck(code: string): string {
  const alphabet = '0123456789ABCDEFGHJKLMNPQRTUWXY';
  const weights = [1, 3, 9, 27, 19, 26, 16, 17, 20, 29, 25, 13, 8, 24, 10, 30, 28];
  const sum = weights.reduce(
    (total, weight, at) => total + weight * alphabet.indexOf(code[at]!),
    0,
  );
  return code.slice(0, 17) + alphabet[(31 - (sum % 31)) % 31];
}

async function codeFor(mobile: string): Promise<string> {
  const sent = await node.anyone().post('login/sms', { mobile, ...(await takeCaptcha(node)) });
  expect(sent.code).toBe(0);
  return until('the SMS', () => sentCodes(node.folder, mobile).at(-1));
}
const form = (mobile: string, code: string) => ({
  company_name: '新来企业',
  credit_code: creditCodes[0]!,
  realname: '何新来',
  username: 'newcomer',
  password: 'Abc-123',
  mobile,
  code,
});
const register = (body: object) => node.anyone().post('login/register', body);

describe('a company registers itself', () => {
  test('with every field checked and named', async () => {
    const { status, errors: fields } = await register({
      company_name: ' ',
      credit_code: '91330100MA2KG7X138',
      realname: '',
      username: 'a b',
      password: '123456',
      mobile: '12345',
      code: '12',
    });
    expect(status).toBe(422);
    expect(fields).toEqual([
      { field: 'company_name', msg: '企业名称：不能为空' },
      { field: 'credit_code', msg: '统一社会信用代码校验不通过' },
      { field: 'realname', msg: '姓名：不能为空' },
      { field: 'username', msg: '用户名为 3 ~ 32 位字母、数字、点、横线或下划线' },
      { field: 'password', msg: '密码需包含数字大小写字母特殊字符任意两种或以上' },
      { field: 'mobile', msg: '格式错误' },
      { field: 'code', msg: '格式错误' },
    ]);
  });

  test('not with a wrong code', async () => {
    expect(await register(form('13711110001', '000000'))).toMatchObject({
      status: 422,
      errors: [{ field: 'code', msg: errors.smsWrong.zh_CN }],
    });
  });

  test('not under a name or credit code that is taken, and the code is not spent on it', async () => {
    const mobile = '13711110002';
    const code = await codeFor(mobile);
    expect(await register({ ...form(mobile, code), username: 'DEMO' })).toMatchObject({
      status: 409,
      errors: [{ field: 'username', msg: errors.usernameTaken.zh_CN }],
    });
    expect(
      await register({ ...form(mobile, code), credit_code: '91330100ma2kg7x137' }),
    ).toMatchObject({
      status: 409,
      errors: [{ field: 'credit_code', msg: errors.companyExists.zh_CN }],
    });
    expect(
      await register({
        ...form(mobile, code),
        username: 'firstcomer',
        credit_code: creditCodes[1]!,
      }),
    ).toMatchObject({
      status: 200,
      code: 0,
      data: { company_id: expect.any(Number) },
    });
  });

  test('and who has no code does not learn which names and companies there are', async () => {
    const nobody = { username: 'nobody-here', credit_code: creditCodes[1]! };
    const [free, ...taken] = await Promise.all(
      [
        nobody,
        { ...nobody, username: 'demo' },
        { ...nobody, credit_code: '91330100MA2KG7X137' },
      ].map((body) => register({ ...form('13711110008', '000000'), ...body })),
    );
    expect(free).toMatchObject({ status: 422, errors: [{ field: 'code' }] });
    for (const { status, msg, errors: fields } of taken)
      expect({ status, msg, fields }).toEqual({
        status: 422,
        msg: free!.msg,
        fields: free!.errors,
      });
  });

  test('and with one code only a few names are looked up', async () => {
    const mobile = '13711110009';
    const code = await codeFor(mobile);
    const statuses = [];
    for (let at = 0; at < 6; at += 1)
      statuses.push((await register({ ...form(mobile, code), username: 'demo' })).status);
    expect(statuses).toEqual([409, 409, 409, 409, 409, 422]);
  });

  test('once, however often the button is pressed', async () => {
    const mobile = '13711110003';
    const code = await codeFor(mobile);
    const answers = await Promise.all([1, 2, 3].map(() => register(form(mobile, code))));
    expect(answers.filter(({ code: one }) => one === 0)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(
      await owner.rows(`select from company where credit_code = $1`, [creditCodes[0]]),
    ).toHaveLength(1);
    expect(await owner.rows(`select from account where username = 'newcomer'`)).toHaveLength(1);
  });

  test('and then has its roles, its general manager, a welcome, and only the company page', async () => {
    const user = await node.signInAtDoor('newcomer', 'web', 'Abc-123');
    const { data } = await user.get('index/getUserInfo');
    expect(data).toMatchObject({
      company_name: '新来企业',
      company_verify_status: 0,
      roles: [{ code: 'general' }],
      mobile: '137****0003',
    });
    expect((await user.get('notice/index')).data).toEqual([
      expect.objectContaining({ type: 1, title: '欢迎使用溯源' }),
    ]);
    expect(await user.get('company/info')).toMatchObject({
      status: 200,
      data: { name: '新来企业', verify_status: 0 },
    });
    expect(await user.get('workplace/index')).toMatchObject({ status: 403 });
    // Only the general manager and dealer roles; the others come with its version.
    const roles = await owner.rows(`select from role where company_id = $1`, [data.company_id]);
    expect(roles).toHaveLength(2);
  });

  test('and the operation log tells of it, without its number or password', async () => {
    const rows = await owner.rows<{ row: string }>(
      `select o::text as row from operation_log o where path = 'login/register'`,
    );
    expect(rows).toHaveLength(2);
    for (const { row } of rows) expect(row).not.toMatch(/Abc-123|1371111000/);
  });

  test('not from an address that tries again and again', async () => {
    await register({
      ...form('13711110004', '000000'),
      username: 'thirdcomer',
      credit_code: withCheck('91330100MA2KG7X40K'),
    });
    await owner.rows(`update throttle set hits = 60 where subject like 'register:%'`);
    expect(await register(form('13711110004', '000000'))).toMatchObject({ status: 429 });
  });
});
