import { readFileSync } from 'node:fs';
import { BlockList, isIPv4 } from 'node:net';

/** A file of address ranges in ip2region's format `xdb`, which operators can replace without a new release. */
export type AddressFile = {
  /** 4 or 6. */
  family: number;
  /** YYYY-MM-DD */
  made: string;
  /** The region of an address, such as `中国|0|浙江省|杭州市|电信`; null if no range has it. */
  find: (address: string) => string | null;
};

const headSize = 256;
/** Two parts of an address lead to the ranges that begin with them. */
const indexSize = 256 * 256 * 8;

/** Reads a file whole; anything else than such a file is an error. */
export function readAddressFile(path: string): AddressFile {
  const bytes = readFileSync(path);
  const damaged = new Error(`${path} is not a file of address ranges (xdb), or is damaged.`);
  if (bytes.length < headSize + indexSize) throw damaged;
  const structure = bytes.readUInt16LE(0);
  const family = structure === 2 ? 4 : bytes.readUInt16LE(16);
  const [first, last] = [bytes.readUInt32LE(8), bytes.readUInt32LE(12)];
  const width = family === 4 ? 4 : 16;
  const rangeSize = 2 * width + 6;
  const isKnown = (structure === 2 || structure === 3) && (family === 4 || family === 6);
  if (!isKnown || first > last || last + rangeSize > bytes.length) throw damaged;

  /** Negative if the address lies before the bound at this place. IPv4 bounds are written backwards. */
  const compare = (address: Buffer, at: number): number => {
    if (width === 4) return address.readUInt32BE(0) - bytes.readUInt32LE(at);
    return address.compare(bytes, at, at + width);
  };
  const find = (text: string): string | null => {
    const address = toBytes(text);
    if (address?.length !== width) return null;
    const at = headSize + (address[0]! * 256 + address[1]!) * 8;
    const start = bytes.readUInt32LE(at);
    let low = 0;
    let high = Math.floor((bytes.readUInt32LE(at + 4) - start) / rangeSize);
    while (start > 0 && low <= high) {
      const middle = (low + high) >> 1;
      const range = start + middle * rangeSize;
      if (range + rangeSize > bytes.length) return null;
      if (compare(address, range) < 0) high = middle - 1;
      else if (compare(address, range + width) > 0) low = middle + 1;
      else {
        const length = bytes.readUInt16LE(range + 2 * width);
        const place = bytes.readUInt32LE(range + 2 * width + 2);
        return bytes.toString('utf8', place, place + length);
      }
    }
    return null;
  };
  return {
    family,
    made: new Date(bytes.readUInt32LE(4) * 1_000).toISOString().slice(0, 10),
    find,
  };
}

const mapped = new BlockList();
mapped.addSubnet('::ffff:0:0', 96, 'ipv6');

/** 4 or 16 bytes; an IPv4 address in IPv6 clothes counts as IPv4. Null if it is no address. */
function toBytes(text: string): Buffer | null {
  if (isIPv4(text)) return Buffer.from(text.split('.').map(Number));
  const url = `http://[${text}]/`;
  if (!URL.canParse(url)) return null;
  // As the URL standard writes it: lower case, hexadecimal, the longest run of zeros left out.
  const [head = '', tail] = new URL(url).hostname.slice(1, -1).split('::');
  const words = (part = '') =>
    part === '' ? [] : part.split(':').map((word) => Number.parseInt(word, 16));
  const [before, after] = [words(head), words(tail)];
  const zeros = Array<number>(8 - before.length - after.length).fill(0);
  const bytes = Buffer.alloc(16);
  [...before, ...zeros, ...after].forEach((word, at) => bytes.writeUInt16BE(word, at * 2));
  return mapped.check(text, 'ipv6') ? bytes.subarray(12) : bytes;
}
