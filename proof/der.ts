import { bytesToHex } from '@noble/hashes/utils.js';

/** A value as DER writes it (X.690): its tag, its content, and all of it. */
export type Der = { tag: number; body: Uint8Array; raw: Uint8Array };

export class BadDer extends Error {}

export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  oid: 0x06,
  utc: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const;
/** A tag of the context: `[0]` with content of its own, or in place of another tag. */
export const inner = (number: number): number => 0xa0 + number;

/** The value at the start of some bytes. */
function readOne(bytes: Uint8Array): Der {
  const [tag = 0, first = 0xff] = bytes;
  // None of ours has a long tag, and DER has no open ends.
  if ((tag & 0x1f) === 0x1f || first === 0x80) throw new BadDer('unknown form');
  const more = first < 0x80 ? 0 : first & 0x7f;
  if (more > 4 || bytes.length < 2 + more) throw new BadDer('broken length');
  const length =
    more === 0 ? first : bytes.subarray(2, 2 + more).reduce((sum, byte) => sum * 256 + byte, 0);
  const start = 2 + more;
  if (bytes.length < start + length) throw new BadDer('cut short');
  return {
    tag,
    body: bytes.subarray(start, start + length),
    raw: bytes.subarray(0, start + length),
  };
}

/** The only value that some bytes are. */
export function readDer(bytes: Uint8Array, tag?: number): Der {
  const one = readOne(bytes);
  if (one.raw.length !== bytes.length) throw new BadDer('something follows');
  return tag === undefined ? one : expectTag(one, tag);
}

export function expectTag(one: Der | undefined, tag: number): Der {
  if (one?.tag !== tag) throw new BadDer(`tag ${one?.tag} instead of ${tag}`);
  return one;
}

/** The values within a value. */
export function within(one: Der | undefined, tag?: number): Der[] {
  const { body } = tag === undefined ? one! : expectTag(one, tag);
  const found: Der[] = [];
  for (let at = 0; at < body.length;) {
    const next = readOne(body.subarray(at));
    found.push(next);
    at += next.raw.length;
  }
  return found;
}

/** An object identifier, as 1.2.840… */
export function oidOf(one: Der | undefined): string {
  const numbers: number[] = [];
  let value = 0;
  for (const byte of expectTag(one, tags.oid).body) {
    value = value * 128 + (byte & 0x7f);
    if (value > Number.MAX_SAFE_INTEGER) throw new BadDer('a number too large');
    if (byte < 0x80) {
      numbers.push(value);
      value = 0;
    }
  }
  const [first = 0, ...rest] = numbers;
  const top = Math.min(2, Math.floor(first / 40));
  return [top, first - top * 40, ...rest].join('.');
}

/** A whole number as its digits, without zeros before them. */
export const integerOf = (one: Der | undefined): string =>
  bytesToHex(expectTag(one, tags.integer).body).replace(/^(?:00)+(?=..)/, '');

/** The time of a certificate or a stamp; always UTC. */
export function timeOf(one: Der | undefined): Date {
  const text = new TextDecoder().decode(one?.body);
  const short = one?.tag === tags.utc;
  if (!short) expectTag(one, tags.time);
  const pattern = short
    ? /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})Z$/
    : /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2}(?:\.\d+)?)Z$/;
  const [, year, ...rest] = pattern.exec(text) ?? [];
  if (year === undefined) throw new BadDer('no time');
  const [month, day, hour, minute, second] = rest;
  const full = short ? `${Number(year) < 50 ? '20' : '19'}${year}` : year;
  const time = new Date(`${full}-${month}-${day}T${hour}:${minute}:${second}Z`);
  if (Number.isNaN(time.getTime())) throw new BadDer('no time');
  return time;
}

/** A value of these parts. */
export function writeDer(tag: number, ...parts: readonly Uint8Array[]): Uint8Array {
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  const digits: number[] = [];
  for (let rest = length; rest > 0; rest = Math.floor(rest / 256)) digits.unshift(rest % 256);
  const head = length < 0x80 ? [tag, length] : [tag, 0x80 + digits.length, ...digits];
  const bytes = new Uint8Array(head.length + length);
  bytes.set(head);
  let at = head.length;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
