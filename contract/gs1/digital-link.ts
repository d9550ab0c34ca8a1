import { applicationIdentifiers, primaryKeys } from './application-identifiers.ts';
import { isValue, type Element } from './values.ts';

/** The content of a GS1 Digital Link: key, qualifiers and data attributes. */
export type DigitalLink = { key: Element; qualifiers: Element[]; attributes: Element[] };

type Options = {
  /** Product numbers of 8, 12 and 13 digits, too, as early links have them. */
  hasShortGtins?: boolean;
};

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

const lengthened = (ai: string, value: string) =>
  ai === '01' && /^(?:\d{8}|\d{12,13})$/.test(value) ? value.padStart(14, '0') : value;

/** Parses the path and query of a URL; null where the syntax (1.6) does not allow it. */
export function parseDigitalLink(
  path: string,
  query = '',
  { hasShortGtins = false }: Options = {},
): DigitalLink | null {
  const parts = path.replace(/^\//, '').split('/');
  // The path before the key belongs to the resolver: the last position where a key can begin counts.
  const start = parts.findLastIndex(
    (part, at) =>
      primaryKeys.has(part) && (parts.length - at) % 2 === 0 && isChain(namesOf(parts.slice(at))),
  );
  if (start < 0) return null;
  const pairs: Element[] = [];
  for (let at = start; at < parts.length; at += 2) {
    const ai = parts[at]!;
    const written = decode(parts[at + 1]!);
    if (written === null) return null;
    const value = hasShortGtins ? lengthened(ai, written) : written;
    if (!isValue(ai, value)) return null;
    pairs.push({ ai, value });
  }
  const attributes = readAttributes(query, namesOf(parts.slice(start)));
  if (!attributes) return null;
  const [key, ...qualifiers] = pairs;
  return { key: key!, qualifiers, attributes };
}

const schemes = /^(?:https?|HTTPS?):\/\/([\w.:[\]-]+)(\/[^?#]*)(?:\?([^#]*))?(?:#.*)?$/;
/** What a URL may be written with. */
const urlSigns = /^[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/;

/** The same of a whole URL. */
export function parseDigitalLinkUrl(url: string, options?: Options): DigitalLink | null {
  const [, host, path, query] = schemes.exec(url) ?? [];
  return host === undefined || !urlSigns.test(url) ? null : parseDigitalLink(path!, query, options);
}

const namesOf = (parts: readonly string[]) => parts.filter((_part, at) => at % 2 === 0);

/** Whether these are a key and qualifiers of it, in order. */
function isChain([key, ...names]: readonly string[]): boolean {
  return primaryKeys.get(key!)!.some((order) => {
    let at = -1;
    return names.every((name) => {
      const next = order.indexOf(name);
      const isNext = next > at;
      at = next;
      return isNext;
    });
  });
}

/** Whether an identifier could stand in the path, behind those that do. */
const belongsInPath = (ai: string, path: readonly string[]) =>
  path.some((_name, at) => isChain(path.toSpliced(at + 1, 0, ai)));

function readAttributes(query: string, path: readonly string[]): Element[] | null {
  const attributes: Element[] = [];
  const taken = new Set(path);
  for (const pair of query.replace(/^\?/, '').split(/[&;]/)) {
    const [name = '', ...rest] = pair.split('=');
    // Other parameters, such as linkType, are for the resolver.
    if (!/^\d+$/.test(name)) continue;
    // In a query a plus sign is a blank, which no value has.
    const written = decode(rest.join('=').replaceAll('+', ' '));
    if (written === null) return null;
    const value = lengthened(name, written);
    if (taken.has(name) || !isValue(name, value)) return null;
    if (!applicationIdentifiers.get(name)!.isAttribute || belongsInPath(name, path)) return null;
    taken.add(name);
    attributes.push({ ai: name, value });
  }
  return attributes;
}

const escape = (value: string) =>
  encodeURIComponent(value).replace(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** The path of a Digital Link: the key, then its qualifiers. */
export const digitalLinkPath = (...pairs: readonly (readonly [ai: string, value: string])[]) =>
  pairs.map(([ai, value]) => `/${ai}/${escape(value)}`).join('');

/** The Digital Link of elements; null if none of them is a key or one has no place in it. */
export function digitalLinkUrl(root: string, elements: readonly Element[]): string | null {
  const once = elements.filter(({ ai }, at) => elements.findIndex((one) => one.ai === ai) === at);
  const key = once.find(({ ai }) => primaryKeys.has(ai));
  if (!key) return null;
  const has = (ai: string) => once.some((one) => one.ai === ai);
  const [order] = primaryKeys
    .get(key.ai)!
    .map((names) => names.filter(has))
    .toSorted((one, other) => other.length - one.length);
  const path = [key, ...order!.map((name) => once.find(({ ai }) => ai === name)!)];
  const others = once.filter((element) => !path.includes(element));
  const identifierOf = ({ ai }: Element) => applicationIdentifiers.get(ai);
  if (!others.every((element) => identifierOf(element)?.isAttribute)) return null;
  const query = [
    ...others.filter((element) => identifierOf(element)!.isFixed),
    ...others.filter((element) => !identifierOf(element)!.isFixed),
  ].map(({ ai, value }) => `${ai}=${escape(value)}`);
  return (
    root.replace(/\/$/, '') +
    digitalLinkPath(...path.map(({ ai, value }) => [ai, value] as const)) +
    (query.length > 0 ? `?${query.join('&')}` : '')
  );
}
