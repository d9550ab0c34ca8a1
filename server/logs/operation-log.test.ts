import { describe, expect, test } from 'vitest';
import { keptSecret } from '#contract/configuration.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { endpoints } from '#server/features/list.ts';
import { takeCaptcha } from '#server/testing/captcha.ts';
import { sentCodes, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { until } from '#server/testing/wait.ts';
import { writeOperation } from './operation-log.ts';

const node = await startTestNode();
const owner = await openOwner(node.ownerUrl);
type Row = {
  path: string;
  permission: string;
  target: string;
  target_id: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  ip: string;
  user_agent: string;
  request_id: string;
  duration: number;
  username: string;
  account_id: number;
  company_id: number | null;
};
const rowsOf = (requestId: string | null) =>
  owner.rows<Row>('select * from operation_log where request_id = $1 order by id', [requestId]);

describe('every write leaves a row', () => {
  test('with who, what, before, after, address, browser, duration and request', async () => {
    const demo = await node.signIn('demo');
    const { data } = await demo.get('index/getUserInfo');
    const answer = await demo.post(
      'index/updateProfile',
      { version: data.version, realname: '新名', email: '', language: null },
      { 'user-agent': 'A test' },
    );
    const [row, ...more] = await rowsOf(answer.headers.get('x-request-id'));
    expect(more).toEqual([]);
    expect(row).toMatchObject({
      company_id: 1,
      account_id: 10,
      username: 'demo',
      path: 'index/updateProfile',
      permission: 'signedIn',
      target: 'account',
      target_id: '10',
      before: { realname: '陈青山' },
      after: { realname: '新名' },
      ip: '127.0.0.1',
      user_agent: 'A test',
    });
    expect(row!.duration).toBeGreaterThanOrEqual(0);
  });

  test('also by GET: logout and reading notices', async () => {
    const demo = await node.signIn('demo');
    for (const path of ['notice/edit', 'login/logout']) {
      const answer = await demo.get(path);
      expect(await rowsOf(answer.headers.get('x-request-id'))).toMatchObject([{ path }]);
    }
  });

  test('but not when it was refused, and reading leaves none', async () => {
    const demo = await node.signIn('demo');
    const refused = await demo.post('index/updateProfile', {
      version: 99,
      realname: 'x',
      email: '',
      language: null,
    });
    expect(await rowsOf(refused.headers.get('x-request-id'))).toEqual([]);
    const read = await demo.get('company/info');
    expect(await rowsOf(read.headers.get('x-request-id'))).toEqual([]);
    const looked = await demo.post('dictData/getDictByCode', { code: 'sex' });
    expect(await rowsOf(looked.headers.get('x-request-id'))).toEqual([]);
  });

  test('and a call of ours that writes outside a transaction keeps a log of its own', () => {
    const outside = endpoints
      .filter(
        ({ method, transaction, writes }) =>
          method === 'POST' && transaction === false && writes !== false,
      )
      .map(({ path }) => path);
    // Sign-ins are in the login log, messages in the outbox, checks in the scan log; what a station reports every minute
    // is no operation; the others write their own row.
    expect(outside).toEqual([
      'login/login',
      'login/sms',
      'login/register',
      'login/resetPassword',
      'login/acceptInvitation',
      'identifierPack/export',
      'printStation/pair',
      'printStation/report',
      'WipFile/secondPass',
      'prePrint/file',
      'printJob/claim',
      'api/rewardSms',
      'api/verify',
      'api/activeSms',
      'securityPack/download',
    ]);
  });
});

test('no password and no phone number ever stands in it', async () => {
  const demo = await node.signIn('demo');
  const mobile = '13722220001';
  await demo.post('login/sms', { mobile, ...(await takeCaptcha(node)) });
  const code = await until('the SMS', () => sentCodes(node.folder, mobile).at(-1));
  expect((await demo.post('index/modMobile', { mobile, code })).code).toBe(0);
  const { data: company } = await demo.get('company/info');
  const {
    name,
    short_name,
    credit_code,
    legal_person,
    contact,
    email,
    address,
    introduction,
    version,
  } = company;
  const form = {
    name,
    short_name,
    credit_code,
    legal_person,
    contact,
    email,
    address,
    introduction,
    version,
  };
  expect((await demo.post('company/edit', { ...form, mobile: '13722220002' })).code).toBe(0);
  expect(
    (
      await demo.post('index/updatePwd', {
        oldPassword: demoPassword,
        newPassword: 'Geheim-77',
        rePassword: 'Geheim-77',
      })
    ).code,
  ).toBe(0);
  const all = await owner.rows<{ row: string }>('select o::text as row from operation_log o');
  expect(all.length).toBeGreaterThan(2);
  const whole = all.map(({ row }) => row).join('\n');
  expect(whole).not.toMatch(/Geheim|argon2|Demo-2026|(?<!\d)1[3-9]\d{9}(?!\d)/);
  expect(whole).toContain('137****0001');
  expect(whole).toContain('137****0002');
});

test('whatever a feature hands over, a secret stands in it masked', async () => {
  const plain = 'Geheim-78';
  const after = { password: plain, deep: [{ access_token: plain }], must_change_password: true };
  await transact(node.app.database.main, systemActor, (tx) =>
    writeOperation(tx, {
      session: null,
      type: 'admin',
      requestInfo: { ip: '', userAgent: '', requestId: 'secrets' },
      endpoint: { path: 'a/b', allow: 'public' },
      changes: [{ target: 'x', id: 1, before: { api_secret: plain }, after }],
      duration: 1,
    }),
  );
  expect(await rowsOf('secrets')).toMatchObject([
    {
      before: { api_secret: keptSecret },
      after: {
        password: keptSecret,
        deep: [{ access_token: keptSecret }],
        must_change_password: true,
      },
    },
  ]);
});
