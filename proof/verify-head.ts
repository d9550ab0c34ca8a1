import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';
import type { DayProof, SignedHead } from './formats.ts';
import { followKeys, isInForce } from './handover.ts';
import { companyLeaf, dayLeaf } from './leaves.ts';
import { isContinued, rootByPath } from './merkle.ts';
import {
  readCheckpoint,
  readKey,
  readNote,
  seenAt,
  signatureBy,
  writeKey,
  type Checkpoint,
  type NoteKey,
} from './note.ts';
import { areEqual, fromBase64 } from './bytes.ts';
import type { FaultName } from './texts.ts';

/** What is wrong, and on which line if one is to blame. */
export type Fault = { line: number | null; what: FaultName; params?: Record<string, string> };

/** What the auditor got elsewhere: from the installation's address, a witness, a mirror or a printout. */
export type Trust = {
  /** Public keys, of the log or of witnesses, as text. */
  keys?: readonly string[];
  /** An earlier or later head, signed or not. */
  head?: string;
  /** What proves that one of the two heads continues the other, line by line as base64. */
  consistency?: string;
  /** The root of the day, as hexadecimal digits. */
  root?: string;
};

export type VerifiedHead = {
  checkpoint: Checkpoint | null;
  /** The key that signed it, and whether it was among those that were given. */
  signer: string | null;
  isTrusted: boolean;
  /** Who signed it beside the log, and whether the key was among those that were given. */
  witnesses: { name: string; seen: Date; isGiven: boolean }[];
  faults: Fault[];
};

const fault = (what: FaultName, params?: Record<string, string>): Fault => ({
  line: null,
  what,
  ...(params && { params }),
});
const keysOf = (texts: readonly string[]) =>
  texts.map((text) => readKey(text)).filter((key): key is NoteKey => key !== null);

/** Verifies a signed head against what is known from elsewhere. */
export function verifyHead(head: SignedHead | null, trust: Trust): VerifiedHead {
  const nothing = { checkpoint: null, signer: null, isTrusted: false, witnesses: [] };
  const note = readNote(head?.checkpoint ?? '');
  const checkpoint = note && readCheckpoint(note.text);
  if (!head || !note || !checkpoint) return { ...nothing, faults: [fault('noHead')] };
  const given = keysOf(trust.keys ?? []);
  const logKeys = given.filter((key) => key.kind === 'ed25519');
  // Whoever believes an old key believes those to which it handed over.
  const signed = (keys: readonly NoteKey[]) =>
    followKeys(keys, head.handovers ?? [], keysOf(head.keys)).find(
      ({ key }) => key.name === checkpoint.origin && signatureBy(note, key) !== null,
    );
  const own = signed(keysOf(head.keys));
  const trusted = signed(logKeys);
  const signer = trusted ?? own;
  const faults: Fault[] = [];
  if (!own && !trusted) faults.push(fault('badSignature'));
  else if (!trusted && logKeys.length > 0) faults.push(fault('otherKey'));
  if (signer && !isInForce(signer, checkpoint.size)) faults.push(fault('retiredKey'));
  const wanted = given.filter((key) => key.kind === 'cosignature');
  const named = keysOf(head.witnesses ?? []).filter(
    (key) => key.kind === 'cosignature' && !wanted.some((one) => writeKey(one) === writeKey(key)),
  );
  const witnesses = [...wanted, ...named].flatMap((key) => {
    const isGiven = wanted.includes(key);
    const signature = signatureBy(note, key);
    if (signature) return [{ name: key.name, seen: new Date(seenAt(signature) * 1_000), isGiven }];
    faults.push(fault(isGiven ? 'noWitness' : 'badWitness', { name: key.name }));
    return [];
  });
  const other = compared(checkpoint, trust);
  if (other.fault) faults.push(fault(other.fault));
  return {
    checkpoint,
    signer: signer?.key.name ?? null,
    isTrusted: trusted !== undefined || other.isSame,
    witnesses,
    faults,
  };
}

/** Whether the head of the file and the one that was given are of one history. */
function compared(own: Checkpoint, trust: Trust): { fault?: FaultName; isSame: boolean } {
  if (trust.head === undefined) return { isSame: false };
  const known = readCheckpoint(readNote(trust.head)?.text ?? trust.head);
  if (!known || known.origin !== own.origin) return { fault: 'otherHead', isSame: false };
  const [before, after] = known.size <= own.size ? [known, own] : [own, known];
  const path = trust.consistency
    ?.trim()
    .split(/\s+/)
    .map((line) => fromBase64(line) ?? new Uint8Array());
  if (before.size !== after.size && !path) return { fault: 'headTooOld', isSame: false };
  return isContinued(before, after, before.size === after.size ? [] : path!)
    ? { isSame: true }
    : { fault: 'otherHead', isSame: false };
}

const bytesOf = (hex: readonly string[]) => hex.map((one) => hexToBytes(one));

/** Whether a company's day is in the log that the head tells of. */
export function isInLog(proof: DayProof, { size, root }: Checkpoint): boolean {
  try {
    const { company_index: company, companies, day_index: day } = proof;
    const ofCompanies = rootByPath(
      companyLeaf({ ...proof, root: hexToBytes(proof.root) }),
      { index: company, size: companies },
      bytesOf(proof.company_path),
    );
    if (!ofCompanies) return false;
    const leaf = dayLeaf({ day: proof.day, companies, root: ofCompanies });
    const reached = rootByPath(leaf, { index: day, size }, bytesOf(proof.day_path));
    return reached !== null && areEqual(reached, root);
  } catch {
    return false;
  }
}

export const isSameRoot = (root: Uint8Array, hex: string): boolean =>
  bytesToHex(root) === hex.trim().toLowerCase();
