import { createCipheriv, createHmac, pbkdf2, randomBytes } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import { promisify } from 'node:util';
import { createDeflateRaw } from 'node:zlib';
import {
  centralEnd,
  dataDescriptor,
  localHeader,
  type Sizes,
  type Written,
} from './zip-headers.ts';

const saltBytes = 16;
const keyBytes = 32;
const verifierBytes = 2;
const tagBytes = 10;
const block = 16;
const padBlocks = 4_096;

const derive = promisify(pbkdf2);

/** WinZip's AES-CTR: a little-endian counter that begins at one. */
export function counterCipher(key: Buffer): (data: Buffer) => Buffer {
  const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
  const counters = Buffer.alloc(padBlocks * block);
  let next = 1;
  let pad = Buffer.alloc(0);
  let at = 0;
  // One call for many blocks: a call per block is sixty times slower.
  const refill = () => {
    for (let number = 0; number < padBlocks; number += 1) {
      counters.writeUInt32LE((next + number) % 2 ** 32, number * block);
      counters.writeUInt32LE(Math.floor((next + number) / 2 ** 32), number * block + 4);
    }
    next += padBlocks;
    pad = cipher.update(counters);
    at = 0;
  };
  return (data) => {
    const out = Buffer.allocUnsafe(data.length);
    for (let done = 0; done < data.length;) {
      if (at === pad.length) refill();
      const length = Math.min(pad.length - at, data.length - done);
      for (let byte = 0; byte < length; byte += 1)
        out[done + byte] = data[done + byte]! ^ pad[at + byte]!;
      at += length;
      done += length;
    }
    return out;
  };
}

type Entry = { name: string; content: AsyncIterable<Buffer> };

/** Files of any size as an archive encrypted with a passphrase (AES-256 as in WinZip and 7-Zip), streamed. */
export function encryptedZip(entries: Entry | readonly Entry[], passphrase: string): Readable {
  const all = Array.isArray(entries) ? (entries as Entry[]) : [entries as Entry];
  return Readable.from(writeAll(all, passphrase), { objectMode: false });
}

async function* writeAll(entries: readonly Entry[], passphrase: string): AsyncGenerator<Buffer> {
  let at = 0;
  const written: Written[] = [];
  for (const entry of entries) {
    const time = new Date();
    const start = at;
    const parts = write(entry, passphrase, time);
    for (let part = await parts.next(); ; part = await parts.next()) {
      if (part.done) {
        written.push({ name: entry.name, time, sizes: part.value, start });
        break;
      }
      at += part.value.length;
      yield part.value;
    }
  }
  yield centralEnd(written, at);
}

async function* write(
  { name, content }: Entry,
  passphrase: string,
  time: Date,
): AsyncGenerator<Buffer, Sizes> {
  const salt = randomBytes(saltBytes);
  // The number of rounds is fixed by the format; a long passphrase makes up for it.
  const derived = await derive(
    Buffer.from(passphrase.normalize('NFC'), 'utf8'),
    salt,
    1_000,
    keyBytes * 2 + verifierBytes,
    'sha1',
  );
  const encrypt = counterCipher(derived.subarray(0, keyBytes));
  const hmac = createHmac('sha1', derived.subarray(keyBytes, keyBytes * 2));
  yield localHeader(name, time);
  yield Buffer.concat([salt, derived.subarray(keyBytes * 2)]);

  // Codes compress to two thirds, links far more; a higher level is not worth its time.
  const deflate = createDeflateRaw({ level: 1, chunkSize: 65_536 });
  pipeline(Readable.from(content, { objectMode: false }), deflate, () => undefined);
  let packed = saltBytes + verifierBytes + tagBytes;
  for await (const piece of deflate) {
    const cipher = encrypt(piece as Buffer);
    hmac.update(cipher);
    packed += cipher.length;
    yield cipher;
  }
  yield hmac.digest().subarray(0, tagBytes);
  const sizes: Sizes = { packed, plain: deflate.bytesWritten };
  yield dataDescriptor(sizes);
  return sizes;
}
