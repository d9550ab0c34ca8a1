import type { StampFault } from '#contract/stamp-errors.ts';
import { sha256 } from '@noble/hashes/sha2.js';
import { areEqual } from './bytes.ts';
import {
  fingerprintOf,
  isAuthority,
  isForStamps,
  isIssuedBy,
  readCertificate,
  type Certificate,
} from './certificate.ts';
import {
  BadDer,
  expectTag,
  inner,
  integerOf,
  oidOf,
  readDer,
  tags,
  timeOf,
  within,
  writeDer,
  type Der,
} from './der.ts';
import { digest, hashName, isSignedBy, UnknownAlgorithm } from './signature.ts';

// Time-stamps of RFC 3161: somebody whose clock is believed signs a hash together with the time.

/** Why a time-stamp is not believed, with what the authority said where it said something. */
export class BadStamp extends Error {
  readonly fault: StampFault;
  readonly detail: string;
  constructor(fault: StampFault, detail = '') {
    super(`${fault} ${detail}`.trim());
    this.fault = fault;
    this.detail = detail;
  }
}

export type Stamp = { time: Date; authority: string; fingerprint: string };
type Expected = {
  /** The SHA-256 of what was stamped. */
  hash: Uint8Array;
  nonce?: Uint8Array;
  /** The SHA-256 of the authority's certificate, or of one that leads to it; hexadecimal. */
  pinned?: string;
};

const ids = {
  sha256: Uint8Array.of(0x06, 0x09, 0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01),
  signedData: '1.2.840.113549.1.7.2',
  stamp: '1.2.840.113549.1.9.16.1.4',
  contentType: '1.2.840.113549.1.9.3',
  messageDigest: '1.2.840.113549.1.9.4',
  signer: '1.2.840.113549.1.9.16.2.12',
  signer2: '1.2.840.113549.1.9.16.2.47',
} as const;

/** What is sent to an authority; the nonce is a positive number. */
export const writeStampRequest = (hash: Uint8Array, nonce: Uint8Array): Uint8Array =>
  writeDer(
    tags.sequence,
    writeDer(tags.integer, Uint8Array.of(1)),
    writeDer(
      tags.sequence,
      writeDer(tags.sequence, ids.sha256, Uint8Array.of(0x05, 0)),
      writeDer(tags.octets, hash),
    ),
    writeDer(tags.integer, nonce),
    // With the certificate, so that the stamp can be verified by itself.
    writeDer(tags.boolean, Uint8Array.of(0xff)),
  );

const orUnreadable = (error: unknown): never => {
  if (error instanceof BadStamp) throw error;
  if (error instanceof UnknownAlgorithm) throw new BadStamp('unknownAlgorithm', error.message);
  throw new BadStamp('unreadableStamp', error instanceof BadDer ? error.message : '');
};

/** The token in an authority's answer. */
export function readStampAnswer(bytes: Uint8Array): Uint8Array {
  try {
    const [status, token] = within(readDer(bytes), tags.sequence);
    const [code, words] = within(status, tags.sequence);
    if (!['00', '01'].includes(integerOf(code)) || !token)
      throw new BadStamp('notGranted', saidIn(words));
    return token.raw;
  } catch (error) {
    return orUnreadable(error);
  }
}

const saidIn = (words: Der | undefined): string =>
  words?.tag === tags.sequence
    ? within(words)
        .map(({ body }) => new TextDecoder().decode(body))
        .join(' ')
        .slice(0, 200)
    : '';

/** Verifies a token against what was stamped, and tells when and by whom. */
export async function verifyStamp(token: Uint8Array, expected: Expected): Promise<Stamp> {
  try {
    const { content, certificates, signer } = readToken(token);
    const time = readContent(content, expected);
    const certificate = await signedBy(signer, content, certificates);
    if (!isForStamps(certificate)) throw new BadStamp('notForStamps', certificate.name);
    if (!isWithin(certificate, time)) throw new BadStamp('expiredStamp', certificate.name);
    if (expected.pinned && !(await leadsTo(expected.pinned, certificate, certificates, time)))
      throw new BadStamp('otherAuthority', certificate.name);
    return { time, authority: certificate.name, fingerprint: fingerprintOf(certificate) };
  } catch (error) {
    return orUnreadable(error);
  }
}

/** Signed data of CMS (RFC 5652): what is signed, by whom, and the certificates that came along. */
function readToken(token: Uint8Array) {
  const [kind, wrapped] = within(readDer(token), tags.sequence);
  if (oidOf(kind) !== ids.signedData) throw new BadDer('no signed data');
  const [signedData] = within(wrapped, inner(0));
  const [, , encapsulated, ...rest] = within(signedData, tags.sequence);
  const [type, explicit] = within(encapsulated, tags.sequence);
  if (oidOf(type) !== ids.stamp) throw new BadDer('no time-stamp');
  const content = expectTag(within(explicit, inner(0))[0], tags.octets).body;
  const signers = within(rest.at(-1), tags.set);
  if (signers.length !== 1) throw new BadDer('not one signer');
  const listed = rest.find(({ tag }) => tag === inner(0));
  const certificates = (listed ? within(listed) : [])
    .filter(({ tag }) => tag === tags.sequence)
    .map((one) => readCertificate(one));
  return { content, certificates, signer: signers[0]! };
}

