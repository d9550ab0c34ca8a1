import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, describe, expect, test } from 'vitest';
import { mayCall } from '#server/http/outgoing.ts';
import { atEnd } from '#server/testing/end.ts';
import { makeGoods, type MadeGoods } from '#server/testing/goods.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { OUTGOING_HOSTS: '127.0.0.1' } });
const owner = await openOwner(node.ownerUrl);
let goods: MadeGoods;

type Sent = { codes: { code: string; link: string; gtin: string }[] };
type Heard = { key: string | undefined; auth: string | undefined; body: Sent };
/** A resolver node outside; what it answers is set by each test. */
const heard: Heard[] = [];
let reply = (_sent: Sent): { status: number; body: unknown } => ({ status: 200, body: {} });
const outside = createServer((request, answer) => {
  const pieces: Buffer[] = [];
  request.on('data', (piece: Buffer) => pieces.push(piece));
  request.on('end', () => {
    const body = JSON.parse(Buffer.concat(pieces).toString()) as Sent;
    const { 'idempotency-key': key, authorization: auth } = request.headers;
    heard.push({ key: key as string | undefined, auth, body });
    const { status, body: said } = reply(body);
    answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(said));
  });
}).listen(0, '127.0.0.1');
await once(outside, 'listening');
atEnd(() => void outside.close());

beforeAll(async () => {
  goods = await makeGoods(node, owner);
});
const { port } = outside.address() as AddressInfo;
const address = `http://127.0.0.1:${port}/register`;
let nodes = 0;
const addNode = async (given: object = {}) =>
  (await goods.post('registrationNode/add', {
    name: `节点${(nodes += 1)}`,
    address,
    key: 'secret-of-the-node',
    ...given,
  })) as { id: number; key_end: string };
const info = async (id: number) => (await goods.user.get('registration/info', { id })).data;
const ended = (id: number) =>
  until('the registration', async () => {
    const row = await info(id);
    return ['done', 'partial', 'failed'].includes(row.state) ? row : null;
  });
const codesOf = async (id: number) =>
  (await goods.user.get('registration/codes', { id, limit: 100 })).data as {
    code: string;
    state: string;
    answer: string;
  }[];

describe('[MNU-19] codes are registered', () => {
  test('with our own node at once, each under the link that finds it', async () => {
    const codes = await goods.units(3);
    const row = await goods.post('registration/add', { codes });
    expect(row).toMatchObject({ state: 'done', total: 3, registered: 3, failed: 0, node: null });
    for (const { state, code, answer } of await codesOf(row.id)) {
      expect([state, codes.includes(code)]).toEqual(['registered', true]);
      expect(answer).toContain(code);
    }
    const { data: log } = await goods.user.get('registration/log', { id: row.id });
    expect(log).toMatchObject([{ codes: 3, is_done: true }]);
    // Once more there is nothing to register.
    expect(await goods.user.post('registration/add', { codes })).toMatchObject({
      status: 422,
      errors: [{ field: 'codes' }],
    });
  });

  test('as a whole pack, without those that are void', async () => {
    const codes = await goods.units(12);
    const { pack_id: pack } = await goods.look(codes[0]!);
    await goods.post('identifier/void', { codes: [codes[4]], reason: 'misprint' });
    const { id } = await goods.post('registration/add', { pack_id: pack });
    expect(await ended(id)).toMatchObject({
      state: 'partial',
      total: 12,
      registered: 11,
      failed: 1,
    });
    expect((await codesOf(id)).filter(({ state }) => state === 'failed')).toMatchObject([
      { code: codes[4] },
    ]);
  });

  test('with an outside node, which answers for each code; what it refused is tried again', async () => {
    const { id: at, key_end: end } = await addNode();
    expect(end).toBe('node');
    const codes = await goods.units(4);
    heard.length = 0;
    reply = ({ codes: sent }) => ({
      status: 200,
      body: {
        results: sent.map(({ code }) => ({ code, ok: code !== codes[1], message: `got ${code}` })),
      },
    });
    const { id } = await goods.post('registration/add', { codes, node: at });
    expect(await ended(id)).toMatchObject({ state: 'partial', registered: 3, failed: 1 });
    expect(heard).toHaveLength(1);
    expect(heard[0]).toMatchObject({ auth: 'Bearer secret-of-the-node' });
    expect(heard[0]!.body.codes.map(({ code }) => code).toSorted()).toEqual(codes.toSorted());
    expect((await codesOf(id)).find(({ code }) => code === codes[1])).toMatchObject({
      state: 'failed',
      answer: `got ${codes[1]}`,
    });
    reply = () => ({ status: 200, body: {} });
    await goods.post('registration/retry', { ids: [id] });
    expect(await ended(id)).toMatchObject({ state: 'done', registered: 4, failed: 0 });
    // Only what was left was asked.
    expect(heard.map(({ body }) => body.codes.length)).toEqual([4, 1]);
    expect(await goods.user.post('registration/retry', { ids: [id] })).toMatchObject({
      status: 409,
    });
  });

  test('with a node that answers what cannot be kept or read', async () => {
    const { id: at } = await addNode();
    const codes = await goods.units(2);
    reply = ({ codes: sent }) => ({
      status: 200,
      body: {
        results: sent.map(({ code }) => ({ code, ok: true, message: `a\0b\ud800` })),
      },
    });
    const { id } = await goods.post('registration/add', { codes, node: at });
    expect(await ended(id)).toMatchObject({ state: 'done', registered: 2 });
    expect((await codesOf(id))[0]).toMatchObject({ answer: 'ab\ufffd' });
    // It says something of each code, but nobody knows what.
    reply = ({ codes: [first] }) => ({
      status: 200,
      body: { results: [{ code: first!.code, ok: 'yes' }] },
    });
    const more = await goods.units(2);
    const { id: other } = await goods.post('registration/add', { codes: more, node: at });
    expect(await ended(other)).toMatchObject({ state: 'failed', registered: 0, failed: 2 });
  });

  test('again by itself when the node was out of reach, with the same key', async () => {
    const { id: at } = await addNode();
    const codes = await goods.units(2);
    heard.length = 0;
    reply = () => (heard.length < 2 ? { status: 503, body: {} } : { status: 200, body: {} });
    const { id } = await goods.post('registration/add', { codes, node: at });
    expect(await ended(id)).toMatchObject({ state: 'done', registered: 2 });
    expect(new Set(heard.map(({ key }) => key)).size).toBe(1);
    const { data: log } = await goods.user.get('registration/log', { id });
    expect(log).toMatchObject([
      { status: 200, is_done: true },
      { status: 503, is_done: false },
    ]);
  });
});

