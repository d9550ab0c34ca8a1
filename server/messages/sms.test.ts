import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { systemActor, transact } from '#server/database/database.ts';
import { copyDatabase, startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { gate, until } from '#server/testing/wait.ts';
import { queueSms } from './sms.ts';

/** A stand-in for an SMS gateway: takes JSON, and fails on request. */
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
let status = 200;
/** It answers when it is told to. */
let taken = Promise.resolve();
const gateway = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    void taken.then(() => response.writeHead(status).end());
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
afterAll(() => gateway.close());

const settings = {
  SMS_DRIVER: 'http',
  SMS_HTTP_URL: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/send`,
  SMS_HTTP_TEMPLATE: '{"to":"{mobile}","body":"{text}"}',
};
const { app, ownerUrl } = await startTestNode({ settings });
const owner = await openOwner(ownerUrl);
beforeEach(() => {
  received.length = 0;
  status = 200;
  taken = Promise.resolve();
});
const queue = (by = app) =>
  transact(by.database.main, systemActor, (tx) =>
    queueSms(by, tx, {
      mobile: '13700000001',
      template: 'code',
      language: 'en',
      params: { code: '123456', minutes: 10 },
    }),
  );
const state = async () =>
  (await owner.row<{ state: string }>('select state from sms_message order by id desc limit 1'))
    .state;

test('a message goes to the gateway in its template', async () => {
  await queue();
  await until('the message', async () => (await state()) === 'sent');
  expect(received).toHaveLength(1);
  expect(JSON.parse(received[0]!.body)).toEqual({
    to: '13700000001',
    body: expect.stringContaining('code is 123456'),
  });
  expect(received[0]!.headers['idempotency-key']).toMatch(/^sms-\d+$/);
});

test('a gateway that wants a form, headers of its own and a signature gets them, whatever the text contains', async () => {
  const url = await copyDatabase();
  const other = await startTestNode(
    {
      settings: {
        ...settings,
        SMS_HTTP_TEMPLATE: 'to={mobile}&body={text}&from=Suyuan',
        SMS_HTTP_HEADERS:
          '{"Content-Type":"application/x-www-form-urlencoded","Authorization":"Bearer 7"}',
        SMS_HTTP_SECRET: 'a secret of the gateway',
      },
    },
    url,
  );
  const company = 'A & B {mobile} $& "Q" 100%';
  await transact(other.app.database.main, systemActor, (tx) =>
    queueSms(other.app, tx, {
      mobile: '13700000003',
      template: 'repair',
      language: 'en',
      params: { company, code: 'R1', status: 'done', link: 'https://example.com/?a=1&b=2' },
    }),
  );
  const isIts = ({ body }: { body: string }) => body.includes('13700000003');
  await until('the message', () => received.find(isIts));
  const { body, headers } = received.find(isIts)!;
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual({
    to: '13700000003',
    body: `[${company}] Your repair R1: done. Track it here: https://example.com/?a=1&b=2`,
    from: 'Suyuan',
  });
  expect(headers.authorization).toBe('Bearer 7');
  expect(headers['idempotency-key']).toMatch(/^sms-\d+$/);
  const [, time, mac] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(String(headers['suyuan-signature']))!;
  expect(mac).toBe(
    createHmac('sha256', 'a secret of the gateway').update(`${time}.${body}`).digest('hex'),
  );
});

test('a gateway that fails is tried again with the same key, and the reason kept', async () => {
  status = 503;
  await queue();
  await until('the failure', async () => (await state()) === 'failed');
  expect(await owner.row('select error from sms_message order by id desc limit 1')).toMatchObject({
    error: expect.stringContaining('503'),
  });
  status = 200;
  await owner.rows(
    `update job set run_after = now() where kind = 'sms.send' and state = 'waiting'`,
  );
  await transact(app.database.main, systemActor, (tx) => app.cluster.tell(tx, { topic: 'job' }));
  await until('the message', async () => (await state()) === 'sent');
  expect(new Set(received.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test('a message that went out stays sent, though another attempt at it fails', async () => {
  const { open, opened } = gate();
  taken = opened;
  status = 503;
  await queue();
  await until('the attempt', () => received[0]);
  const { id } = await owner.row<{ id: number }>(
    `update sms_message set state = 'sent' where id = (select max(id) from sms_message) returning id::int`,
  );
  open();
  const job = () =>
    owner.row<{ error: string | null }>(
      `select error from job where kind = 'sms.send' and payload ->> 'message' = $1`,
      [String(id)],
    );
  await until('the failure', async () => (await job()).error);
  expect(await state()).toBe('sent');
});

test('a message that goes out while its server stops counts as sent, and the next server does not send it again', async () => {
  const url = await copyDatabase();
  const database = await openOwner(url);
  const first = await startTestNode({ settings }, url);
  await database.rows('delete from sms_message');
  await database.rows(`delete from job where kind = 'sms.send'`);
  const { open, opened } = gate();
  taken = opened;
  await queue(first.app);
  await until('the message', () => received[0]);
  const stopped = first.app.jobs.stop();
  open();
  await stopped;
  const job = () =>
    database.row<{ state: string }>(`select state from job where kind = 'sms.send'`);
  expect(await job()).toEqual({ state: 'waiting' });
  await first.stop();
  await startTestNode({ settings }, url);
  await until('the job to be done', async () => (await job()).state === 'done');
  expect(received).toHaveLength(1);
  expect(await database.row('select state from sms_message')).toEqual({ state: 'sent' });
});

test('a message whose cause was taken back is never sent', async () => {
  await transact(app.database.main, systemActor, async (tx) => {
    await queueSms(app, tx, {
      mobile: '13700000002',
      template: 'code',
      language: 'en',
      params: { code: '1', minutes: 1 },
    });
    throw new Error('taken back');
  }).catch(() => undefined);
  await queue();
  await until('the next message', () => received.length);
  expect(received.map(({ body }) => body).join()).not.toContain('13700000002');
});
