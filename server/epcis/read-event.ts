import { createHash } from 'node:crypto';
import { eventFaults, isObject, type Fault } from '#contract/epcis/events.ts';
import { momentOf } from '#contract/epcis/moment.ts';
import { canonicalJson } from '#proof/canonical-json.ts';
import {
  eventId,
  identifier,
  isHashId,
  namespacesIn,
  preHash,
  type EpcisEvent,
} from '#proof/event-hash.ts';

/** What an event may be at most; the standard sets no limit. */
export const limits = { eventBytes: 262_144, depth: 24, uri: 1_000 } as const;

export type Role = 'epc' | 'parent' | 'input' | 'output' | 'class' | 'inputClass' | 'outputClass';
export type Name = { name: string; role: Role };

/** An event as it is kept. */
export type ReadEvent = {
  /** What tells it from others: its id, else its hash. */
  key: string;
  hash: Buffer;
  body: string;
  time: Date;
  names: Name[];
  readPoint: string | null;
  bizLocation: string | null;
};

export const officialContext = 'https://ref.gs1.org/standards/epcis/2.0.0/epcis-context.jsonld';

const lists: readonly (readonly [field: string, role: Role])[] = [
  ['epcList', 'epc'],
  ['childEPCs', 'epc'],
  ['parentID', 'parent'],
  ['inputEPCList', 'input'],
  ['outputEPCList', 'output'],
  ['quantityList', 'class'],
  ['childQuantityList', 'class'],
  ['inputQuantityList', 'inputClass'],
  ['outputQuantityList', 'outputClass'],
];

/** Everything that an event names, each once, in the spelling that is compared. */
export function namesOf(event: Record<string, unknown>): Name[] {
  const found = new Map<string, Name>();
  for (const [field, role] of lists)
    for (const item of [event[field] ?? []].flat()) {
      const name = identifier(isObject(item) ? item.epcClass : item);
      found.set(`${role} ${name}`, { name, role });
    }
  return [...found.values()];
}

function depthOf(value: unknown, most: number): number {
  if (typeof value !== 'object' || value === null || most < 0) return 0;
  let deepest = 0;
  for (const one of Object.values(value)) deepest = Math.max(deepest, depthOf(one, most - 1));
  return deepest + 1;
}
/** Text that PostgreSQL cannot keep: a zero byte, half of a character. */
const unstorable = /(?<!\\)(?:\\\\)*\\u(?:0000|d[89a-f][\da-f]{2})/i;

/** What is wrong beyond the standard: what cannot be kept. */
function keepingFaults(
  event: Record<string, unknown>,
  { text, time, names }: { text: string; time: Date; names: readonly Name[] },
): Fault[] {
  const fault = (message: string): Fault[] => [{ path: '', message }];
  if (Buffer.byteLength(text) > limits.eventBytes)
    return fault(`is larger than ${limits.eventBytes} bytes`);
  if (unstorable.test(text)) return fault('has characters that cannot be stored');
  if (time.getUTCFullYear() < 1 || time.getUTCFullYear() > 9_999)
    return [{ path: 'eventTime', message: 'is before the year 1 or after 9999' }];
  const isLong = (one: string) => one.length > limits.uri;
  if (isLong(String(event.eventID ?? '')) || names.some(({ name }) => isLong(name)))
    return fault(`has a URI of more than ${limits.uri} characters`);
  return [];
}

/** Reads one event of a document with this context. */
export function readEvent(
  given: unknown,
  context: unknown,
): { event: ReadEvent } | { faults: Fault[] } {
  if (depthOf(given, limits.depth) > limits.depth)
    return { faults: [{ path: '', message: `is nested deeper than ${limits.depth}` }] };
  const faults = eventFaults(given);
  if (faults.length > 0) return { faults };
  const { recordTime: _then, '@context': own, ...rest } = given as Record<string, unknown>;
  const contexts = [context ?? [], own ?? []].flat();
  const defined = contexts.filter((one) => isObject(one) && Object.keys(one).length > 0);
  const body = { '@context': [officialContext, ...defined], ...rest };
  const text = JSON.stringify(body);
  const time = new Date(momentOf(rest.eventTime as string) ?? NaN);
  const names = namesOf(rest);
  const unkept = keepingFaults(rest, { text, time, names });
  if (unkept.length > 0) return { faults: unkept };
  try {
    const stored = JSON.parse(text) as EpcisEvent;
    const hash = createHash('sha256')
      .update(preHash(stored, namespacesIn(defined)))
      .digest();
    const id = rest.eventID as string | undefined;
    if (isHashId(id) && id !== eventId(hash))
      return { faults: [{ path: 'eventID', message: 'is the hash of another event' }] };
    return {
      event: {
        key: keyOf(rest, id ?? eventId(hash)),
        hash,
        body: text,
        time,
        names,
        readPoint: placeOf(rest.readPoint),
        bizLocation: placeOf(rest.bizLocation),
      },
    };
  } catch {
    return { faults: [{ path: '', message: 'has fields that cannot be hashed' }] };
  }
}

const placeOf = (place: unknown) => (isObject(place) ? identifier(place.id) : null);

/** That an event was wrong is told by repeating it with its id: that is another one. */
function keyOf({ errorDeclaration: error }: Record<string, unknown>, id: string): string {
  if (error === undefined) return id;
  return `${id}#${createHash('sha256').update(canonicalJson(error)).digest('hex')}`;
}
