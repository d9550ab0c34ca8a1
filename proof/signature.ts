import { within, oidOf, readDer, tags, type Der } from './der.ts';

const hashes: Record<string, string> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
};
/** The algorithm of an identifier and its hash; that of the second kind is told beside it. */
const signatures: Record<string, { kind: 'rsa' | 'ecdsa'; hash?: string }> = {
  '1.2.840.113549.1.1.1': { kind: 'rsa' },
  '1.2.840.113549.1.1.11': { kind: 'rsa', hash: 'SHA-256' },
  '1.2.840.113549.1.1.12': { kind: 'rsa', hash: 'SHA-384' },
  '1.2.840.113549.1.1.13': { kind: 'rsa', hash: 'SHA-512' },
  '1.2.840.10045.4.3.2': { kind: 'ecdsa', hash: 'SHA-256' },
  '1.2.840.10045.4.3.3': { kind: 'ecdsa', hash: 'SHA-384' },
  '1.2.840.10045.4.3.4': { kind: 'ecdsa', hash: 'SHA-512' },
};
const curves: Record<string, { name: string; bytes: number }> = {
  '1.2.840.10045.3.1.7': { name: 'P-256', bytes: 32 },
  '1.3.132.0.34': { name: 'P-384', bytes: 48 },
  '1.3.132.0.35': { name: 'P-521', bytes: 66 },
};

/** An algorithm that is not known here: nothing is said about what it signed. */
export class UnknownAlgorithm extends Error {}

const idOf = (algorithm: Der | undefined) => oidOf(within(algorithm, tags.sequence)[0]);

/** The name of a hash by its identifier. */
export function hashName(algorithm: Der | undefined): string {
  const id = idOf(algorithm);
  const name = hashes[id];
  if (name === undefined) throw new UnknownAlgorithm(id);
  return name;
}

const own = (bytes: Uint8Array) => Uint8Array.from(bytes);

export const digest = async (name: string, bytes: Uint8Array): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest(name, own(bytes)));

type Signed = { data: Uint8Array; signature: Uint8Array; algorithm: Der; hash?: string };

/** Whether a public key signed some bytes; the browser's own cryptography, which Node.js has, too. */
export async function isSignedBy(
  publicKey: Uint8Array,
  { data, signature, algorithm, hash: given }: Signed,
): Promise<boolean> {
  const id = idOf(algorithm);
  const { kind, hash = given } = signatures[id] ?? {};
  if (!kind || !hash || hash === 'SHA-1') throw new UnknownAlgorithm(id);
  if (kind === 'rsa') {
    const how = { name: 'RSASSA-PKCS1-v1_5', hash };
    const key = await crypto.subtle.importKey('spki', own(publicKey), how, false, ['verify']);
    return crypto.subtle.verify(how.name, key, own(signature), own(data));
  }
  const [, curveId] = within(within(readDer(publicKey), tags.sequence)[0], tags.sequence);
  const curve = curves[oidOf(curveId)];
  if (!curve) throw new UnknownAlgorithm(oidOf(curveId));
  const how = { name: 'ECDSA', namedCurve: curve.name };
  const key = await crypto.subtle.importKey('spki', own(publicKey), how, false, ['verify']);
  const plain = plainSignature(signature, curve.bytes);
  return plain !== null && crypto.subtle.verify({ name: 'ECDSA', hash }, key, plain, own(data));
}

/** Two numbers side by side, as the browser wants them, instead of a sequence. */
function plainSignature(signature: Uint8Array, bytes: number) {
  const plain = new Uint8Array(bytes * 2);
  for (const [at, one] of within(readDer(signature), tags.sequence).entries()) {
    const digits = one.body[0] === 0 ? one.body.subarray(1) : one.body;
    if (digits.length > bytes || at > 1) return null;
    plain.set(digits, bytes * (at + 1) - digits.length);
  }
  return plain;
}
