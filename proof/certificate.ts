import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { areEqual } from './bytes.ts';
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
  type Der,
} from './der.ts';

/** What a time-stamp needs of an X.509 certificate. */
export type Certificate = {
  raw: Uint8Array;
  /** What its issuer signed, how, and the signature. */
  signed: Uint8Array;
  algorithm: Der;
  signature: Uint8Array;
  serial: string;
  issuer: Uint8Array;
  subject: Uint8Array;
  /** As people call it. */
  name: string;
  from: Date;
  until: Date;
  publicKey: Uint8Array;
  extensions: ReadonlyMap<string, { isCritical: boolean; value: Uint8Array }>;
};

export function readCertificate(one: Der): Certificate {
  const [body, algorithm, bits] = within(one, tags.sequence);
  const fields = within(body, tags.sequence);
  // The first may be the version.
  if (fields[0]?.tag === inner(0)) fields.shift();
  const [serial, , issuer, validity, subject, publicKey, ...rest] = fields;
  const [from, until] = within(validity, tags.sequence);
  return {
    raw: one.raw,
    signed: body!.raw,
    algorithm: expectTag(algorithm, tags.sequence),
    signature: wholeBits(bits),
    serial: integerOf(serial),
    issuer: expectTag(issuer, tags.sequence).raw,
    subject: expectTag(subject, tags.sequence).raw,
    name: nameOf(subject!),
    from: timeOf(from),
    until: timeOf(until),
    publicKey: expectTag(publicKey, tags.sequence).raw,
    extensions: extensionsOf(rest.find(({ tag }) => tag === inner(3))),
  };
}

export const fingerprintOf = ({ raw }: Pick<Certificate, 'raw'>): string => bytesToHex(sha256(raw));

function wholeBits(one: Der | undefined): Uint8Array {
  const { body } = expectTag(one, tags.bits);
  if (body[0] !== 0) throw new BadDer('a broken signature');
  return body.subarray(1);
}

/** Common name, or organisation and all else that it has. */
function nameOf(subject: Der): string {
  const parts = within(subject).flatMap((set) =>
    within(set, tags.set).map((pair) => {
      const [kind, value] = within(pair, tags.sequence);
      return { kind: oidOf(kind), text: new TextDecoder().decode(value?.body) };
    }),
  );
  const common = parts.filter(({ kind }) => kind === '2.5.4.3');
  const shown = common.length > 0 ? common : parts;
  return shown
    .map(({ text }) => text)
    .join(', ')
    .slice(0, 200);
}

function extensionsOf(one: Der | undefined): Certificate['extensions'] {
  if (!one) return new Map();
  const [list] = within(one);
  return new Map(
    within(list, tags.sequence).map((extension) => {
      const [id, ...rest] = within(extension, tags.sequence);
      const isCritical = rest.length > 1 && rest[0]!.body[0] === 0xff;
      return [oidOf(id), { isCritical, value: expectTag(rest.at(-1), tags.octets).body }];
    }),
  );
}

/** Whether it may sign time-stamps, and nothing else (RFC 3161, section 2.3). */
export function isForStamps({ extensions }: Certificate): boolean {
  const usage = extensions.get('2.5.29.37');
  if (!usage?.isCritical) return false;
  const purposes = within(readDer(usage.value), tags.sequence).map((one) => oidOf(one));
  return purposes.length === 1 && purposes[0] === '1.3.6.1.5.5.7.3.8';
}

/** Whether it may sign certificates. */
export function isAuthority({ extensions }: Certificate): boolean {
  const basic = extensions.get('2.5.29.19');
  const [isCa] = basic ? within(readDer(basic.value), tags.sequence) : [];
  return isCa?.tag === tags.boolean && isCa.body[0] === 0xff;
}

export const isIssuedBy = (one: Certificate, other: Certificate): boolean =>
  areEqual(one.issuer, other.subject);
