import { applicationIdentifiers } from './application-identifiers.ts';
import { isValue, type Element } from './values.ts';

/** FNC1 as scanners send it between elements. */
const separator = String.fromCodePoint(29);
/** What scanners that type like a keyboard, and programs, write in its place: none of these is in a value. */
const typedSeparators = /\u241d|\{(?:GS|FNC1)\}|\^\]/gi;
/** Carriers of element strings (GS1-128, DataBar, Data Matrix, QR, DotCode), by the symbology identifier before them. */
const carriers = /^\](?:C1|e[0-2]|d2|Q3|J1)/;
/** EAN-13 (UPC-A, too) and EAN-8 carry a GTIN alone. */
const gtinCarriers = /^\](?:E0(\d{13})|E4(\d{8}))$/;

const longestAi = 4;

/** Elements one behind the other: those without a fixed length end at a separator or at the end. */
function readJoined(text: string): Element[] | null {
  const elements: Element[] = [];
  let rest = text;
  while (rest !== '') {
    const ai = aiBefore(rest);
    if (ai === null) return null;
    const { isFixed, pieces } = applicationIdentifiers.get(ai)!;
    const [open = ''] = rest.slice(ai.length).split(separator);
    const length = pieces.reduce((sum, { most }) => sum + most, 0);
    const value = isFixed ? open.slice(0, length) : open;
    if (!isValue(ai, value)) return null;
    elements.push({ ai, value });
    rest = rest.slice(ai.length + value.length);
    if (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return elements.length === 0 ? null : elements;
}

function aiBefore(text: string): string | null {
  for (let length = 2; length <= longestAi; length += 1)
    if (applicationIdentifiers.has(text.slice(0, length))) return text.slice(0, length);
  return null;
}

const bracket = /\((\d{2,4})\)((?:\\\(|[^(])+)/g;

/** "(01)06901234567892(21)A1", as printed below a symbol; an opening bracket in a value is written `\(`. */
export function readBracketed(text: string): Element[] | null {
  const found = [...text.matchAll(bracket)];
  if (found.length === 0 || found.map(([whole]) => whole).join('') !== text) return null;
  const elements = found.map(([, ai, value]) => ({
    ai: ai!,
    value: value!.replaceAll('\\(', '('),
  }));
  return elements.every(({ ai, value }) => isValue(ai, value)) ? elements : null;
}

const hasCheckDigit = ({ ai }: Element) =>
  applicationIdentifiers.get(ai)!.pieces.some(({ checks }) => checks.includes('sum'));

/**
 * Elements as printed in brackets or as scanned; null if the text is not an element string. Scanners that send neither
 * a symbology identifier nor FNC1 at the beginning are understood if a key with a right check digit comes first:
 * other digits may be anything.
 */
export function readElements(text: string): Element[] | null {
  if (text.startsWith('(')) return readBracketed(text);
  const [, gtin13, gtin8] = gtinCarriers.exec(text) ?? [];
  const gtin = gtin13 ?? gtin8;
  if (gtin !== undefined) {
    const value = gtin.padStart(14, '0');
    return isValue('01', value) ? [{ ai: '01', value }] : null;
  }
  const typed = text.replace(typedSeparators, separator);
  const bare = typed.replace(carriers, '');
  const isMarked = bare !== typed || typed.startsWith(separator);
  const elements = readJoined(bare.startsWith(separator) ? bare.slice(1) : bare);
  return elements && (isMarked || hasCheckDigit(elements[0]!)) ? elements : null;
}

/** For reading: every identifier in brackets. */
export const bracketed = (elements: readonly Element[]): string =>
  elements.map(({ ai, value }) => `(${ai})${value.replaceAll('(', '\\(')}`).join('');

/** For a symbol: separators where they are needed, and nowhere else. */
export const joined = (elements: readonly Element[], fnc1 = separator): string =>
  elements
    .map(({ ai, value }, at) => {
      const needsEnd = at < elements.length - 1 && !applicationIdentifiers.get(ai)?.isFixed;
      return ai + value + (needsEnd ? fnc1 : '');
    })
    .join('');

/** In the order that needs the fewest separators: those of fixed length first. */
export const shortest = (elements: readonly Element[]): Element[] =>
  elements.toSorted(
    (one, other) =>
      Number(applicationIdentifiers.get(other.ai)?.isFixed ?? false) -
      Number(applicationIdentifiers.get(one.ai)?.isFixed ?? false),
  );
