import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeAll, expect, test } from 'vitest';
import { publicLog } from '#contract/public-log.ts';
import { leaves, makeLog } from '#server/events/witnesses/made-log.fixture.ts';
import { atEnd } from '#server/testing/end.ts';
import { startTestNode, type TestNode } from '#server/testing/node.ts';
import { until } from '#server/testing/wait.ts';

const node = await startTestNode({ settings: { OUTGOING_HOSTS: '127.0.0.1' } });
let admin: Awaited<ReturnType<TestNode['signIn']>>;

/** Where a log publishes its newest head; each test sets it. */
let published = { status: 200, body: '' };
const outside = createServer((_request, answer) => {
  answer.writeHead(published.status, { 'content-type': 'text/plain' }).end(published.body);
}).listen(0, '127.0.0.1');
await once(outside, 'listening');
atEnd(() => void outside.close());
const address = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/log/checkpoint`;

const log = makeLog('partner.example');
let id: number;
const look = async (body: string, status = 200) => {
  published = { status, body };
  expect(await admin.post('witnessedLog/look', { id })).toMatchObject({ code: 0 });
  return until('the log was looked at', async () => {
    const { data } = await admin.get('witnessedLog/info', { id });
    return data.state === 'waiting' ? null : data;
  });
};

beforeAll(async () => {
  admin = await node.signIn('admin', 'admin');
  const added = await admin.post('witnessedLog/add', {
    name: '合作企业',
    keys: [log.key],
    address,
  });
  expect(added, added.msg).toMatchObject({ code: 0 });
  id = added.data.id as number;
  const answer = await fetch(node.base + publicLog.addCheckpoint, {
    method: 'POST',
    body: log.submit(0, leaves(5)),
  });
  expect(answer.status).toBe(200);
});

test('a log is checked where it publishes its head: the one that was signed, or a longer one', async () => {
  expect(await look(log.head(leaves(5)))).toMatchObject({ state: 'signed', error: '' });
  expect(await look(log.head(leaves(8)))).toMatchObject({
    state: 'signed',
    checked_time: expect.any(String),
  });
});

test.each<[string, string, number, string]>([
  ['is out of order', '', 503, 'status'],
  ['publishes something else', '<html>', 200, 'noHead'],
  ['is another one', makeLog('other.example').head(leaves(5)), 200, 'otherOrigin'],
  ['is signed with another key', makeLog(log.origin, 'thief').head(leaves(5)), 200, 'otherKey'],
  ['went back', log.head(leaves(4)), 200, 'behind'],
  ['shows another history', log.head(leaves(5, 'rewritten')), 200, 'forked'],
  ['never ends', 'x'.repeat(100_000), 200, 'unreachable'],
])('a log that %s is told, and why', async (_name, body, status, error) => {
  expect(await look(body, status)).toMatchObject({ state: 'failed', error });
});

test('a log without an address cannot be checked, nor one that is not there', async () => {
  const other = makeLog('quiet.example');
  const { data } = await admin.post('witnessedLog/add', { name: '没有地址', keys: [other.key] });
  expect(await admin.post('witnessedLog/look', { id: data.id })).toMatchObject({ status: 409 });
  expect(await admin.post('witnessedLog/look', { id: 999_999 })).toMatchObject({ status: 404 });
});
