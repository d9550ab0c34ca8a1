import { decompress } from './compressed-link.ts';
import { parseDigitalLinkUrl } from './digital-link.ts';
import { readElements } from './element-string.ts';
import type { Element } from './values.ts';

const webAddress = /^https?:\/\/[^/]+\/([^?#]*)/i;
/** What scanners may send before the address in a QR code or a Data Matrix. */
const symbology = /^\][A-Za-z]\d/;

/** A Digital Link that is compressed, wholly or behind its key. */
function readCompressed(url: string): Element[] | null {
  const parts = (webAddress.exec(url)?.[1] ?? '').replace(/\/$/, '').split('/');
  const found = parts.length === 1 || parts.length === 3 ? decompress(parts.pop()!) : null;
  const [ai, value] = parts;
  return found && [...(ai === undefined ? [] : [{ ai, value: value! }]), ...found.elements];
}

/** What GS1 can read in a scanned text: an element string or a Digital Link, in any form. */
export function elementsIn(text: string): Element[] | null {
  const url = text.replace(symbology, '');
  if (!webAddress.test(url)) return readElements(text);
  const [address, ...rest] = url.split(/(?=[?#])/);
  // People's addresses may end with a slash.
  const link = parseDigitalLinkUrl(address!.replace(/\/$/, '') + rest.join(''), {
    hasShortGtins: true,
  });
  return link ? [link.key, ...link.qualifiers, ...link.attributes] : readCompressed(url);
}

/** The first of these identifiers that a scanned text has; null if it has none or is not of GS1. */
export function valueIn(text: string, ais: readonly string[]): string | null {
  const elements = elementsIn(text) ?? [];
  const found = ais.map((ai) => elements.find((element) => element.ai === ai));
  return found.find((element) => element !== undefined)?.value ?? null;
}

/** An item by its serial number, or a box or pallet by its own number. */
export const itemIn = (text: string): string | null => valueIn(text, ['21', '00']);

/** The words that lists search for where a text names no item: a lot, a product, a place. */
export function wordsIn(text: string): string | null {
  if (itemIn(text) !== null) return null;
  const lot = valueIn(text, ['10']);
  if (lot !== null) return lot;
  const product = valueIn(text, ['01', '02', '03']);
  // Products may have it with or without leading zeros.
  if (product !== null) return product.replace(/^0+/, '');
  return valueIn(text, ['414', '417', '410', '411', '412', '413', '415', '416']);
}
