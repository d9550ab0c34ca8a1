import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { momentOf } from '#contract/epcis/moment.ts';
import { digitalLinkOfUrn } from '#contract/epcis/urn.ts';
import { parseDigitalLink } from '#contract/gs1/digital-link.ts';

/** An EPCIS 2.0 event as JSON-LD, without the document around it. */
export type EpcisEvent = Readonly<Record<string, unknown>> & { readonly type: string };

/** Namespaces of the prefixes outside the standard. */
export type Namespaces = Readonly<Record<string, string>>;

type Fields = Readonly<Record<string, unknown>>;
const cbv = 'https://ref.gs1.org/cbv/';
const canonicalRoot = 'https://id.gs1.org';
const voc = 'https://ref.gs1.org/voc/';
/** Left out of the hash: ids, record times, certificates and declared errors are not part of what happened. */
const apart = new Set([
  '@context',
  'type',
  'eventID',
  'recordTime',
  'certificationInfo',
  'errorDeclaration',
]);
/** Prefixes that the context of the standard defines. */
const usualNamespaces: Namespaces = { cbvmda: 'urn:epcglobal:cbv:mda' };
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
  if (bare.startsWith('cbv:')) return cbv + bare.slice(4);
  return /^[\w-]+$/.test(bare) ? `${cbv}${kind}-${bare}` : bare;
};
/** A term of the vocabulary of measurements. */
const measured = (value: unknown) =>
  textOf(value).replace(/^(?:gs1:|https?:\/\/(?:www\.)?gs1\.org\/voc\/|(?=[\w-]+$))/, voc);
const substance = (value: unknown) =>
  textOf(value).replace(/^urn:epcglobal:cbv:inchikey:/, 'https://identifiers.org/inchikey:');

/** Numbers without trailing zeros; everything else trimmed. */
function textOf(value: unknown): string {
  return typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : (value as string).trim();
}

/** In UTC and milliseconds; finer times are rounded. */
const timeOf = (value: unknown) => new Date(momentOf(textOf(value)) ?? NaN).toISOString();

/** The signs that a Digital Link never shows as they are. */
const spelled = (value: string) =>
  encodeURIComponent(value).replace(
    /[!()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** A GS1 URI in its canonical form; anything else unchanged. */
export function identifier(value: unknown): string {
  const text = textOf(value);
  if (text.startsWith('urn:epc:')) return digitalLinkOfUrn(text) ?? text;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return text;
  const { pathname } = new URL(text);
  const link = parseDigitalLink(pathname);
  if (!link) return text;
  const { key, qualifiers } = link;
  const closest = finest[key.ai]
    ?.map((ai) => qualifiers.find((one) => one.ai === ai))
    .find((one) => one !== undefined);
  const pairs = [key, ...(closest ? [closest] : [])];
  return canonicalRoot + pairs.map(({ ai, value: own }) => `/${ai}/${spelled(own)}`).join('');
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

type Named = readonly (readonly [name: string, write: (value: unknown) => string])[];
const each = (names: readonly string[], write: (value: unknown) => string): Named =>
  names.map((name) => [name, write]);
const metadataFields: Named = [
  ...each(['time', 'startTime', 'endTime'], timeOf),
  ...each(
    ['deviceID', 'deviceMetadata', 'rawData', 'dataProcessingMethod', 'bizRules'],
    identifier,
  ),
];
const reportFields: Named = [
  ...each(['type', 'exception'], measured),
  ...each(
    ['deviceID', 'deviceMetadata', 'rawData', 'dataProcessingMethod', 'bizRules'],
    identifier,
  ),
  ['time', timeOf],
  ['microorganism', identifier],
  ['chemicalSubstance', substance],
  ['value', textOf],
  ['component', word('Comp')],
  ...each(['stringValue', 'booleanValue', 'hexBinaryValue'], textOf),
  ['uriValue', identifier],
  ...each(['minValue', 'maxValue', 'meanValue', 'sDev', 'percRank', 'percValue', 'uom'], textOf),
  ['coordinateReferenceSystem', identifier],
];
const inTurn = (fields: Fields, named: Named) =>
  named
    .filter(([name]) => fields[name] !== undefined)
    .map(([name, write]) => `${name}=${write(fields[name])}`)
    .join('');
const othersThan = (fields: Fields, named: Named): Fields =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => named.every(([known]) => known !== name)),
  );

const sensors: Part = (value) =>
  inOrder(
    asArray(value).map((element) => {
      const { sensorMetadata, sensorReport } = element as Fields;
      const metadata = inTurn((sensorMetadata ?? {}) as Fields, metadataFields);
      const reports = asArray(sensorReport).map(
        (report) => `sensorReport${inTurn(report as Fields, reportFields)}`,
      );
      return `sensorElement${metadata && `sensorMetadata${metadata}`}${inOrder(reports)}`;
    }),
  );

/** What a sensor element has beside the standard's fields. */
function sensorExtensions(element: Fields, namespaces: Namespaces): string | null {
  const { sensorMetadata, sensorReport, ...rest } = element;
  const beside = (name: string, value: unknown, named: Named) => {
    const text = inside(othersThan(value as Fields, named), namespaces);
    return text === '' ? [] : [name + text];
  };
  const parts = [
    ...(sensorMetadata === undefined
      ? []
      : beside('sensorMetadata', sensorMetadata, metadataFields)),
    ...asArray(sensorReport).flatMap((report) => beside('sensorReport', report, reportFields)),
    ...Object.entries(rest).flatMap(([name, value]) => own(name, value, namespaces)),
  ];
  return parts.length === 0 ? null : `sensorElement${inOrder(parts)}`;
}

/** The standard's fields in the standard's order. */
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
  ['transformationID', plain(identifier)],
  ['bizStep', plain(word('BizStep'))],
  ['disposition', plain(word('Disp'))],
  ['persistentDisposition', dispositions],
  ['readPoint', place],
  ['bizLocation', place],
  ['bizTransactionList', typed('bizTransaction', 'BTT')],
  ['sourceList', typed('source', 'SDT')],
  ['destinationList', typed('destination', 'SDT')],
  ['sensorElementList', sensors],
];
const standard = new Set([...order.map(([name]) => name), 'ilmd']);

