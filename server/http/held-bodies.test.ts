import { connect, type Socket } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { makeCodes } from '#server/scans/scanning.fixture.ts';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const node = await startTestNode({ settings: { TRUST_PROXY: 'loopback' } });
const owner = await openOwner(node.ownerUrl);
const demo = await node.signIn('demo');
const product = await node.signIn('product');

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

type Sent = { length: number; token?: string; type?: string; ip?: string; begin?: string };
/** Sends the head of a request and the beginning of its body, and not the rest; the answer, if one comes. */
function begin(path: string, { length, token, type, ip, begin: body = '' }: Sent) {
  const { hostname, port } = new URL(node.base);
  const socket = connect(Number(port), hostname);
  open.push(socket);
  const head = [
    `POST ${path} HTTP/1.1`,
    'host: a',
    `content-type: ${type ?? 'application/json'}`,
    `content-length: ${length}`,
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(ip ? [`x-forwarded-for: ${ip}`] : []),
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  return new Promise<string>((resolve) => {
    const timer = setTimeout(() => resolve('waiting'), 1_000);
    socket.once('data', (data) => {
      clearTimeout(timer);
      resolve(String(data));
    });
    socket.on('error', () => undefined);
  });
}
const statusOf = (answer: string) => (answer === 'waiting' ? 0 : Number(answer.split(' ', 2)[1]));

const boundary = 'a-boundary';
const form = `multipart/form-data; boundary=${boundary}`;
const field = (name: string, value: string) =>
  `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const file = `--${boundary}\r\ncontent-disposition: form-data; name="photos"; filename="a.jpg"\r\n\r\nA`;

test('a large body is not waited for from somebody who may not make the call', async () => {
  const length = 700_000;
  expect(statusOf(await begin('/api/web/testRecord/saveSheet', { length }))).toBe(401);
  expect(statusOf(await begin('/api/web/part/import', { length, type: form }))).toBe(401);
  const { token } = product;
  expect(statusOf(await begin('/api/web/saleRecord/add', { length, token }))).toBe(403);
});

test('what anybody may call takes small bodies only', async () => {
  expect(statusOf(await begin('/api/web/api/verify', { length: 300_000 }))).toBe(413);
  const code = '码'.repeat(20_000);
  const answer = await node.anyone().post('api/verify', { code, sn: code });
  expect(answer).toMatchObject({ code: 0, data: { verdict: 'MALFORMED' } });
});

test('an account has only so much in memory at once, and nobody else waits for it', async () => {
  const wish = { length: 20_000_000, type: form };
  const ask = (token: string) => begin('/api/web/part/import', { ...wish, token });
  const answers = await Promise.all([1, 2, 3].map(() => ask(demo.token)));
  expect(answers.map(statusOf)).toEqual([0, 0, 0]);
  expect(statusOf(await ask(demo.token))).toBe(429);
  expect(statusOf(await ask(product.token))).toBe(0);
  // Small ones are not counted.
  expect(await demo.post('part/info', {})).not.toMatchObject({ status: 429 });
  for (const socket of open.splice(0)) socket.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(statusOf(await ask(demo.token))).toBe(0);
});

test('an address has only so many photos of repairs in memory at once', async () => {
  const { id: partId } = await owner.row<{ id: number }>(
    'select id from part where company_id = 1 order by id limit 1',
  );
  const [made] = await makeCodes(node, [{ count: 1, state: 'sold' }], { partId });
  const page = await (await fetch(`${node.base}/repair?sn=${made!.code}`)).text();
  const key = /name="key" value="([^"]+)"/.exec(page)![1]!;
  const body = field('key', key) + field('sn', made!.code) + file;
  const length = 10_400_000;
  const ask = (ip: string) => begin('/repair', { length, type: form, ip, begin: body });
  // One household, whichever address a phone of it takes.
  const waiting = await Promise.all([1, 2, 3, 4, 5, 6].map((at) => ask(`2001:db8:1:2::${at}`)));
  expect(waiting.map(statusOf)).toEqual([0, 0, 0, 0, 0, 0]);
  const rest = Buffer.alloc(length - Buffer.byteLength(body) - 40, 65);
  const more = async (ip: string) => {
    const answer = await fetch(`${node.base}/repair?language=en`, {
      method: 'POST',
      headers: { 'content-type': form, 'x-forwarded-for': ip },
      body: `${body}${rest.toString()}\r\n--${boundary}--\r\n`,
    });
    return answer.text();
  };
  expect(await more('2001:db8:1:2::7')).toContain('Too many requests');
  expect(await more('2001:db8:1:3::1')).not.toContain('Too many requests');
});
