/** The compressed and original size of an entry. */
export type Sizes = { packed: number; plain: number };

// Flags: encrypted, sizes after the content, name in UTF-8.
const flags = 0x0809;
const methodEncrypted = 99;
const methodDeflate = 8;
const versionNeeded = 51;
const madeOnUnix = 0x033f;
const large = 0xffffffff;

/** Numbers as little-endian bytes of the given widths. */
function pack(...fields: readonly (readonly [value: number, bytes: 2 | 4 | 8])[]): Buffer {
  const written = Buffer.alloc(fields.reduce((sum, [, bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) written.writeUInt16LE(value, at);
    else if (bytes === 4) written.writeUInt32LE(value, at);
    else written.writeBigUInt64LE(BigInt(value), at);
    at += bytes;
  }
  return written;
}

/** DOS date and time: in steps of two seconds, from 1980. */
function stampOf(time: Date): [number, number] {
  return [
    (time.getUTCHours() << 11) | (time.getUTCMinutes() << 5) | (time.getUTCSeconds() >> 1),
    ((time.getUTCFullYear() - 1980) << 9) | ((time.getUTCMonth() + 1) << 5) | time.getUTCDate(),
  ];
}

/** AE-2, 256 bits: without the CRC, which would reveal something about the content. */
const aesField = pack([0x9901, 2], [7, 2], [2, 2], [0x4541, 2]);
const aesExtra = Buffer.concat([aesField, Buffer.from([3]), pack([methodDeflate, 2])]);
const largeExtra = ({ packed, plain }: Sizes) =>
  pack([0x0001, 2], [16, 2], [plain, 8], [packed, 8]);

/** The local header. Zip64, so that the sizes after the content have eight bytes. */
export function localHeader(name: string, time: Date): Buffer {
  const written = Buffer.from(name, 'utf8');
  const extra = Buffer.concat([largeExtra({ packed: 0, plain: 0 }), aesExtra]);
  const [clock, day] = stampOf(time);
  return Buffer.concat([
    pack(
      [0x04034b50, 4],
      [versionNeeded, 2],
      [flags, 2],
      [methodEncrypted, 2],
      [clock, 2],
      [day, 2],
    ),
    pack([0, 4], [large, 4], [large, 4], [written.length, 2], [extra.length, 2]),
    written,
    extra,
  ]);
}

/** The data descriptor after the content. */
export const dataDescriptor = ({ packed, plain }: Sizes): Buffer =>
  pack([0x08074b50, 4], [0, 4], [packed, 8], [plain, 8]);

/** An entry that has been written, and where it begins. */
export type Written = { name: string; time: Date; sizes: Sizes; start: number };

function directoryEntry({ name, time, sizes, start }: Written): Buffer {
  const written = Buffer.from(name, 'utf8');
  const place = pack([0x0001, 2], [24, 2], [sizes.plain, 8], [sizes.packed, 8], [start, 8]);
  const extra = Buffer.concat([start === 0 ? largeExtra(sizes) : place, aesExtra]);
  const [clock, day] = stampOf(time);
  return Buffer.concat([
    pack([0x02014b50, 4], [madeOnUnix, 2], [versionNeeded, 2], [flags, 2], [methodEncrypted, 2]),
    pack([clock, 2], [day, 2], [0, 4], [large, 4], [large, 4], [written.length, 2]),
    pack([extra.length, 2], [0, 2], [0, 2], [0, 2], [0, 4], [start === 0 ? 0 : large, 4]),
    written,
    extra,
  ]);
}

/** The central directory after the entries. */
export function centralEnd(entries: readonly Written[], start: number): Buffer {
  const n = entries.length;
  const list = Buffer.concat(entries.map(directoryEntry));
  const end = start + list.length;
  return Buffer.concat([
    list,
    pack([0x06064b50, 4], [44, 8], [madeOnUnix, 2], [versionNeeded, 2], [0, 4], [0, 4]),
    pack([n, 8], [n, 8], [list.length, 8], [start, 8]),
    pack([0x07064b50, 4], [0, 4], [end, 8], [1, 4]),
    pack([0x06054b50, 4], [0, 2], [0, 2], [n, 2], [n, 2], [list.length, 4], [large, 4], [0, 2]),
  ]);
}