/** A field outside the standard with its full name, and everything below it. */
function own(name: string, value: unknown, namespaces: Namespaces): string[] {
  const [prefix = '', local] = name.split(/:(.*)/s);
  const known = [namespaces, usualNamespaces].find((one) => Object.hasOwn(one, prefix));
  const space = known?.[prefix] ?? prefix;
  const full = local === undefined ? name : `{${space}}${local}`;
  // Our own fields were hashed as they stand from the first day on.
  const write = space.startsWith(ownSpace) ? textOf : canonicalText;
  return asArray(value).map((item) =>
    typeof item === 'object' && item !== null
      ? full + inside(item as Fields, namespaces)
      : `${full}=${write(item ?? '')}`,
  );
}
const ownSpace = 'urn:suyuan:epcis:';
/** A value of a field outside the standard. Zeros at the end of a fraction mean nothing; all other digits stay. */
const canonicalText = (value: unknown) => {
  const text = textOf(value);
  return /^-?\d+\.\d+$/.test(text) ? text.replace(/\.?0+$/, '') : identifier(text);
};
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
  for (const element of asArray(event.sensorElementList)) {
    const beside = sensorExtensions(element as Fields, namespaces);
    if (beside !== null) extensions.push(beside);
  }
  return text + inOrder(extensions);
}

export const hashEvent = (event: EpcisEvent, namespaces: Namespaces = {}): Uint8Array =>
  sha256(utf8ToBytes(preHash(event, namespaces)));

/** A hash as an event id. */
export const eventId = (hash: Uint8Array): string => `ni:///sha-256;${bytesToHex(hash)}?ver=CBV2.0`;
/** Whether an event id claims to be the hash of its event. */
export const isHashId = (id: unknown): boolean =>
  typeof id === 'string' && /^ni:\/\/\/sha-256;[\da-f]{64}\?ver=CBV2\.0$/.test(id);

/** The prefixes that a context defines, beside those that are known anyway. */
export const namespacesIn = (context: unknown, known: Namespaces = {}): Namespaces => ({
  ...known,
  ...Object.fromEntries(
    asArray(context)
      .flatMap((one) => (typeof one === 'object' && one !== null ? Object.entries(one) : []))
      .filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  ),
});
