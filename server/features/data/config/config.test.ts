import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { keptSecret } from '#contract/configuration.ts';
import type {
  ConfigRow,
  MailMessage,
  SmsMessage,
} from '#contract/features/data/config/contract.ts';
import { defaultRisks } from '#contract/features/risk/rules/contract.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { rulesOf } from '#server/scans/risk-rules.ts';
import { readSecretConfiguration } from '#server/configuration/configuration.ts';
import { queueMail } from '#server/messages/mail.ts';
import { queueSms } from '#server/messages/sms.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { demoPassword } from '#server/testing/settings.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { LOG_LEVEL: 'debug' } });
const second = await startTestNode({}, node.ownerUrl);
const owner = await openOwner(node.ownerUrl);
type User = Awaited<ReturnType<TestNode['signIn']>>;
let admin: User;
let demo: User;
beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  demo = await node.signIn('demo');
});
const partOf = async (name: string) =>
  ((await admin.get('config/index')).data as ConfigRow[]).find((one) => one.name === name)!;
const logged = () =>
  owner.row<{ before: object; after: object }>(
    `select before, after from operation_log where target = 'config' order by id desc limit 1`,
  );

describe('the configuration', () => {
  test('has its defaults until somebody sets it, once at a time, and goes back to them', async () => {
    const first = await partOf('retention');
    expect(first).toMatchObject({ is_default: true, value: { login_log: 365 } });
    const body = { name: 'retention', value: { ...first.value, login_log: 90 } };
    const both = await Promise.all(
      [1, 2].map(() => admin.post('config/edit', { ...body, version: first.version })),
    );
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(await partOf('retention')).toMatchObject({
      is_default: false,
      value: { login_log: 90, operation_log: 1_095 },
      defaults: { login_log: 365 },
    });
    expect(await logged()).toMatchObject({ before: { login_log: 365 }, after: { login_log: 90 } });
    const { version } = await partOf('retention');
    expect(await admin.post('config/reset', { name: 'retention', version })).toMatchObject({
      code: 0,
    });
    expect(await partOf('retention')).toMatchObject({ is_default: true, value: first.value });
  });

  test('refuses what does not fit, by its field, and knows no other parts', async () => {
    const edit = (name: string, value: object) =>
      admin.post('config/edit', { name, value, version: 0 });
    expect(await edit('retention', { login_log: 3 })).toMatchObject({
      status: 422,
      errors: [{ field: 'login_log' }],
    });
    expect(await edit('retention', { nothing: 3 })).toMatchObject({ status: 422 });
    expect(await edit('secret', {})).toMatchObject({ status: 422 });
    expect(await edit('site', {})).toMatchObject({ status: 422 });
  });

  describe('a secret', () => {
    const set = (password: string, version: number) =>
      admin.post('config/edit', { name: 'dealer', value: { initial_password: password }, version });
    const stored = async () =>
      JSON.stringify(await owner.rows(`select value from config where name = 'dealer'`));

    test('is told to nobody: neither in answers nor in the log, and is not kept as it was typed', async () => {
      const said = JSON.stringify([await set('Geheim-77', 0), await admin.get('config/index')]);
      expect(said).not.toContain('Geheim');
      expect(await partOf('dealer')).toMatchObject({
        is_default: false,
        value: { initial_password: keptSecret },
      });
      expect(await logged()).toEqual({
        before: { initial_password: '' },
        after: { initial_password: `${keptSecret} *` },
      });
      expect(await stored()).not.toContain('Geheim');
      // Nor does a conflict reveal what the other one wrote.
      const late = await set('Anderes-1', 0);
      expect(late).toMatchObject({ status: 409, data: { current: { version: 1 } } });
      expect(JSON.stringify(late)).not.toContain('Geheim');
      const dump = await owner.rows<{ row: string }>(`select row_to_json(o)::text as row
        from operation_log o union all select row_to_json(i)::text from idempotency i`);
      expect(dump.some(({ row }) => /Geheim|Anderes/.test(row))).toBe(false);
      // Lines are written to the file within a second or two.
      const lines = await until('the lines of those calls', () => {
        const text = readFileSync(path.join(node.folder, 'log', 'server.jsonl'), 'utf8');
        return text.includes('"status":409') ? text : undefined;
      });
      expect(lines).toContain('config/edit');
      expect(lines).not.toMatch(new RegExp(`Geheim|Anderes|${demoPassword}`));
    });

    test('stays where it comes back masked, and is replaced or taken away by what is typed', async () => {
      const read = () =>
        transact(node.app.database.main, systemActor, async (tx) => {
          const part = await readSecretConfiguration(tx, node.app.secrets, 'dealer');
          return part.initial_password;
        });
      expect(await set(keptSecret, 1)).toMatchObject({ code: 0 });
      expect(await read()).toBe('Geheim-77');
      expect(await logged()).toEqual({
        before: { initial_password: keptSecret },
        after: { initial_password: keptSecret },
      });
      expect(await set('Anderes-1', 2)).toMatchObject({ code: 0 });
      expect(await read()).toBe('Anderes-1');
      expect(await set('', 3)).toMatchObject({ code: 0 });
      expect(await read()).toBe('');
      // Where none is set the mask means none.
      expect(await set(keptSecret, 4)).toMatchObject({ code: 0 });
      expect(await read()).toBe('');
      expect(await partOf('dealer')).toMatchObject({ is_default: true });
    });

    test('obeys the rule of passwords, and says which part of it', async () => {
      for (const [password, said] of [
        ['Ab1', /6位/],
        ['abcdefgh', /任意两种/],
        ['Abcdefgh-12345678', /16位/],
        [`${keptSecret}Abc1`, /无法保存/],
      ] as const)
        expect(await set(password, 5), password).toMatchObject({
          status: 422,
          errors: [{ field: 'initial_password', msg: expect.stringMatching(said) as string }],
        });
    });
  });

  test('is the platform’s alone, and not even there without the right', async () => {
    expect(await demo.get('config/index')).toMatchObject({ status: 404 });
    const { permissions } = await owner.row<{ permissions: string[] }>(
      `select permissions from role where code = 'platform'`,
    );
    await owner.rows(`update role set permissions = '{data:config:view}' where code = 'platform'`);
    const viewer = await node.signIn('admin', 'admin');
    expect(await viewer.get('config/index')).toMatchObject({ status: 200 });
    for (const path of ['config/edit', 'config/reset', 'sms/retry'])
      expect(await viewer.post(path), path).toMatchObject({ status: 403 });
    expect(await viewer.get('sms/index')).toMatchObject({ status: 403 });
    await owner.rows(`update role set permissions = $1 where code = 'platform'`, [permissions]);
    admin = await node.signIn('admin', 'admin');
  });
});