describe('a resolver node', () => {
  test('is not in our own house, unless the installation says so', async () => {
    for (const inside of [
      'http://10.0.0.8/x',
      'http://localhost:5432/',
      'http://169.254.169.254/latest',
      'http://[::ffff:10.0.0.1]/',
      'http://[fd00::1]/',
      'http://user:secret@example.com/',
      'ftp://example.com/',
    ])
      expect(
        await goods.user.post('registrationNode/add', { name: 'X', address: inside, key: '' }),
        inside,
      ).toMatchObject({ status: 422, errors: [{ field: 'address' }] });
    expect(mayCall({ OUTGOING_HOSTS: undefined }, address)).toBe(false);
    expect(mayCall({ OUTGOING_HOSTS: undefined }, 'http://0x7f.1/')).toBe(false);
    for (const other of [
      'http://[64:ff9b:1::7f00:1]/',
      'http://[2002:7f00:1::]/',
      'http://[2001:0:1::]/',
      'http://[fec0::1]/',
      'http://[::ffff:0:7f00:1]/',
      'http://localhost./',
    ])
      expect(mayCall({ OUTGOING_HOSTS: undefined }, other), other).toBe(false);
    for (const outer of [
      'https://node.example.com/r',
      'http://8.8.8.8/',
      'http://[2001:4860:4860::8888]/',
    ])
      expect(mayCall({ OUTGOING_HOSTS: undefined }, outer), outer).toBe(true);
  });

  test('keeps its key to itself, and its history', async () => {
    const { id } = await addNode();
    const [row] = (await goods.user.get('registrationNode/index', { limit: 100 })).data.filter(
      (one: { id: number }) => one.id === id,
    );
    expect(JSON.stringify(row)).not.toContain('secret');
    reply = () => ({ status: 200, body: {} });
    const { version } = row;
    // Saved without a key it keeps the one it has.
    await goods.post('registrationNode/edit', { id, version, name: row.name, address, key: '' });
    heard.length = 0;
    const { id: run } = await goods.post('registration/add', {
      codes: await goods.units(1),
      node: id,
    });
    await ended(run);
    expect(heard[0]!.auth).toBe('Bearer secret-of-the-node');
    expect(await goods.user.post('registrationNode/delete', { ids: [id] })).toMatchObject({
      status: 409,
    });
  });
});

test('nobody registers what is not theirs', async () => {
  const codes = await goods.units(1);
  const { id } = await goods.post('registration/add', { codes });
  const other = await node.signIn('other');
  expect(await other.post('registration/add', { codes })).toMatchObject({ status: 404 });
  for (const call of ['registration/info', 'registration/codes', 'registration/log'])
    expect(await other.get(call, { id }), call).toMatchObject({ status: 404 });
  const sales = await node.signIn('sales');
  expect(await sales.post('registration/add', { codes })).toMatchObject({ status: 403 });
  expect(await goods.user.post('registration/add', {})).toMatchObject({
    status: 422,
    errors: [{ field: 'codes' }],
  });
});
