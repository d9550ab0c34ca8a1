import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Language } from '#contract/language.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { gate, until } from '#server/testing/wait.ts';
import { queueMail } from './mail.ts';
import { headerOf, partsOf, startMailServer } from './mail-server.fixture.ts';
import { sendMail, smtpOptions } from './smtp.ts';

const server = await startMailServer();
afterAll(server.close);
const { received, state } = server;

const settings = {
  SMTP_URL: `smtp://suyuan%40example.com:S%2Fecret@127.0.0.1:${server.port}`,
  MAIL_FROM: '溯源 <no-reply@example.com>',
};
const { app, ownerUrl } = await startTestNode({ settings });
const owner = await openOwner(ownerUrl);
beforeEach(() => {
  received.length = 0;
  Object.assign(state, { answer: '250 ok', commands: [], taken: Promise.resolve() });
});

const queue = (
  email = 'lin@example.org',
  language: Language = 'zh_CN',
  company = '青山科技',
  by = app,
) =>
  transact(by.database.main, systemActor, (tx) =>
    queueMail(by, tx, {
      email,
      template: 'invitation',
      language,
      params: {
        company,
        site: '溯源',
        name: '林 <一>',
        days: 7,
        link: 'https://x.example/a?b=1&c=2',
      },
    }),
  );
const last = () =>
  owner.row<{ id: number; state: string; error: string | null; sealed: Buffer }>(
    'select id::int, state, error, sealed from mail_message order by id desc limit 1',
  );
const untilState = (wanted: string) =>
  until(`a mail that is ${wanted}`, async () => {
    const mail = await last();
    return mail.state === wanted ? mail : undefined;
  });
async function runAgain() {
  await until('the job to wait', async () => {
    const rows = await owner.rows(
      `update job set run_after = now() where kind = 'mail.send' and state = 'waiting' returning id`,
    );
    return rows.length > 0;
  });
  await transact(app.database.main, systemActor, (tx) => app.cluster.tell(tx, { topic: 'job' }));
}

describe('a mail', () => {
  test('goes to the mail server as text and as HTML, in the language of the receiver, with the company’s name', async () => {
    await queue('lin@example.org');
    await untilState('sent');
    expect(received).toHaveLength(1);
    const [{ from, to, auth, source }] = received as [(typeof received)[0]];
    expect({ from, to }).toEqual({ from: 'no-reply@example.com', to: 'lin@example.org' });
    expect(auth).toBe('\0suyuan@example.com\0S/ecret');
    expect(headerOf(source, 'subject')).toBe('青山科技 邀请您使用溯源');
    expect(headerOf(source, 'from')).toBe('溯源 <no-reply@example.com>');
    expect(headerOf(source, 'auto-submitted')).toBe('auto-generated');
    const { text, html } = partsOf(source);
    expect(text).toContain('林 <一>，您好！');
    expect(text).toContain('https://x.example/a?b=1&c=2');
    expect(html).toContain('<html lang="zh-CN">');
    expect(html).toContain('林 &lt;一&gt;，您好！');
    expect(html).toContain('href="https://x.example/a?b=1&amp;c=2"');
    expect(html).not.toContain('<一>');
    received.length = 0;
    await queue('lin@example.org', 'en');
    await until('the English one', () => received[0]);
    expect(headerOf(received[0]!.source, 'subject')).toBe('青山科技 invites you to 溯源');
    expect(partsOf(received[0]!.source).html).toContain('Set your password');
  });

  test('carries no header of the sender’s making', async () => {
    await queue('lin@example.org', 'zh_CN', '青山\r\nBcc: all@example.org');
    await untilState('sent');
    expect(headerOf(received[0]!.source, 'bcc')).toBe('');
    expect(state.commands.filter((line) => line.startsWith('RCPT'))).toHaveLength(1);
  });

  test('is sealed in the database, and neither its address nor its link is in a job', async () => {
    await queue('sealed@example.org');
    await untilState('sent');
    const rows = await owner.rows<{ row: string }>(
      'select m::text as row from mail_message m union all select j::text from job j',
    );
    for (const { row } of rows) expect(row).not.toMatch(/sealed@example|x\.example/);
  });

  test('that the server refuses is kept and tried again under the same id, and the reason shown without the receiver', async () => {
    state.answer = '451 <{to}> try again later';
    await queue('Grey@Example.ORG');
    const failed = await untilState('failed');
    expect(failed.error).toContain('451 <***> try again later');
    expect(failed.error).not.toMatch(/grey|example\.org/i);
    expect(received).toEqual([]);
    state.answer = '250 ok';
    await runAgain();
    await untilState('sent');
    expect(headerOf(received[0]!.source, 'message-id')).toMatch(
      new RegExp(`^<mail-${failed.id}-\\d+@example\\.com>$`),
    );
    expect(await last()).toMatchObject({ id: failed.id, error: null });
  });

  test('that goes out while its server stops counts as sent, and the next server does not send it again', async () => {
    const url = await copyDatabase();
    const database = await openOwner(url);
    const first = await startTestNode({ settings }, url);
    const { open, opened } = gate();
    state.taken = opened;
    await queue('once@example.org', 'zh_CN', '青山科技', first.app);
    await until('the mail', () => received[0]);
    const stopped = first.app.jobs.stop();
    open();
    await stopped;
    const job = () =>
      database.row<{ state: string }>(`select state from job where kind = 'mail.send'`);
    expect(await job()).toEqual({ state: 'waiting' });
    await first.stop();
    await startTestNode({ settings }, url);
    await until('the job to be done', async () => (await job()).state === 'done');
    expect(received).toHaveLength(1);
    expect(await database.row('select state from mail_message')).toEqual({ state: 'sent' });
  });

  test('fails with a reason where there is no server at all', async () => {
    const address = `smtp://127.0.0.1:1`;
    const mail = { id: 'mail-1', from: 'a@example.com', to: 'b@example.org' };
    const content = { subject: 's', text: 't', html: 'h' };
    await expect(sendMail(address, { ...mail, ...content })).rejects.toThrow(
      /mail server could not be used/,
    );
  });

  test('whose cause was taken back is never sent', async () => {
    await transact(app.database.main, systemActor, async (tx) => {
      await queueMail(app, tx, {
        email: 'never@example.org',
        template: 'invitation',
        language: 'en',
        params: { company: 'x', site: 'x', name: 'x', days: 1, link: 'https://x.example' },
      });
      throw new Error('taken back');
    }).catch(() => undefined);
    await queue('after@example.org');
    await until('the next mail', () => received[0]);
    expect(received.map(({ to }) => to)).toEqual(['after@example.org']);
  });
});

test('a password goes to another machine only over TLS', () => {
  expect(smtpOptions('smtp://u:p@mail.example')).toMatchObject({ port: 587, requireTLS: true });
  expect(smtpOptions('smtps://u:p@mail.example')).toMatchObject({ port: 465, secure: true });
  expect(smtpOptions('smtp://mail.example')).toMatchObject({ port: 25, requireTLS: false });
  expect(smtpOptions('smtp://u:p@[::1]:2525')).toMatchObject({ host: '::1', requireTLS: false });
});
