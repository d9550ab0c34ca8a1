import { createCipheriv } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { BlobReader, TextWriter, ZipReader, configure } from '@zip.js/zip.js';
import { expect, test } from 'vitest';
import { counterCipher, encryptedZip } from './encrypted-zip.ts';
import { centralEnd, dataDescriptor } from './zip-headers.ts';

configure({ useWebWorkers: false });
const passphrase = '一个很长的口令 with blanks';

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text);
}
const zipped = async (name: string, ...texts: string[]) =>
  buffer(encryptedZip({ name, content: pieces(...texts) }, passphrase));
async function open(archive: Buffer, password: string) {
  const reader = new ZipReader(new BlobReader(new Blob([new Uint8Array(archive)])));
  const [entry] = await reader.getEntries();
  if (!entry || entry.directory) throw new Error('no file');
  const text = await entry.getData(new TextWriter(), { password, checkSignature: true });
  return { name: entry.filename, text, isEncrypted: entry.encrypted, size: entry.uncompressedSize };
}

test('an archive opens with its passphrase, in pieces of any size', async () => {
  const text = Array.from({ length: 30_000 }, (_one, at) => `${at},${at * 7}\n`);
  const archive = await zipped('防伪码 2026.csv', ...text);
  const opened = await open(archive, passphrase);
  expect(opened).toMatchObject({ name: '防伪码 2026.csv', isEncrypted: true });
  expect(opened.text).toBe(text.join(''));
  expect(opened.size).toBe(opened.text.length);
  expect(archive.includes('29999,209993')).toBe(false);
});

test('an empty file is a file', async () => {
  expect((await open(await zipped('empty.txt'), passphrase)).text).toBe('');
});

test('another passphrase opens nothing, and no two archives are alike', async () => {
  const [one, two] = [await zipped('a.txt', 'secret'), await zipped('a.txt', 'secret')];
  await expect(open(one, 'something else')).rejects.toThrow();
  expect(one.equals(two)).toBe(false);
});

test('a changed byte is noticed', async () => {
  const archive = await zipped('a.txt', 'x'.repeat(100_000));
  archive[200]! ^= 1;
  await expect(open(archive, passphrase)).rejects.toThrow();
});

test('what fails while it is read ends the archive with that failure', async () => {
  async function* broken() {
    yield Buffer.from('one');
    throw new Error('the source broke');
  }
  const archive = encryptedZip({ name: 'a.txt', content: broken() }, passphrase);
  await expect(buffer(archive)).rejects.toThrow('the source broke');
});

test('sizes beyond four gigabytes stand in eight bytes', () => {
  const sizes = { packed: 5 * 2 ** 32 + 7, plain: 9 * 2 ** 32 + 11 };
  const descriptor = dataDescriptor(sizes);
  expect(descriptor.readBigUInt64LE(8)).toBe(BigInt(sizes.packed));
  expect(descriptor.readBigUInt64LE(16)).toBe(BigInt(sizes.plain));
  const end = centralEnd(
    [{ name: 'a', time: new Date('2026-11-15T12:00:00Z'), sizes, start: 0 }],
    100 + sizes.packed + 24,
  );
  const extra = end.indexOf(Buffer.from([1, 0, 16, 0]));
  expect(end.readBigUInt64LE(extra + 4)).toBe(BigInt(sizes.plain));
  expect(end.readBigUInt64LE(extra + 12)).toBe(BigInt(sizes.packed));
  const directory = end.indexOf(Buffer.from([0x50, 0x4b, 6, 6]));
  expect(end.readBigUInt64LE(directory + 48)).toBe(BigInt(100 + sizes.packed + 24));
});

test('the counter is the cipher of its number, the lowest byte first', () => {
  const key = Buffer.alloc(32, 7);
  const pad = counterCipher(key)(Buffer.alloc(70_000));
  const number = Buffer.alloc(16);
  number.writeUInt32LE(70_000 / 16, 0);
  const expected = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false).update(number);
  expect(pad.subarray(70_000 - 16).equals(expected)).toBe(true);
});
