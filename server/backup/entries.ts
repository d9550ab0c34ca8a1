import { WrongBackup } from './sealing.ts';

/** What was backed up, told before anything else. */
export type Manifest = {
  kind: 'backup';
  format: 1;
  time: string;
  secret: string;
  keys: Record<string, string>;
  migrations: { name: string; checksum: string }[];
  partitions: { name: string; parent: string; bounds: string }[];
};
/** A part of a backup; a table and a file are followed by their bytes. */
export type Entry =
  | Manifest
  | { kind: 'table'; name: string; columns: string[] }
  | { kind: 'file'; region: number; place: string; size: number }
  | { kind: 'missing'; places: string[] }
  | { kind: 'sequences'; values: Record<string, string> }
  | { kind: 'end' };
export type Part = { entry: Entry; bytes: () => AsyncGenerator<Buffer> };

const entryMark = 1;
const bytesMark = 2;

function frame(mark: number, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.writeUInt8(mark);
  head.writeUInt32BE(body.length, 1);
  return Buffer.concat([head, body]);
}

export const writeEntry = (entry: Entry) => frame(entryMark, Buffer.from(JSON.stringify(entry)));
export const writeBytes = (bytes: Buffer) => frame(bytesMark, bytes);

/** Reads the entries of a backup one after the other; the bytes of each must be taken before the next. */
export async function* readEntries(from: AsyncIterable<Buffer>): AsyncGenerator<Part> {
  const frames = readFrames(from);
  let next = await frames.next();
  while (!next.done) {
    const entry = JSON.parse(next.value.body.toString()) as Entry;
    const bytes = async function* bytesOfEntry() {
      for (next = await frames.next(); !next.done && next.value.mark === bytesMark;) {
        yield next.value.body;
        next = await frames.next();
      }
    };
    let isTaken = false;
    const take = () => {
      isTaken = true;
      return bytes();
    };
    yield { entry, bytes: take };
    if (entry.kind === 'end') {
      // The last piece of the file is right only if the stream ends here.
      if (!(await frames.next()).done)
        throw new WrongBackup('Something follows the end of the backup.');
      return;
    }
    // What nobody wanted is read all the same.
    if (!isTaken) for await (const _ of bytes()) void _;
  }
  throw new WrongBackup('The backup is incomplete.');
}

async function* readFrames(
  from: AsyncIterable<Buffer>,
): AsyncGenerator<{ mark: number; body: Buffer }> {
  let rest = Buffer.alloc(0);
  let waiting: Buffer[] = [];
  let held = 0;
  let wanted = 5;
  for await (const chunk of from) {
    waiting.push(chunk);
    held += chunk.length;
    if (held < wanted) continue;
    rest = Buffer.concat(waiting);
    let at = 0;
    for (wanted = 5; rest.length - at >= 5;) {
      const size = 5 + rest.readUInt32BE(at + 1);
      if (rest.length - at < size) {
        wanted = size;
        break;
      }
      yield { mark: rest.readUInt8(at), body: rest.subarray(at + 5, at + size) };
      at += size;
    }
    waiting = [rest.subarray(at)];
    held = rest.length - at;
  }
  if (held > 0) throw new WrongBackup('The backup is incomplete.');
}
