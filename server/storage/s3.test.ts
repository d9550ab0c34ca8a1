import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readStorageAddress, type S3Address } from '../storage-address.ts';
import { openS3 } from './s3.ts';
import { startS3 } from './s3-stand-in.fixture.ts';

const s3 = await startS3();
const address = readStorageAddress(s3.url) as S3Address;
const store = openS3(address);

async function sendForm(key: string, text: string) {
  const form = (await store.form('incoming/abc/', 1_000, 1_800))!;
  const body = new FormData();
  for (const [name, value] of Object.entries(form.fields)) body.set(name, value);
  body.set('key', key);
  body.set('file', new Blob([text]), 'a.txt');
  return fetch(form.url, { method: 'POST', body });
}

test('a client sends a file by a form, and it is taken to a place of ours', async () => {
  const key = 'incoming/abc/甲 ##1+?.txt';
  expect((await sendForm(key, 'hello')).status).toBe(204);
  expect(await store.adopt(key, 'aa/mine')).toBe(5);
  expect(await store.digest({ place: 'aa/mine', state: null })).toMatch(/^2cf24dba5fb0a30e/);
  await store.remove({ place: key, state: null });
  expect(await store.adopt(key, 'aa/again')).toBeNull();
});

test('what is sent again while it is taken counts as what was taken', async () => {
  const key = 'incoming/abc/b.txt';
  await sendForm(key, 'short');
  const between = createServer((request, answer) => {
    const { method, url, headers } = request;
    const onward = httpRequest(s3.endpoint + url!, { method, headers }, (said) => {
      const isLook = method === 'HEAD' && url!.includes('b.txt');
      void (isLook ? sendForm(key, 'much longer than before') : Promise.resolve()).then(() => {
        answer.writeHead(said.statusCode!, said.headers);
        said.pipe(answer);
      });
    });
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const { port } = between.address() as AddressInfo;
  const slow = openS3({ ...address, endpoint: `http://127.0.0.1:${port}` });
  expect(await slow.adopt(key, 'bb/mine')).toBe('much longer than before'.length);
  between.closeAllConnections();
  between.close();
});

test('the form is good for one prefix, one size and a while', async () => {
  const form = (await store.form('incoming/abc/', 1_000, 1_800))!;
  const policy = JSON.parse(Buffer.from(form.fields.Policy!, 'base64').toString()) as {
    expiration: string;
    conditions: unknown[];
  };
  expect(policy.conditions).toContainEqual(['starts-with', '$key', 'incoming/abc/']);
  expect(policy.conditions).toContainEqual(['content-length-range', 1, 1_000]);
  const left = Date.parse(policy.expiration) - Date.now();
  expect(left).toBeGreaterThan(1_700_000);
  expect(left).toBeLessThanOrEqual(1_800_000);
});

test('a service that does not answer is called away, not a fault', async () => {
  const nobody = openS3({ ...address, endpoint: 'http://127.0.0.1:9' });
  await expect(nobody.put('a', Buffer.from('x'))).rejects.toMatchObject({ code: 503 });
});

test('a service that says nothing is called away after a while', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  const { port } = silent.address() as AddressInfo;
  const store = openS3({ ...address, endpoint: `http://127.0.0.1:${port}` }, 100);
  await expect(store.read('a')).rejects.toMatchObject({ code: 503 });
  silent.closeAllConnections();
  silent.close();
});

test('many who read slowly do not keep others from it', async () => {
  await store.put('large', Buffer.alloc(4_194_304));
  const slow = await Promise.all(Array.from({ length: 60 }, () => store.read('large')));
  await store.put('small', Buffer.from('x'));
  for (const one of slow) one.destroy();
});
