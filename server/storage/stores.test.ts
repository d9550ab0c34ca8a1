import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, describe, expect, test } from 'vitest';
import { newPlace } from '../files/keep.ts';
import { readStorageAddress, type S3Address } from '../storage-address.ts';
import { openDisk } from './disk.ts';
import { openS3 } from './s3.ts';
import { startS3 } from './s3-stand-in.fixture.ts';
import { Missing, WrongOffset, type Store, type UploadState } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'suyuan-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const s3 = await startS3();
const stores: [string, Store][] = [
  ['disk', openDisk(folder)],
  ['S3', openS3(readStorageAddress(s3.url) as S3Address)],
];

const megabyte = 1_048_576;
const everything = Number.MAX_SAFE_INTEGER;
const sha = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const all = async (stream: Readable) => Buffer.concat(await stream.toArray());
const pieces = (bytes: Buffer) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / 65_536) }, (_, at) =>
      bytes.subarray(at * 65_536, (at + 1) * 65_536),
    ),
    { objectMode: false },
  );
const breaking = (bytes: Buffer) =>
  Readable.from(
    (function* () {
      yield bytes;
      throw new Error('the connection is gone');
    })(),
    { objectMode: false },
  );

/** A long upload as its row would keep it: only what `keep` received survives. */
function begin(store: Store) {
  const place = newPlace();
  let state: UploadState = null;
  const keep = async (next: UploadState) => {
    state = JSON.parse(JSON.stringify(next)) as UploadState;
  };
  return {
    place,
    upload: () => ({ place, state }),
    append: (offset: number, body: Readable, most = everything) =>
      store.append({ place, state }, offset, body, most, keep),
  };
}

describe.each(stores)('%s', (_name, store) => {
  test('keeps something small, gives it back whole and in ranges, and removes it', async () => {
    const place = newPlace();
    const bytes = randomBytes(100_000);
    await store.put(place, bytes);
    expect((await all(await store.read(place))).equals(bytes)).toBe(true);
    const part = await all(await store.read(place, { start: 10, end: 19 }));
    expect(part.equals(bytes.subarray(10, 20))).toBe(true);
    const last = await all(await store.read(place, { start: 99_999, end: 99_999 }));
    expect(last.equals(bytes.subarray(99_999))).toBe(true);
    await store.remove({ place, state: null });
    await expect(store.read(place)).rejects.toBeInstanceOf(Missing);
  });

  test('takes nothing there for removed, and for an empty upload', async () => {
    const upload = { place: newPlace(), state: null };
    await store.remove(upload);
    expect(await store.sizeOf(upload)).toBe(0);
    await expect(store.read(upload.place)).rejects.toBeInstanceOf(Missing);
  });

  test('puts a long upload together from pieces of any size', async () => {
    const bytes = randomBytes(21 * megabyte + 7);
    const { append, upload } = begin(store);
    let offset = 0;
    for (const size of [1, 70_000, 6 * megabyte, 3, 9 * megabyte, everything]) {
      const piece = bytes.subarray(offset, Math.min(offset + size, bytes.length));
      offset += piece.length;
      expect((await append(offset - piece.length, pieces(piece))).size).toBe(offset);
      expect(await store.sizeOf(upload())).toBe(offset);
    }
    await store.seal(upload());
    // A request whose answer was lost seals again.
    await store.seal(upload());
    expect(await store.digest(upload())).toBe(sha(bytes));
    expect(sha(await all(await store.read(upload().place)))).toBe(sha(bytes));
  });

  test('keeps something small that came as a long upload', async () => {
    const { append, upload } = begin(store);
    await append(0, pieces(Buffer.from('hello')));
    await store.seal(upload());
    expect(await store.digest(upload())).toBe(sha(Buffer.from('hello')));
    expect((await all(await store.read(upload().place))).toString()).toBe('hello');
  });

  test('keeps what came before a body broke off, and goes on from there', async () => {
    const bytes = randomBytes(9 * megabyte);
    const { append, upload } = begin(store);
    const broken = await append(0, breaking(bytes.subarray(0, 8_500_000)));
    expect(broken.size).toBe(8_500_000);
    expect(await store.sizeOf(upload())).toBe(8_500_000);
    await append(8_500_000, pieces(bytes.subarray(8_500_000)));
    await store.seal(upload());
    expect(await store.digest(upload())).toBe(sha(bytes));
  });

  test('refuses to go on anywhere else than where an upload ends', async () => {
    const { append, upload } = begin(store);
    await expect(append(5, pieces(Buffer.from('x')))).rejects.toBeInstanceOf(WrongOffset);
    await append(0, pieces(Buffer.from('hello')));
    await expect(append(0, pieces(Buffer.from('x')))).rejects.toMatchObject({ size: 5 });
    await expect(append(6, pieces(Buffer.from('x')))).rejects.toMatchObject({ size: 5 });
    expect(await store.sizeOf(upload())).toBe(5);
  });

  test('takes no more than it was told to', async () => {
    const { append, upload } = begin(store);
    const body = pieces(Buffer.alloc(300_000));
    expect((await append(0, body, 200_001)).size).toBe(200_001);
    // Its connection still carries the answer.
    expect(body.destroyed).toBe(false);
    expect(await store.sizeOf(upload())).toBe(200_001);
  });

  test('removes an upload that was never ended', async () => {
    const { append, upload } = begin(store);
    await append(0, pieces(randomBytes(9 * megabyte)));
    await store.remove(upload());
    await expect(store.read(upload().place)).rejects.toBeInstanceOf(Missing);
  });
});

test('a disk that is full says so, keeps nothing visible and goes on once there is room', async () => {
  const store = openDisk(folder);
  const { place, append, upload } = begin(store);
  await mkdir(path.dirname(path.join(folder, place)), { recursive: true });
  symlinkSync('/dev/full', path.join(folder, place));
  await expect(append(0, pieces(Buffer.alloc(3 * megabyte)))).rejects.toMatchObject({ code: 503 });
  rmSync(path.join(folder, place));
  await append(0, pieces(Buffer.from('now there is room')));
  expect((await all(await store.read(upload().place))).toString()).toBe('now there is room');
});

test('the disk leaves no drafts behind', () => {
  const names = readdirSync(folder, { recursive: true }) as string[];
  expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
});
