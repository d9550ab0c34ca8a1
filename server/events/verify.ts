import { eventId, hashEvent, type EpcisEvent } from './event-hash.ts';
import { exportFormat, type ExportHead } from './export.ts';
import { growTree } from './merkle.ts';

/** What is wrong with an export, and on which line if one is to blame. */
export type Fault = { line: number | null; what: string };
export type Verified = {
  head: ExportHead | null;
  events: number;
  root: string | null;
  faults: Fault[];
};

function parse(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The hash of an event, or undefined if it is not an event. */
function hashOf(event: Record<string, unknown>, head: ExportHead | null): Buffer | null {
  try {
    return hashEvent(event as EpcisEvent, head?.namespaces ?? {});
  } catch {
    return null;
  }
}

/** Recomputes every hash of an export and its root. Needs nothing but the file. */
export async function verifyExport(lines: AsyncIterable<string>): Promise<Verified> {
  const tree = growTree();
  const faults: Fault[] = [];
  let head: ExportHead | null = null;
  let at = 0;
  for await (const text of lines) {
    at += 1;
    if (text.trim() === '') continue;
    const value = parse(text);
    if (at === 1) {
      if (value?.format !== exportFormat) {
        faults.push({ line: 1, what: `this is no export of events (${exportFormat})` });
        break;
      }
      head = value as unknown as ExportHead;
      continue;
    }
    const hash = value && hashOf(value, head);
    if (!hash) {
      faults.push({ line: at, what: 'this is no event' });
      continue;
    }
    if (value.eventID !== eventId(hash))
      faults.push({ line: at, what: `the event was changed: its hash is ${eventId(hash)}` });
    tree.add(hash);
  }
  const root = tree.root()?.toString('hex') ?? null;
  if (head && head.events !== tree.count())
    faults.push({
      line: null,
      what: `${head.events} events were sealed, ${tree.count()} are here`,
    });
  if (head && head.root !== root)
    faults.push({
      line: null,
      what: `the root over these events is ${root}, sealed was ${head.root}`,
    });
  return { head, events: tree.count(), root, faults };
}
