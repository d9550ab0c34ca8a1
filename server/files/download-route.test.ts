import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readlinkSync } from 'node:fs';
import { request } from 'node:http';
import { beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#contract/limits.ts';
import { systemActor, transact } from '#server/database/database.ts';
import { startTestNode } from '#server/testing/node.ts';
import { until } from '#server/testing/wait.ts';
import { plainAddress, signedAddress } from './addresses.ts';
import { settle, stage } from './keep.ts';

const node = await startTestNode();
const { app, base } = node;

const keep = async (
  name: string,
  bytes: Buffer,
  more: { isPublic?: boolean; type?: string } = {},
) => {
  const staged = await stage(app, {
    company: 1,
    account: 10,
    key: `test/${randomBytes(6).toString('hex')}`,
    name,
    kind: 'file',
    isPublic: false,
    type: 'application/octet-stream',
    ...more,
    bytes,
  });
  return transact(app.database.main, systemActor, (tx) => settle(tx, staged));
};
const get = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(base + address, { method, headers });

const bytes = randomBytes(1_000_000);
const hash = createHash('sha256').update(bytes).digest('hex');
let address: string;
let signed: string;
beforeAll(async () => {
  ({ address } = await keep('SN1##图纸 “A”.pdf', bytes, { type: 'application/pdf' }));
  signed = signedAddress(app.secrets, address);
});

describe('a private file', () => {
  test('opens by its signed address, whole, and is never taken for a page', async () => {
    const answer = await get(signed);
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true);
    const { headers } = answer;
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': '1000000',
      'accept-ranges': 'bytes',
      etag: `"${hash}"`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(headers.get('content-disposition')).toMatch(/^attachment; /);
    const [, seconds] = /^private, max-age=(\d+)$/.exec(headers.get('cache-control')!)!;
    expect(Number(seconds)).toBeLessThanOrEqual(limits.fileAddressMinutes * 90);
    expect(Number(seconds)).toBeGreaterThan(limits.fileAddressMinutes * 59);
  });

  test('is not there without a signature, nor with a forged, changed or borrowed one', async () => {
    const { address: another } = await keep('b.bin', randomBytes(10));
    const theirs = signedAddress(app.secrets, another).split('?')[1];
    const url = new URL(base + signed);
    const forged = new URL(url);
    forged.searchParams.set('signature', 'A'.repeat(32));
    const longer = new URL(url);
    longer.searchParams.set('expires', String(Number(url.searchParams.get('expires')) + 1));
    const empty = new URL(url);
    empty.searchParams.set('signature', '');
    for (const one of [
      plainAddress(address),
      `${plainAddress(address)}?${theirs}`,
      `${plainAddress(address)}?expires=1e999&signature=${'A'.repeat(32)}`,
      `${plainAddress(address)}?expires=1&expires=2&signature=a&signature=b`,
      forged.pathname + forged.search,
      longer.pathname + longer.search,
      empty.pathname + empty.search,
      signedAddress(app.secrets, 'A'.repeat(22)),
      signedAddress(app.secrets, '..%2f..%2fetc%2fpasswd'),
    ]) {
      const answer = await get(one);
      expect(answer.status, one).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('is refused in words once its address has expired', async () => {
    const answer = await get(signedAddress(app.secrets, address, Date.now() - 86_400_000));
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 403, msg: '链接已过期，请重新打开' });
  });

  test('answers a HEAD with everything but the bytes', async () => {
    const answer = await get(signed, {}, 'HEAD');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-length')).toBe('1000000');
    expect(await answer.text()).toBe('');
  });

  test('is not sent again to who has it', async () => {
    expect((await get(signed, { 'if-none-match': `W/"x", "${hash}"` })).status).toBe(304);
    expect((await get(signed, { 'if-none-match': '"other"' })).status).toBe(200);
    const since = (await get(signed, {}, 'HEAD')).headers.get('last-modified')!;
    expect((await get(signed, { 'if-modified-since': since })).status).toBe(304);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=10-99', 10, 99],
    ['bytes=999990-', 999_990, 999_999],
    ['bytes=-7', 999_993, 999_999],
    ['bytes=-9999999', 0, 999_999],
    ['bytes=5-99999999', 5, 999_999],
  ])('sends the range %s and nothing else', async (range, start, end) => {
    const answer = await get(signed, { range });
    expect(answer.status).toBe(206);
    expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end}/1000000`);
    expect(answer.headers.get('content-length')).toBe(String(end - start + 1));
    const got = Buffer.from(await answer.arrayBuffer());
    expect(got.equals(bytes.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=0-1,5-6', 'bytes=9-5', 'bytes=-', 'lines=0-1', 'bytes=a-b'])(
    'sends the whole for %s, which it does not serve',
    async (range) => {
      const answer = await get(signed, { range });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(1_000_000);
    },
  );

  test.each(['bytes=1000000-', 'bytes=5000000-6000000', 'bytes=-0'])(
    'says how long it is where nothing of %s is there',
    async (range) => {
      const answer = await get(signed, { range });
      expect(answer.status).toBe(416);
      expect(answer.headers.get('content-range')).toBe('bytes */1000000');
      expect(answer.headers.get('content-disposition')).toBeNull();
    },
  );

  test('goes on from the middle only with the version it began with', async () => {
    const range = 'bytes=500000-';
    const status = async (value: string) =>
      (await get(signed, { range, 'if-range': value })).status;
    expect(await status(`"${hash}"`)).toBe(206);
    expect(await status(`W/"${hash}"`)).toBe(200);
    expect(await status('"another"')).toBe(200);
    expect(await status((await get(signed)).headers.get('last-modified')!)).toBe(206);
    expect(await status('Mon, 01 Jan 2024 00:00:00 GMT')).toBe(200);
  });
});

describe('a name', () => {
  test.each([
    ['SN-1##说明书.pdf', 'SN-1##说明书.pdf'],
    ['a"b\\c.pdf', 'a"b_c.pdf'],
    ['x\r\nSet-Cookie: a=b.pdf', 'x__Set-Cookie: a=b.pdf'],
    ['家庭👨‍👩‍👧.png', '家庭👨‍👩‍👧.png'],
    ['gpj\u202eexe.pdf', 'gpj_exe.pdf'],
    ["it's (1) 100%*.txt", "it's (1) 100%*.txt"],
    ['half\ud83d.txt', 'half\ufffd.txt'],
  ])('%j arrives as it is, without what cannot be seen', async (name, expected) => {
    const staged = await keep(name.replaceAll('\0', ''), randomBytes(8));
    const answer = await get(signedAddress(app.secrets, staged.address));
    const told = answer.headers.get('content-disposition')!;
    const [, plain, full] = /^attachment; filename="([ -~]*?)"; filename\*=UTF-8''(\S+)$/.exec(
      told,
    )!;
    expect(decodeURIComponent(full!)).toBe(expected);
    expect(plain).not.toMatch(/["\\]/);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });
});

test('[UPL-8] a page that was uploaded is never shown as one, not even from a public address', async () => {
  const page = Buffer.from('<html><script>alert(1)</script>');
  const staged = await keep('x.html', page, { isPublic: true, type: 'text/html' });
  const answer = await get(plainAddress(staged.address), { 'sec-fetch-dest': 'document' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers.get('content-disposition')).toMatch(/^attachment;/);
});

test('an empty file is an answer, and bytes that are lost are not found', async () => {
  const empty = await keep('empty.txt', Buffer.alloc(0), { isPublic: true });
  const answer = await get(plainAddress(empty.address));
  expect([answer.status, answer.headers.get('content-length')]).toEqual([200, '0']);
  const staged = await stage(app, {
    company: 1, account: 10, key: 'test/lost', name: 'lost', kind: 'file', isPublic: true,
    type: 'text/plain', bytes: Buffer.from('lost'),
  }); // prettier-ignore
  const lost = await transact(app.database.main, systemActor, (tx) => settle(tx, staged));
  await app.storage.at(staged.region).store.remove({ place: staged.place, state: null });
  expect((await get(plainAddress(lost.address))).status).toBe(404);
});

test('a client that goes away leaves no file open', async () => {
  const big = await keep('big.bin', randomBytes(20_000_000), { isPublic: true });
  const openFiles = () =>
    readdirSync('/proc/self/fd').filter((fd) => {
      try {
        return readlinkSync(`/proc/self/fd/${fd}`).startsWith(`${node.folder}/storage`);
      } catch {
        return false;
      }
    }).length;
  let seen = 0;
  for (let n = 0; n < 10; n += 1)
    await new Promise<void>((resolve) => {
      const asked = request(base + plainAddress(big.address), (answer) => {
        answer.once('data', () => {
          seen = Math.max(seen, openFiles());
          asked.destroy();
        });
        answer.once('close', resolve);
        answer.once('error', () => undefined);
      });
      asked.once('error', () => undefined);
      asked.end();
    });
  expect(seen).toBeGreaterThan(0);
  await until('every file to be closed', () => openFiles() === 0);
});