test('risk rules begin with the platform’s numbers, on every node at once, and keep a company’s own', async () => {
  const other = await node.signIn('other');
  const mine = { kind: 'speed', enabled: true, params: { kilometres_per_hour: 300, beyond: 50 } };
  expect(await other.post('risk/edit', { ...mine, version: 0 })).toMatchObject({ code: 0 });
  const numbers = async (on: TestNode, company: number) =>
    (await rulesOf(on.app, company)).params.speed;
  expect(await numbers(second, 1)).toEqual(defaultRisks.speed);
  const part = await partOf('risk');
  const value = { ...part.value, speed_kilometres_per_hour: 700 };
  const set = await admin.post('config/edit', { name: 'risk', value, version: part.version });
  expect(set, set.msg).toMatchObject({ code: 0 });
  for (const on of [node, second]) {
    expect(await numbers(on, 1)).toMatchObject({ kilometres_per_hour: 700 });
    expect(await numbers(on, 38)).toEqual(mine.params);
  }
  const speed = (await demo.get('risk/index')).data.find(
    (one: { kind: string }) => one.kind === 'speed',
  );
  expect(speed).toMatchObject({ is_default: true, params: { kilometres_per_hour: 700 } });
});

describe('messages', () => {
  const queue = (mobile: string) =>
    transact(node.app.database.main, systemActor, (tx) =>
      queueSms(node.app, tx, {
        mobile,
        template: 'code',
        language: 'zh_CN',
        params: { code: '123456', minutes: 10 },
      }),
    );
  const list = async (query: Record<string, string>) =>
    (await admin.get('sms/index', query)).data as SmsMessage[];
  const jobsOf = (kind: 'sms' | 'mail', id: number) =>
    owner.rows<{ state: string }>(
      `select state from job where kind = $1 and payload ->> 'message' = $2`,
      [`${kind}.send`, String(id)],
    );
  const jobEnded = (kind: 'sms' | 'mail', id: number) =>
    until('its job to end', async () =>
      (await jobsOf(kind, id)).every(({ state }) => state === 'done'),
    );

  test('are shown masked, with their text where they only go to the outbox', async () => {
    await queue('13712345678');
    const [sent] = await until('the message', async () => {
      const found = await list({ mobile: '13712345678', state: 'sent' });
      return found.length > 0 ? found : undefined;
    });
    expect(sent).toMatchObject({ mobile: '137****5678', template: 'code', error: '' });
    expect(sent!.text).toContain('123456');
    expect((await admin.get('config/sms')).data).toMatchObject({ driver: 'outbox', gateway: '' });
  });

  test('by email are shown with their subject and text, found by address, and sent again if they failed', async () => {
    const email = 'Lin@example.org';
    await transact(node.app.database.main, systemActor, (tx) =>
      queueMail(node.app, tx, {
        email,
        template: 'invitation',
        language: 'zh_CN',
        params: { company: '青山', site: '溯源', name: '林', days: 7, link: 'https://x.example' },
      }),
    );
    const mails = async (query: Record<string, string>) =>
      (await admin.get('mail/index', query)).data as MailMessage[];
    const sentMail = () =>
      until('the mail', async () =>
        (await mails({ email: 'lin@example.org', state: 'sent' })).at(0),
      );
    const { id, ...sent } = await sentMail();
    expect(sent).toMatchObject({ email, template: 'invitation', subject: '青山 邀请您使用溯源' });
    expect(sent.text).toContain('https://x.example');
    expect((await admin.get('config/mail')).data).toMatchObject({ driver: 'outbox', gateway: '' });
    expect(await mails({ email: 'other@example.org' })).toEqual([]);
    expect(await admin.post('mail/retry', { ids: [id] })).toMatchObject({ status: 409 });
    await jobEnded('mail', id);
    await owner.rows(`update mail_message set state = 'failed', error = 'no' where id = $1`, [id]);
    expect((await admin.get('health/info')).data.mail).toMatchObject({ failed: 1 });
    expect(await admin.post('mail/retry', { ids: [id] })).toMatchObject({ code: 0 });
    expect(await sentMail()).toMatchObject({ id, error: '' });
  });

  test('that failed and are tried again later anyway are tried now, by the same job', async () => {
    const mobile = '13712345679';
    await queue(mobile);
    const { id } = await until('the message', async () =>
      (await list({ mobile, state: 'sent' })).at(0),
    );
    await jobEnded('sms', id);
    await owner.rows(`update sms_message set state = 'failed', error = 'no' where id = $1`, [id]);
    await owner.rows(
      `update job set state = 'waiting', run_after = now() + interval '1 hour', end_time = null
       where kind = 'sms.send' and payload ->> 'message' = $1`,
      [String(id)],
    );
    expect(await admin.post('sms/retry', { ids: [id] })).toMatchObject({ code: 0 });
    await until('it goes out again', async () => (await list({ mobile, state: 'sent' })).at(0));
    expect(await jobsOf('sms', id)).toHaveLength(1);
  });

  test('that failed are tried again, and only those', async () => {
    const [sent] = await list({ state: 'sent' });
    await jobEnded('sms', sent!.id);
    expect(await admin.post('sms/retry', { ids: [sent!.id] })).toMatchObject({ status: 409 });
    await owner.rows(`update sms_message set state = 'failed', error = 'no' where id = $1`, [
      sent!.id,
    ]);
    expect(await list({ state: 'failed' })).toMatchObject([{ id: sent!.id, error: 'no' }]);
    expect(await admin.post('sms/retry', { ids: [sent!.id] })).toMatchObject({ code: 0 });
    await until('it goes out again', async () =>
      (await list({ state: 'sent' })).some(({ id }) => id === sent!.id),
    );
    expect(await admin.post('sms/retry', { ids: [999_999_999] })).toMatchObject({ status: 404 });
  });
});
