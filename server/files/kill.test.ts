import type { ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { startProgram } from '#server/testing/program.ts';
import { sizes } from '#server/testing/sizes.ts';
import { takeToken, tusOf } from './uploading.fixture.ts';

const node = await startTestNode();

type Server = { child: ChildProcess; base: string };

/** Another node on the same database and folder, in its own process. */
function startChild(): Promise<Server> {
  const child = startProgram(
    new URL('serving.fixture.ts', import.meta.url),
    [node.folder, node.ownerUrl],
    ['ignore', 'pipe', 'inherit'],
  );
  return new Promise((resolve, reject) => {
    child.once('exit', () => reject(new Error('the server did not start')));
    child.stdout!.on('data', (chunk: Buffer) => {
      const [, port] = /port (\d+)/.exec(chunk.toString()) ?? [];
      if (port) resolve({ child, base: `http://127.0.0.1:${port}` });
    });
  });
}

const megabyte = 1_048_576;
const { megabytes, kills } = sizes.upload;
const size = megabytes * megabyte;
/** No two megabytes are alike: one in the wrong place would show. */
const block = (at: number) =>
  Buffer.alloc(megabyte, createHash('sha256').update(String(at)).digest());

/** Sends from an offset until the server is killed half-way, or to the end. */
function send(
  server: Server,
  location: string,
  offset: number,
  headers: Record<string, string>,
  killAt: number,
): Promise<string | null> {
  return new Promise((resolve) => {
    const sending = httpRequest(server.base + location, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': offset,
        'content-length': size - offset,
        'content-type': 'application/offset+octet-stream',
      },
    });
    sending.on('error', () => resolve(null));
    sending.on('response', (answer) => {
      let body = '';
      answer.on('data', (piece: Buffer) => (body += piece.toString()));
      answer.on('end', () => resolve(body));
      answer.on('error', () => resolve(null));
    });
    let at = offset;
    const more = () => {
      while (at < size) {
        if (at >= killAt) server.child.kill('SIGKILL');
        const start = at % megabyte;
        const piece = block(Math.floor(at / megabyte)).subarray(start);
        at += piece.length;
        if (!sending.write(piece)) {
          sending.once('drain', more);
          return;
        }
      }
      sending.end();
    };
    more();
  });
}

test(`[UPL-5] an upload of ${megabytes} MB outlives ${kills} kills of the server, byte for byte`, async () => {
  const user = await node.signIn('demo');
  const tus = tusOf(node.base, user);
  const { token, file_path: prefix } = await takeToken(user);
  const hash = createHash('sha256');
  for (let at = 0; at < megabytes; at += 1) hash.update(block(at));
  const expected = hash.digest('hex');
  const { location } = await tus.create({ token, key: `${prefix}a.bin`, sha256: expected }, size);

  let next = startChild();
  let ended: string | null = null;
  const offsets: number[] = [];
  for (let round = 0; round <= kills; round += 1) {
    const server = await next;
    // The next one starts while this one works: starting takes longer than the upload.
    if (round < kills) next = startChild();
    const { offset } = await tusOf(server.base, user).head(location);
    offsets.push(offset);
    const killAt = round < kills ? offset + (8 + round) * megabyte : Infinity;
    ended = await send(server, location, offset, tus.headers, killAt);
    if (round < kills) expect(ended).toBeNull();
  }
  expect(offsets).toEqual(offsets.toSorted((a, b) => a - b));
  expect(new Set(offsets).size).toBeGreaterThan(kills / 2);
  const { url } = JSON.parse(ended!) as { url: string };
  const back = createHash('sha256');
  const answer = await fetch(node.base + url);
  for await (const piece of answer.body!) back.update(piece as Buffer);
  expect(back.digest('hex')).toBe(expected);
}, 900_000);