/** What the authority states: that this hash was there at this time. */
function readContent(content: Uint8Array, { hash, nonce }: Expected): Date {
  const [version, , imprint, , time, ...rest] = within(readDer(content), tags.sequence);
  if (integerOf(version) !== '01') throw new BadDer('another version');
  const [algorithm, stamped] = within(imprint, tags.sequence);
  const isSame =
    hashName(algorithm) === 'SHA-256' && areEqual(expectTag(stamped, tags.octets).body, hash);
  if (!isSame) throw new BadStamp('otherImprint');
  const given = rest.find(({ tag }) => tag === tags.integer);
  const isAnswer =
    nonce === undefined ||
    (given !== undefined && integerOf(given) === integerOf(readDer(writeDer(tags.integer, nonce))));
  if (!isAnswer) throw new BadStamp('otherNonce');
  return timeOf(time);
}

/** The certificate of whoever signed; throws where the signature does not hold. */
async function signedBy(
  signer: Der,
  content: Uint8Array,
  certificates: readonly Certificate[],
): Promise<Certificate> {
  const [, id, hashed, attributes, algorithm, signature] = within(signer, tags.sequence);
  const certificate = certificates.find((one) => isNamed(one, id!));
  if (!certificate) throw new BadStamp('badStampSignature');
  const hash = hashName(hashed);
  const values = new Map(
    within(attributes, inner(0)).map((one) => {
      const [name, set] = within(one, tags.sequence);
      return [oidOf(name), within(set, tags.set)[0]];
    }),
  );
  const hasContent =
    oidOf(values.get(ids.contentType)) === ids.stamp &&
    areEqual(
      expectTag(values.get(ids.messageDigest), tags.octets).body,
      await digest(hash, content),
    );
  if (!hasContent || !(await namesSigner(values, certificate)))
    throw new BadStamp('badStampSignature');
  // Signed as the set that they are, not by the tag that stands in its place.
  const data = Uint8Array.from(attributes!.raw);
  data[0] = tags.set;
  const { publicKey } = certificate;
  const isGood = await isSignedBy(publicKey, {
    data,
    hash,
    algorithm: algorithm!,
    signature: expectTag(signature, tags.octets).body,
  });
  if (!isGood) throw new BadStamp('badStampSignature');
  return certificate;
}

function isNamed(certificate: Certificate, id: Der): boolean {
  if (id.tag === tags.sequence) {
    const [issuer, serial] = within(id);
    return areEqual(issuer!.raw, certificate.issuer) && integerOf(serial) === certificate.serial;
  }
  const own = certificate.extensions.get('2.5.29.14');
  return own !== undefined && areEqual(readDer(own.value, tags.octets).body, id.body);
}

/** The signature covers which certificate it belongs to; otherwise another one could be put in its place. */
async function namesSigner(
  values: ReadonlyMap<string, Der | undefined>,
  { raw }: Certificate,
): Promise<boolean> {
  const second = values.get(ids.signer2);
  const [list] = within(second ?? values.get(ids.signer), tags.sequence);
  const parts = within(within(list, tags.sequence)[0], tags.sequence);
  const algorithm = second && parts[0]?.tag === tags.sequence ? parts.shift() : undefined;
  const hash = algorithm ? hashName(algorithm) : second ? 'SHA-256' : 'SHA-1';
  return areEqual(expectTag(parts[0], tags.octets).body, await digest(hash, raw));
}

const isWithin = ({ from, until }: Certificate, time: Date) => from <= time && time <= until;
const longestChain = 6;

/** Whether a certificate, or one that leads to it, is the one that is believed. */
async function leadsTo(
  pinned: string,
  signer: Certificate,
  all: readonly Certificate[],
  time: Date,
): Promise<boolean> {
  let one = signer;
  for (let step = 0; step < longestChain; step += 1) {
    if (fingerprintOf(one) === pinned) return true;
    const below = one;
    const next = all.find(
      (other) =>
        other !== below && isIssuedBy(below, other) && isAuthority(other) && isWithin(other, time),
    );
    const { signed, signature, algorithm } = below;
    const how = { data: signed, signature, algorithm };
    if (!next || !(await isSignedBy(next.publicKey, how))) return false;
    one = next;
  }
  return false;
}

/** What is stamped of a head: its text with the signature of its log. */
export const stampHash = (note: string): Uint8Array => sha256(new TextEncoder().encode(note));
