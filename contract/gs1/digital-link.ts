import { applicationIdentifiers, primaryKeys, type Piece } from './application-identifiers.ts';
import { set82 } from './check-characters.ts';
import { valueChecks } from './value-checks.ts';

/** The content of a GS1 Digital Link: key, qualifiers and data attributes. */
export type DigitalLink = {
  key: { ai: string; value: string };
  qualifiers: { ai: string; value: string }[];
  attributes: { ai: string; value: string }[];
};

const sets: Record<Piece['set'], RegExp> = {
  N: /^\d+$/,
  X: new RegExp(`^[${set82.replace(/[-\\\]^]/g, '\\$&')}]+$`),
  Y: /^[#\-/0-9A-Z]+$/,
  Z: /^[\w-]+={0,2}$/,
};

/** Whether a value is valid for its application identifier. */
export function isValue(ai: string, value: string): boolean {
  const pieces = applicationIdentifiers.get(ai);
  if (!pieces) return false;
  let rest = value;
  for (const piece of pieces) {
    if (rest === '' && piece.isOptional) return true;
    const taken = rest.slice(0, piece.most);
    rest = rest.slice(taken.length);
    const isRight =
      taken.length >= piece.least &&
      sets[piece.set].test(taken) &&
      piece.checks.every((check) => valueChecks[check]!(taken));
    if (!isRight) return false;
  }
  return rest === '';
}

function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

/** Parses the path and query of a URL; null where the syntax (1.6) does not allow it. */
export function parseDigitalLink(path: string, query = ''): DigitalLink | null {
  const parts = path.replace(/^\//, '').replace(/\/$/, '').split('/');
  // The path before the key belongs to the resolver: the last position where a key can begin counts.
  const start = parts.findLastIndex(
    (part, at) =>
      primaryKeys.has(part) && (parts.length - at) % 2 === 0 && isChain(parts.slice(at)),
  );
  if (start < 0) return null;
  const pairs: { ai: string; value: string }[] = [];
  for (let at = start; at < parts.length; at += 2) {
    const value = decode(parts[at + 1]!);
    if (value === null || !isValue(parts[at]!, value)) return null;
    pairs.push({ ai: parts[at]!, value });
  }
  const attributes = readAttributes(query, new Set(pairs.map(({ ai }) => ai)));
  if (!attributes) return null;
  const [key, ...qualifiers] = pairs;
  return { key: key!, qualifiers, attributes };
}

/** A key and its qualifiers, in order. */
function isChain(parts: readonly string[]): boolean {
  const [key, ...names] = parts.filter((_part, at) => at % 2 === 0);
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

function readAttributes(query: string, taken: Set<string>): DigitalLink['attributes'] | null {
  const attributes: DigitalLink['attributes'] = [];
  for (const pair of query.replace(/^\?/, '').split(/[&;]/)) {
    const [name = '', ...value] = pair.split('=');
    // Other parameters, such as linkType, are for the resolver.
    if (!/^\d+$/.test(name)) continue;
    const decoded = decode(value.join('=').replaceAll('+', '%2B'));
    if (decoded === null || taken.has(name) || !isValue(name, decoded)) return null;
    taken.add(name);
    attributes.push({ ai: name, value: decoded });
  }
  return attributes;
}

/** The path of a Digital Link: the key, then its qualifiers. */
export const digitalLinkPath = (...pairs: readonly (readonly [ai: string, value: string])[]) =>
  pairs.map(([ai, value]) => `/${ai}/${encodeURIComponent(value)}`).join('');
