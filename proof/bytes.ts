import { concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as base64, as signed notes write them. */
export const toBase64 = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes));

/** Null where the text is no base64, or not written as `toBase64` writes it. */
export function fromBase64(text: string): Uint8Array | null {
  try {
    const bytes = Uint8Array.from(atob(text), (one) => one.charCodeAt(0));
    return toBase64(bytes) === text ? bytes : null;
  } catch {
    return null;
  }
}

/** A 32-bit number, most significant byte first. */
export function bigEndian(value: number, length = 4): Uint8Array {
  const bytes = new Uint8Array(length);
  for (let at = length - 1, rest = value; at >= 0; at -= 1, rest = Math.floor(rest / 256))
    bytes[at] = rest % 256;
  return bytes;
}

/** Parts with their lengths before them: no two lists of parts have the same bytes. */
export const withLengths = (parts: readonly (string | number | Uint8Array)[]): Uint8Array =>
  concatBytes(
    ...parts.flatMap((part) => {
      const bytes = part instanceof Uint8Array ? part : utf8ToBytes(String(part));
      return [bigEndian(bytes.length), bytes];
    }),
  );

export const areEqual = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);
