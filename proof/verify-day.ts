import { bytesToHex } from '@noble/hashes/utils.js';
import { canonicalJson } from './canonical-json.ts';
import {
  eventId,
  hashEvent,
  isHashId,
  namespacesIn,
  type EpcisEvent,
  type Namespaces,
} from './event-hash.ts';
import { exportFormat, firstExportFormat, type ExportHead } from './formats.ts';
import { eventLeaf, type Scheme } from './leaves.ts';
import { growTree, leafHash } from './merkle.ts';
import type { FaultName } from './texts.ts';
import {
  isInLog,
  isSameRoot,
  verifyHead,
  type Fault,
  type Trust,
  type VerifiedHead,
} from './verify-head.ts';

export type VerifiedDay = {
  kind: 'day';
  head: ExportHead | null;
  events: number;
  root: string | null;
  log: VerifiedHead | null;
  faults: Fault[];
};

export function parseObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The hash of an event by the standard; null if it is no event. */
export function hashOf(event: Record<string, unknown>, namespaces: Namespaces): Uint8Array | null {
  try {
    // The events of others bring prefixes of their own.
    const spaces = namespacesIn(event['@context'], namespaces);
    return typeof event.type === 'string' ? hashEvent(event as EpcisEvent, spaces) : null;
  } catch {
    return null;
  }
}

/** Whether an id may be that of an event with this hash: others name theirs as they like, since scheme 2. */
export const isIdOf = (hash: Uint8Array, id: unknown, scheme: Scheme): boolean =>
  id === eventId(hash) || (scheme === 2 && typeof id === 'string' && !isHashId(id));

/** Recomputes every hash of an exported day, its root and the way from there to the head of the log. */
export async function verifyDay(
  lines: AsyncIterable<string> | Iterable<string>,
  trust: Trust = {},
): Promise<VerifiedDay> {
  const tree = growTree();
  const faults: Fault[] = [];
  const blame = (line: number | null, what: FaultName, params?: Record<string, string>) =>
    faults.push({ line, what, ...(params && { params }) });
  let head: ExportHead | null = null;
  let at = 0;
  for await (const text of lines) {
    at += 1;
    if (at === 1) {
      head = headOf(text);
      if (!head) {
        blame(1, 'unknownFile');
        break;
      }
      continue;
    }
    if (text === '') continue;
    const value = parseObject(text);
    const hash = value && hashOf(value, head!.namespaces);
    if (!hash) {
      blame(at, 'noEvent');
      continue;
    }
    if (!isIdOf(hash, value.eventID, head!.scheme)) blame(at, 'changed', { id: eventId(hash) });
    else if (head!.scheme === 2 && canonicalJson(value) !== text) blame(at, 'notCanonical');
    const place = { company_id: head!.company_id, day: head!.day, order: tree.count() };
    tree.add(head!.scheme === 2 ? eventLeaf(place, text, hash) : leafHash(hash));
  }
  const root = tree.count() > 0 ? tree.root() : null;
  const shown = root && bytesToHex(root);
  const all = { kind: 'day' as const, head, events: tree.count(), root: shown };
  if (!head) return { ...all, log: null, faults };
  if (head.events !== tree.count())
    blame(null, 'count', { sealed: String(head.events), here: String(tree.count()) });
  if (head.root !== shown) blame(null, 'root', { here: shown ?? '—', sealed: head.root ?? '—' });
  if (trust.root !== undefined && !(root && isSameRoot(root, trust.root))) blame(null, 'otherRoot');
  // As it was before there was a log: only a root from elsewhere can be compared.
  if ((head.format as string) === firstExportFormat) return { ...all, log: null, faults };
  const log = verifyHead(head.head, trust);
  faults.push(...log.faults);
  const { proof } = head;
  if (proof) {
    const isOfThis =
      proof.company_id === head.company_id &&
      proof.company === head.company &&
      proof.day === head.day &&
      proof.scheme === head.scheme &&
      proof.events === tree.count() &&
      proof.root === shown;
    if (!isOfThis) blame(null, 'otherDay');
    if (log.checkpoint && !isInLog(proof, log.checkpoint)) blame(null, 'path', { day: head.day });
  } else if (root) blame(null, 'notInLog', { day: head.day });
  return { ...all, log, faults };
}

function headOf(text: string): ExportHead | null {
  const value = parseObject(text);
  if (value?.format === exportFormat) return value as ExportHead;
  if (value?.format !== firstExportFormat) return null;
  return { ...(value as ExportHead), scheme: 1, proof: null, head: null };
}
