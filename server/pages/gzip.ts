import { constants, crc32, deflateRawSync } from 'node:zlib';

/** A piece of an answer; a cached one is the same object each time. */
type Piece = { bytes: Buffer; isKept: boolean };
/** Consecutive cached pieces, compressed together. */
type Run = { pieces: readonly Buffer[]; packed: Buffer };

const head = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const end = Buffer.from([3, 0]);
const longestStored = 65_535;
const mostRuns = 8;
const runs = new WeakMap<Buffer, Run[]>();

/**
 * Joins pieces to one gzip answer without compressing cached ones again: a deflate stream is a sequence of blocks, and
 * blocks without back references may be anywhere. New pieces are stored uncompressed: compressing so little costs more
 * time than the network saves.
 */
export function gzipOf(pieces: readonly Piece[]): Buffer {
  const parts: Buffer[] = [head];
  let [sum, length] = [0, 0];
  for (let at = 0; at < pieces.length;) {
    let next = at + 1;
    if (pieces[at]!.isKept) while (next < pieces.length && pieces[next]!.isKept) next += 1;
    const some = pieces.slice(at, next).map(({ bytes }) => bytes);
    if (pieces[at]!.isKept) parts.push(packed(some));
    else parts.push(...stored(some[0]!));
    for (const bytes of some) {
      sum = crc32(bytes, sum);
      length += bytes.length;
    }
    at = next;
  }
  const tail = Buffer.alloc(8);
  tail.writeUInt32LE(sum, 0);
  tail.writeUInt32LE(length % 2 ** 32, 4);
  return Buffer.concat([...parts, end, tail]);
}

function packed(pieces: readonly Buffer[]): Buffer {
  const mine = runs.get(pieces[0]!) ?? [];
  const known = mine.find(
    (run) =>
      run.pieces.length === pieces.length && run.pieces.every((one, at) => one === pieces[at]),
  );
  if (known) return known.packed;
  // Ends at a byte boundary and without the final block flag.
  const fresh = deflateRawSync(Buffer.concat(pieces), { finishFlush: constants.Z_SYNC_FLUSH });
  runs.set(pieces[0]!, [{ pieces, packed: fresh }, ...mine].slice(0, mostRuns));
  return fresh;
}

/** Stored blocks of maximum length. */
function stored(bytes: Buffer): Buffer[] {
  const blocks: Buffer[] = [];
  for (let at = 0; at < bytes.length; at += longestStored) {
    const part = bytes.subarray(at, at + longestStored);
    const mark = Buffer.from([0, 0, 0, 0, 0]);
    mark.writeUInt16LE(part.length, 1);
    mark.writeUInt16LE(~part.length & 0xffff, 3);
    blocks.push(mark, part);
  }
  return blocks;
}
