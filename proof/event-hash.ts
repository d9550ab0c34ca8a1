import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { parseDigitalLink } from '#contract/gs1/digital-link.ts';

/** An EPCIS 2.0 event as JSON-LD, without the document around it. */
export type EpcisEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** Namespaces of the prefixes outside the standard. */
export type Namespaces = Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;
const cbv = 'https://ref.gs1.org/cbv/';
const canonicalRoot = 'https://id.gs1.org';
/** Left out of the hash: event ids and record times are not part of what happened. */
const apart = new Set(['@context', 'type', 'eventID', 'recordTime']);
/** GS1 keys with the one qualifier that names an instance; others are dropped. */
const finest: Record<string, readonly string[]> = {
  '01': ['21', '10', '235'],
  '414': ['254'],
  '8006': ['21', '10'],
  '8010': ['8011'],
};

const asArray = (value: unknown): readonly unknown[] =>
  value === undefined ? [] : Array.isArray(value) ? (value as unknown[]) : [value];
/** By code points, as the standard sorts; JavaScript compares UTF-16 units, which differ beyond the first plane. */
function byCodePoints(one: string, other: string): number {
  const [these, those] = [[...one], [...other]];
  const at = these.findIndex((char, index) => char !== those[index]);
  if (at < 0) return these.length - those.length;
  return at < those.length ? these[at]!.codePointAt(0)! - those[at]!.codePointAt(0)! : 1;
}
const inOrder = (parts: readonly string[]): string =>
  (parts.length > 1 ? parts.toSorted(byCodePoints) : parts).join('');

/** A term of the web vocabulary: a bare word becomes the full URI. */
const word = (kind: string) => (value: unknown) => {
  const text = textOf(value);
  const bare = text.replace(new RegExp(`^urn:epcglobal:cbv:${kind.toLowerCase()}:`), '');
  return /^[\w-]+$/.test(bare) ? `${cbv}${kind}-${bare}` : bare;
};

/** Numbers without trailing zeros; everything else trimmed. */
function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : (value as string).trim();
}

const timeOf = (value: unknown) => new Date(textOf(value)).toISOString();

/** A GS1 URI in its canonical form; anything else unchanged. */
function identifier(value: unknown): string {
  const text = textOf(value);
  if (!/^https?:\/\//.test(text)) return text;
  const { pathname } = new URL(text);
  const link = parseDigitalLink(pathname);
  if (!link) return text;
  const { key, qualifiers } = link;
  const closest = finest[key.ai]
    ?.map((ai) => qualifiers.find((one) => one.ai === ai))
    .find((one) => one !== undefined);
  const pairs = [key, ...(closest ? [closest] : [])];
  return (
    canonicalRoot + pairs.map(({ ai, value: own }) => `/${ai}/${encodeURIComponent(own)}`).join('')
  );
}

type Part = (value: unknown, name: string) => string;
const plain =
  (write: (value: unknown) => string): Part =>
  (value, name) =>
    `${name}=${write(value)}`;
const list =
  (one: (item: unknown) => string): Part =>
  (value, name) => {
    const items = asArray(value);
    return items.length === 0 ? '' : name + inOrder(items.map(one));
  };
const epcs = list((item) => `epc=${identifier(item)}`);
const quantities = list((item) => {
  const { epcClass, quantity, uom } = item as Fields;
  return (
    `quantityElementepcClass=${identifier(epcClass)}` +
    (quantity === undefined ? '' : `quantity=${textOf(quantity)}`) +
    (uom === undefined ? '' : `uom=${textOf(uom)}`)
  );
});
const typed = (name: string, kind: string) =>
  list((item) => {
    const { type, [name]: value } = item as Fields;
    return (type === undefined ? '' : `type=${word(kind)(type)}`) + `${name}=${identifier(value)}`;
  });
const place: Part = (value, name) => {
  const { id } = value as Fields;
  return id === undefined ? '' : `${name}id=${identifier(id)}`;
};
const dispositions: Part = (value, name) => {
  const { set, unset } = value as Fields;
  const said = (key: string, words: unknown) =>
    inOrder(asArray(words).map((one) => `${key}=${word('Disp')(one)}`));
  return name + said('set', set) + said('unset', unset);
};

/** The standard's fields in the standard's order. Sensor fields are not recorded here. */
const order: readonly (readonly [name: string, part: Part])[] = [
  ['eventTime', plain(timeOf)],
  ['eventTimeZoneOffset', plain(textOf)],
  ['epcList', epcs],
  ['parentID', plain(identifier)],
  ['inputEPCList', epcs],
  ['childEPCs', epcs],
  ['quantityList', quantities],
  ['childQuantityList', quantities],
  ['inputQuantityList', quantities],
  ['outputEPCList', epcs],
  ['outputQuantityList', quantities],
  ['action', plain(textOf)],
  ['transformationID', plain(textOf)],
  ['bizStep', plain(word('BizStep'))],
  ['disposition', plain(word('Disp'))],
  ['persistentDisposition', dispositions],
  ['readPoint', place],
  ['bizLocation', place],
  ['bizTransactionList', typed('bizTransaction', 'BTT')],
  ['sourceList', typed('source', 'SDT')],
  ['destinationList', typed('destination', 'SDT')],
];
const standard = new Set([...order.map(([name]) => name), 'ilmd']);

/** A field outside the standard with its full name, and everything below it. */
function own(name: string, value: unknown, namespaces: Namespaces): string[] {
  const [prefix = '', local] = name.split(/:(.*)/s);
  const full = local === undefined ? name : `{${namespaces[prefix] ?? prefix}}${local}`;
  return asArray(value).map((item) =>
    typeof item === 'object' && item !== null
      ? full + inside(item as Fields, namespaces)
      : `${full}=${textOf(item)}`,
  );
}
const inside = (fields: Fields, namespaces: Namespaces): string =>
  inOrder(Object.entries(fields).flatMap(([name, value]) => own(name, value, namespaces)));

/** The hash input of an event (CBV 2.0): the same text however the event is formatted. */
export function preHash(event: EpcisEvent, namespaces: Namespaces = {}): string {
  let text = `eventType=${event.type}`;
  for (const [name, part] of order) if (event[name] !== undefined) text += part(event[name], name);
  if (event.ilmd !== undefined) text += `ilmd${inside(event.ilmd as Fields, namespaces)}`;
  const extensions = Object.entries(event).flatMap(([name, value]) =>
    apart.has(name) || standard.has(name) ? [] : own(name, value, namespaces),
  );
  for (const name of ['readPoint', 'bizLocation']) {
    const { id: _id, ...more } = (event[name] ?? {}) as Fields;
    if (Object.keys(more).length > 0) extensions.push(name + inside(more, namespaces));
  }
  return text + inOrder(extensions);
}

export const hashEvent = (event: EpcisEvent, namespaces: Namespaces = {}): Uint8Array =>
  sha256(utf8ToBytes(preHash(event, namespaces)));

/** A hash as an event id. */
export const eventId = (hash: Uint8Array): string => `ni:///sha-256;${bytesToHex(hash)}?ver=CBV2.0`;
