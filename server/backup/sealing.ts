import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { Transform } from 'node:stream';
import { promisify } from 'node:util';

/** What a backup begins with. */
const magic = Buffer.from('suyuan-backup-1\n');
const saltSize = 16;
const prefixSize = 7;
export const headSize = magic.length + saltSize + prefixSize;
const pieceSize = 65_536;
const tagSize = 16;

const derive = promisify<string, Buffer, number, object, Buffer>(scrypt);
const keyOf = (passphrase: string, salt: Buffer) =>
  derive(passphrase.normalize('NFC'), salt, 32, { N: 32_768, r: 8, p: 1, maxmem: 67_108_864 });

export class WrongBackup extends Error {}
const isNone = () => new WrongBackup('This is not a backup of Suyuan.');
const isDamaged = () =>
  new WrongBackup('The backup is damaged or incomplete: it cannot be read to its end.');

/** The nonce of a piece tells its place and whether it is the last: none can be moved, left out or cut off. */
function nonceOf(prefix: Buffer, index: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  prefix.copy(nonce);
  nonce.writeUInt32BE(index, prefixSize);
  nonce.writeUInt8(isLast ? 1 : 0, 11);
  return nonce;
}

/** Encrypts a stream in pieces of 64 KiB, each with its own tag. */
export async function sealing(passphrase: string): Promise<Transform> {
  const salt = randomBytes(saltSize);
  const prefix = randomBytes(prefixSize);
  const head = Buffer.concat([magic, salt, prefix]);
  const key = await keyOf(passphrase, salt);
  let index = 0;
  const seal = (piece: Buffer, isLast: boolean) => {
    const cipher = createCipheriv('aes-256-gcm', key, nonceOf(prefix, index++, isLast));
    cipher.setAAD(head);
    return Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
  };
  const pieces = inPieces(pieceSize, seal);
  pieces.push(head);
  return pieces;
}

/** Decrypts what `sealing` wrote; fails with `WrongBackup` at the first piece that is not as it was. */
export async function opening(passphrase: string, head: Buffer): Promise<Transform> {
  if (head.length < headSize || !head.subarray(0, magic.length).equals(magic)) throw isNone();
  const salt = head.subarray(magic.length, magic.length + saltSize);
  const prefix = head.subarray(magic.length + saltSize, headSize);
  const key = await keyOf(passphrase, salt);
  let index = 0;
  return inPieces(pieceSize + tagSize, (piece, isLast) => {
    if (piece.length < tagSize) throw isDamaged();
    const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(prefix, index, isLast));
    decipher.setAAD(head.subarray(0, headSize));
    decipher.setAuthTag(piece.subarray(-tagSize));
    try {
      const plain = decipher.update(piece.subarray(0, -tagSize));
      return Buffer.concat([plain, decipher.final()]);
    } catch {
      const isFirst = index === 0;
      throw isFirst ? new WrongBackup('The passphrase is wrong.') : isDamaged();
    } finally {
      index += 1;
    }
  });
}

/** Hands on pieces of exactly this size; the last one, however short, is told apart. */
function inPieces(size: number, each: (piece: Buffer, isLast: boolean) => Buffer): Transform {
  let waiting: Buffer[] = [];
  let held = 0;
  const take = () => {
    const all = Buffer.concat(waiting);
    waiting = [];
    held = 0;
    return all;
  };
  const keep = (rest: Buffer) => {
    waiting = [rest];
    held = rest.length;
  };
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      waiting.push(chunk);
      held += chunk.length;
      if (held <= size) return done();
      try {
        const all = take();
        let at = 0;
        // The last piece stays back, even a whole one: only the end tells that it is the last.
        for (; all.length - at > size; at += size)
          this.push(each(all.subarray(at, at + size), false));
        keep(all.subarray(at));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
    flush(done) {
      try {
        this.push(each(take(), true));
        done();
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
