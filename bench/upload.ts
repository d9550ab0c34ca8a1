import { fork } from 'node:child_process';
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { UploadToken } from '#contract/features/system/uploads/contract.ts';
import { mb, print } from './numbers.ts';
import { startPlace } from './place.ts';

const size = 200 * 1_048_576;
const rounds = 5;
const atOnce = 20;
const step = 16 * 1_048_576;

type Plan = {
  url: string;
  method: string;
  headers: Record<string, string>;
  size: number;
  head?: string;
  tail?: string;
  step?: number;
};

const place = await startPlace();
const headers = { authorization: `Bearer ${await place.tokenFor(10)}` };

// A minimal implementation: a request, a file.
const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-plain-'));
let files = 0;
const plain = createServer((request, answer) => {
  const file = path.join(folder, String((files += 1)));
  void pipeline(request, createWriteStream(file)).then(() => {
    answer.end();
    rmSync(file);
  });
});
await new Promise<void>((resolve) => plain.listen(0, '127.0.0.1', resolve));
const plainUrl = `http://127.0.0.1:${(plain.address() as AddressInfo).port}/`;

const sender = fork(new URL('./upload-sender.mjs', import.meta.url), { execArgv: [] });
function send(plans: Plan[]): Promise<number> {
  return new Promise((resolve, reject) => {
    sender.once('message', (told) => {
      const { ms, statuses } = told as { ms: number; statuses: number[] };
      const refused = statuses.find((status) => status !== 200);
      if (refused) reject(new Error(`an upload was answered with ${refused}`));
      else resolve(ms);
    });
    sender.send(plans);
  });
}

async function takeToken(): Promise<UploadToken> {
  const asked = { method: 'POST', headers };
  const answer = await fetch(`${place.base}/api/WipFile/getToken`, asked);
  return ((await answer.json()) as { data: UploadToken }).data;
}

const planPlain = (): Plan => ({ url: plainUrl, method: 'POST', headers: {}, size });

async function planDirect(): Promise<Plan> {
  const { token, file_path: prefix } = await takeToken();
  const line = '--zeros\r\nContent-Disposition: form-data; name=';
  const fields = Object.entries({ token, key: `${prefix}a.bin`, fname: 'a.bin' });
  return {
    url: `${place.base}/api/storage/upload`,
    method: 'POST',
    headers: { ...headers, 'content-type': 'multipart/form-data; boundary=zeros' },
    head: `${fields.map(([name, value]) => `${line}"${name}"\r\n\r\n${value}\r\n`).join('')}${line}"file"; filename="a.bin"\r\n\r\n`,
    tail: '\r\n--zeros--\r\n',
    size,
  };
}

async function planTus(pieces: number): Promise<Plan> {
  const { token, file_path: prefix } = await takeToken();
  const tus = { ...headers, 'tus-resumable': '1.0.0' };
  const metadata = Object.entries({ token, key: `${prefix}a.bin`, fname: 'a.bin' }).map(
    ([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`,
  );
  const made = await fetch(`${place.base}/api/storage/tus`, {
    method: 'POST',
    headers: { ...tus, 'upload-length': String(size), 'upload-metadata': metadata.join(',') },
  });
  return {
    url: place.base + (made.headers.get('location') ?? ''),
    method: 'PATCH',
    headers: { ...tus, 'content-type': 'application/offset+octet-stream' },
    size,
    step: pieces,
  };
}

// Once beforehand as a warm-up.
await send([planPlain()]);
await send([await planDirect()]);
const best = { plain: Infinity, direct: Infinity, tus: Infinity, pieces: Infinity };
for (let round = 0; round < rounds; round += 1) {
  best.plain = Math.min(best.plain, await send([planPlain()]));
  best.direct = Math.min(best.direct, await send([await planDirect()]));
  best.tus = Math.min(best.tus, await send([await planTus(size)]));
  best.pieces = Math.min(best.pieces, await send([await planTus(step)]));
}
const speed = (ms: number) => `${(size / 1_048_576 / (ms / 1_000)).toFixed(0)} MB/s`;
const against = (ms: number) => `${speed(ms)}, ${(best.plain / ms).toFixed(2)} of it`;
print(`${mb(size)} through plain Node http into a file`, speed(best.plain));
print('direct upload: safe on the disk, hashed, named', against(best.direct), '≥ 0.7');
print('resumable upload (tus), in one piece', against(best.tus), '≥ 0.7');
print(`resumable upload (tus), in pieces of ${mb(step)}`, against(best.pieces));

globalThis.gc?.();
const start = process.memoryUsage.rss();
let peak = start;
const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
const plans = await Promise.all(Array.from({ length: atOnce }, () => planTus(step)));
const took = await send(plans);
clearInterval(watch);
print(`${atOnce} × ${mb(size)} at once`, speed(took / atOnce));
print('memory of the server: start / peak', `${mb(start)} / ${mb(peak)}`, 'flat');

sender.kill();
plain.close();
rmSync(folder, { recursive: true, force: true });
await place.close();
