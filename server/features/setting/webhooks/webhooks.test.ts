import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Delivery, NewWebhook } from '#contract/features/setting/webhooks/contract.ts';
import { webhookEvents } from '#contract/webhook-events.ts';
import { makeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { pauses } from './send.ts';

const node = await startTestNode({ settings: { OUTGOING_HOSTS: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let demo: Awaited<ReturnType<typeof node.signIn>>;

type Message = { path: string; headers: IncomingHttpHeaders; body: string };
const taken: Message[] = [];
/** What a path answers; nothing: never anything. */
const answers = new Map<string, number | null>();
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (piece: Buffer) => (body += piece.toString()));
  request.on('end', () => {
    const path = request.url!;
    taken.push({ path, headers: request.headers, body });
    const status = answers.has(path) ? answers.get(path)! : 200;
    if (status !== null) response.writeHead(status, { location: '/elsewhere' }).end('said 好');
  });
});
let root = '';
beforeAll(async () => {
  demo = await node.signIn('demo');
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  root = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
});
afterAll(() => {
  receiver.closeAllConnections();
  receiver.close();
});

let made = 0;
async function add(events: string[], status: number | null = 200, more: object = {}) {
  const path = `/hook-${(made += 1)}`;
  answers.set(path, status);
  const answer = await demo.post('webhook/add', { url: root + path, events, ...more });
  expect(answer, answer.msg).toMatchObject({ code: 0 });
  return { path, ...(answer.data as NewWebhook) };
}
const at = (path: string) => taken.filter((one) => one.path === path);
const arrived = (path: string, n = 1) =>
  expect.poll(() => at(path).length, { timeout: 15_000 }).toBe(n);
const deliveries = async (id: number, user = demo) =>
  (await user.get('webhook/deliveries', { id })).data as Delivery[];
const settled = async (id: number, state: string) =>
  expect.poll(async () => (await deliveries(id))[0]?.state, { timeout: 15_000 }).toBe(state);
const brand = (user = demo) => user.post('category/add', { name: `类 ${(made += 1)}`, sort: 1 });

/** As a receiver checks it. */
function isSigned({ headers, body }: Message, secret: string): boolean {
  const parts = String(headers['suyuan-signature']).split(',');
  const time = parts[0]!.slice(2);
  const mac = createHmac('sha256', secret).update(`${time}.${body}`).digest('hex');
  return Math.abs(Date.now() / 1_000 - Number(time)) < 60 && parts.includes(`v1=${mac}`);
}

describe('a webhook', () => {
  test('is told what it wants to know, once, signed, and nothing of others', async () => {
    const wants = await add(['category.add']);
    const other = await add(['category.delete']);
    const stranger = await node.signIn('other');
    expect(await brand(stranger)).toMatchObject({ code: 0 });
    const answer = await brand();
    expect(answer).toMatchObject({ code: 0 });
    await arrived(wants.path);
    const [message] = at(wants.path);
    expect(isSigned(message!, wants.secret)).toBe(true);
    expect(isSigned({ ...message!, body: `${message!.body} ` }, wants.secret)).toBe(false);
    expect(isSigned(message!, other.secret)).toBe(false);
    expect(message!.headers).toMatchObject({
      'suyuan-event': 'category.add',
      'content-type': 'application/json; charset=utf-8',
    });
    expect(JSON.parse(message!.body)).toMatchObject({
      event: 'category.add',
      company_id: 1,
      by: { type: 'web', username: 'demo' },
      count: 1,
      records: [{ record: 'category', id: answer.data.id, before: null }],
    });
    await settled(wants.id, 'done');
    expect((await deliveries(wants.id))[0]).toMatchObject({
      status: 200,
      answer: 'said 好',
      attempts: 1,
    });
    expect(await deliveries(other.id)).toEqual([]);
    expect(at(wants.path)).toHaveLength(1);
    await demo.post('webhook/delete', { ids: [wants.id, other.id] });
  });

  test('is told nothing of what was refused, and nothing when it is off', async () => {
    const hook = await add(['category.add']);
    expect(await demo.post('category/add', { name: '' })).toMatchObject({ status: 422 });
    const off = await demo.post('webhook/edit', {
      id: hook.id,
      version: hook.version,
      ...{ name: '', url: hook.url, events: hook.events, is_active: false },
    });
    expect(off, off.msg).toMatchObject({ code: 0, data: { state: 'off' } });
    await brand();
    expect(await deliveries(hook.id)).toEqual([]);
    expect(await demo.post('webhook/test', { id: hook.id })).toMatchObject({ status: 409 });
  });

  test('is told what dealers do', async () => {
    const hook = await add(['receive.receive']);
    const goods = await makeGoods(node, owner);
    await goods.shipTo({ dealer_id: 1 }, await goods.units(1));
    await arrived(hook.path);
    expect(JSON.parse(at(hook.path)[0]!.body)).toMatchObject({ by: { type: 'dealer' } });
  });

  test('tells its secret once; after a change both are signed with for a day', async () => {
    const hook = await add(['category.add']);
    const shown = await demo.get('webhook/info', { id: hook.id });
    expect(JSON.stringify(shown.data)).not.toContain('secret');
    const { data } = await demo.post('webhook/rotate', { id: hook.id });
    expect(data.secret).not.toBe(hook.secret);
    await demo.post('webhook/test', { id: hook.id });
    await arrived(hook.path);
    const [message] = at(hook.path);
    expect(JSON.parse(message!.body)).toMatchObject({ event: 'webhook.test' });
    expect(isSigned(message!, data.secret as string)).toBe(true);
    expect(isSigned(message!, hook.secret)).toBe(true);
    await owner.rows(`update webhook set former_until = now() where id = $1`, [hook.id]);
    await demo.post('webhook/test', { id: hook.id });
    await arrived(hook.path, 2);
    expect(isSigned(at(hook.path)[1]!, hook.secret)).toBe(false);
  });

  test('belongs to its company, and to those with the right', async () => {
    const hook = await add(['category.add']);
    const stranger = await node.signIn('other');
    await demo.post('webhook/test', { id: hook.id });
    await settled(hook.id, 'done');
    const [{ id } = { id: 0 }] = await deliveries(hook.id);
    for (const path of ['test', 'rotate'])
      expect(await stranger.post(`webhook/${path}`, { id: hook.id })).toMatchObject({
        status: 404,
      });
    expect(await stranger.post('webhook/redeliver', { id })).toMatchObject({ status: 404 });
    expect(await stranger.get('webhook/deliveries', { id: hook.id })).toMatchObject({
      status: 404,
    });
    const sales = await node.signIn('sales');
    expect(await sales.get('webhook/index')).toMatchObject({ status: 403 });
  });
});

describe('an address', () => {
  test.each([
    'http://10.0.0.7/hook',
    'http://[::1]/hook',
    'http://localhost/hook',
    'http://169.254.169.254/latest',
    'http://user:word@example.com/',
  ])('%s is refused', async (url) => {
    expect(await demo.post('webhook/add', { url, events: ['category.add'] })).toMatchObject({
      status: 422,
      errors: [{ field: 'url' }],
    });
  });

  test('that leads elsewhere is not followed', async () => {
    const hook = await add(['category.add'], 302);
    await demo.post('webhook/test', { id: hook.id });
    await arrived(hook.path);
    await expect.poll(async () => (await deliveries(hook.id))[0]?.status).toBe(302);
    expect(at('/elsewhere')).toEqual([]);
  });

  test('that fails is called again later, and by hand at once', async () => {
    const hook = await add(['category.add'], 500);
    await brand();
    await arrived(hook.path);
    await expect.poll(async () => (await deliveries(hook.id))[0]?.attempts).toBe(1);
    const [failed] = await deliveries(hook.id);
    expect(failed).toMatchObject({ state: 'waiting', status: 500, answer: 'said 好' });
    const wait = Date.parse(failed!.next_time!) - Date.parse(failed!.send_time!);
    expect(Math.abs(wait - pauses[0] * 1_000)).toBeLessThan(5_000);
    expect((await demo.get('webhook/info', { id: hook.id })).data.state).toBe('resting');
    // While it is left alone, others are put off without a call.
    await brand();
    await expect
      .poll(async () => (await deliveries(hook.id))[0]?.next_time, { timeout: 15_000 })
      .not.toBeNull();
    expect(at(hook.path)).toHaveLength(1);
    answers.set(hook.path, 200);
    expect(await demo.post('webhook/redeliver', { id: failed!.id })).toMatchObject({ code: 0 });
    await arrived(hook.path, 2);
    const [first, second] = at(hook.path);
    expect(JSON.parse(second!.body).id).toBe(JSON.parse(first!.body).id);
    await expect
      .poll(async () => (await deliveries(hook.id)).find(({ id }) => id === failed!.id)?.state)
      .toBe('done');
    expect((await demo.get('webhook/info', { id: hook.id })).data.state).toBe('on');
  });

  test('is given up after a day', async () => {
    expect(pauses.reduce((sum, one) => sum + one, 0)).toBeGreaterThan(23 * 3_600);
    const hook = await add(['category.add'], 500);
    await brand();
    await expect.poll(async () => (await deliveries(hook.id))[0]?.attempts).toBe(1);
    await owner.rows(
      `update webhook_delivery set begin_time = now() - interval '25 hours' where webhook_id = $1`,
      [hook.id],
    );
    await owner.rows(
      `update job set run_after = now() where kind = 'webhook.send' and state = 'waiting'`,
    );
    await settled(hook.id, 'failed');
    expect((await demo.get('webhook/info', { id: hook.id })).data.failed).toBe(1);
  });

  test('that never answers holds up no other', async () => {
    const slow = await add(['category.add'], null);
    const quick = await add(['category.add']);
    for (let at = 0; at < 12; at += 1) await brand();
    await arrived(quick.path, 12);
    // Not even the first call to the other one has come to its end.
    expect((await deliveries(slow.id)).every(({ attempts }) => attempts === 0)).toBe(true);
  });
});

test('events are those that features declare, each once and with a name in three languages', () => {
  const names = webhookEvents.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(expect.arrayContaining(['shipment.ship', 'part.add', 'receive.receive']));
  expect(names.filter((name) => /^(?:apiKey|webhook|login)\.|\.export$/.test(name))).toEqual([]);
});
