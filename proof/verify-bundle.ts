import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import { identifier } from './event-hash.ts';
import { bundleFormat, type Bundle, type DayProof, type ProvenEvent } from './formats.ts';
import { followKeys } from './handover.ts';
import { eventLeaf } from './leaves.ts';
import { leafHash, rootByPath } from './merkle.ts';
import { readKey, readNote, signatureBy, type NoteKey } from './note.ts';
import type { FaultName } from './texts.ts';
import { hashOf, isIdOf, parseObject } from './verify-day.ts';
import {
  isInLog,
  isSameRoot,
  verifyHead,
  type Fault,
  type Trust,
  type VerifiedHead,
} from './verify-head.ts';

export type VerifiedBundle = {
  kind: 'bundle';
  bundle: Bundle;
  log: VerifiedHead;
  faults: Fault[];
};

/** What is signed of a bundle: the hash of its file. */
export const bundleText = (file: string): string =>
  `suyuan proof\n${bytesToHex(sha256(utf8ToBytes(file)))}\n`;

export const isBundle = (file: string): boolean => parseObject(file)?.format === bundleFormat;

type Beside = { signature?: string; files?: ReadonlyMap<string, Uint8Array> };

/** Verifies the history of one product: each event, its day, the log, and the files handed over with it. */
export function verifyBundle(file: string, trust: Trust = {}, beside: Beside = {}): VerifiedBundle {
  const bundle = parseObject(file) as Bundle;
  const faults: Fault[] = [];
  const blame = (line: number | null, what: FaultName, params?: Record<string, string>) =>
    faults.push({ line, what, ...(params && { params }) });
  const log = verifyHead(bundle.head, trust);
  faults.push(...log.faults);
  const days = new Map(bundle.days.map((day) => [day.day, day]));
  for (const day of days.values()) {
    if (day.company_id !== bundle.company_id) blame(null, 'otherDay');
    if (log.checkpoint && !isInLog(day, log.checkpoint)) blame(null, 'path', { day: day.day });
    if (trust.root !== undefined && !isSameRoot(hexToBytes(day.root), trust.root))
      blame(null, 'otherRoot');
  }
  for (const [at, proven] of bundle.events.entries()) {
    const wrong = wrongWith(proven, days.get(proven.day), bundle);
    if (wrong) blame(at + 1, wrong, { day: proven.day, id: String(proven.event.eventID) });
  }
  if (beside.signature !== undefined && !isSignedBundle(file, beside.signature, bundle, trust))
    blame(null, 'bundleSignature');
  for (const [name, bytes] of beside.files ?? [])
    if (bundle.files[name] !== undefined && bundle.files[name] !== bytesToHex(sha256(bytes)))
      blame(null, 'file', { name });
  return { kind: 'bundle', bundle, log, faults };
}

function wrongWith(
  { event, day, order, path }: ProvenEvent,
  proof: DayProof | undefined,
  { company_id: company, number, code, namespaces }: Bundle,
): FaultName | null {
  const hash = hashOf(event, namespaces);
  if (!hash) return 'noEvent';
  if (!isAbout(event, number) && !names(event, code)) return 'otherProduct';
  if (!isIdOf(hash, event.eventID, proof?.scheme ?? 1)) return 'changed';
  if (!proof) return 'notInLog';
  const leaf =
    proof.scheme === 2
      ? eventLeaf({ company_id: company, day, order }, canonicalJson(event), hash)
      : leafHash(hash);
  try {
    const position = { index: order, size: proof.events };
    const root = rootByPath(
      leaf,
      position,
      path.map((one) => hexToBytes(one)),
    );
    return root && bytesToHex(root) === proof.root ? null : 'path';
  } catch {
    return 'path';
  }
}

/** Whether the event of somebody else names a product by its code. */
function names(event: Record<string, unknown>, code: string): boolean {
  const lists = ['epcList', 'childEPCs', 'inputEPCList', 'outputEPCList', 'parentID'];
  const own = `/${encodeURIComponent(code)}`;
  return lists
    .flatMap((list) => event[list] ?? [])
    .some((name) => typeof name === 'string' && identifier(name).endsWith(own));
}

const mostContainers = 50;

/** Whether an event names a number: among its products, as the box that was packed, or as a box that went along. */
function isAbout(event: Record<string, unknown>, number: number): boolean {
  const listed = (name: string) => {
    const value = event[name];
    return typeof value === 'string' && value !== '' ? value.split(',') : [];
  };
  const containers = listed('suyuan:containers');
  return (
    listed('suyuan:numbers').some((run) => {
      const [first = Number.NaN, last = first] = run.split('-').map(Number);
      return first <= number && number <= last;
    }) ||
    event.parentID === `urn:suyuan:id:${number}` ||
    event['suyuan:parent'] === number ||
    containers.includes(String(number)) ||
    // Of very many boxes an event names the first.
    containers.length >= mostContainers
  );
}

function isSignedBundle(file: string, signature: string, { head }: Bundle, trust: Trust): boolean {
  const note = readNote(signature);
  if (!note || note.text !== bundleText(file)) return false;
  const logKeys = (texts: readonly string[]) =>
    texts.map((text) => readKey(text)).filter((key) => key?.kind === 'ed25519');
  const given = logKeys(trust.keys ?? []);
  const believed = given.length > 0 ? given : logKeys(head?.keys ?? []);
  return followKeys(believed as NoteKey[], head?.handovers ?? []).some(
    ({ key }) => signatureBy(note, key) !== null,
  );
}
