/** An entry of a zip's central directory; `start` is the offset of its local header. */
export type ZipEntry = {
  name: string;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  start: number;
  isEncrypted: boolean;
};

const endMark = 0x06054b50;
const entryMark = 0x02014b50;
const endLength = 22;
const entryLength = 46;
const longestComment = 65_535;
const mostEntries = 2_000;

/** Reads the central directory of a zip file without unpacking; null if it is incomplete. */
export function readZipDirectory(bytes: Buffer): ZipEntry[] | null {
  const end = findEnd(bytes);
  if (end < 0) return null;
  const count = bytes.readUInt16LE(end + 10);
  if (count === 0 || count > mostEntries) return null;
  let at = bytes.readUInt32LE(end + 16);
  const entries: ZipEntry[] = [];
  for (let n = 0; n < count; n += 1) {
    if (at + entryLength > end || bytes.readUInt32LE(at) !== entryMark) return null;
    const nameLength = bytes.readUInt16LE(at + 28);
    const entry = {
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      start: bytes.readUInt32LE(at + 42),
      name: bytes.toString('utf8', at + entryLength, at + entryLength + nameLength),
    };
    // Zip64 sizes are elsewhere; accepted files never have them.
    if (entry.start + entry.packedSize > bytes.length) return null;
    entries.push(entry);
    at += entryLength + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at -= 1)
    if (bytes.readUInt32LE(at) === endMark) return at;
  return -1;
}
