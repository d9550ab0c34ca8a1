import { checkDigitOf } from '#contract/gs1/check-characters.ts';

// EPC URIs (urn:epc:…) and GS1 Digital Links name the same things: https://ref.gs1.org/standards/tds/ 2.1, tables of
// section 6.3 and 11. A URN shows where the company prefix ends, a Digital Link does not.

const root = 'https://id.gs1.org';

/** How the key of one scheme is put together from company prefix and reference. */
type Scheme = {
  ai: string;
  /** Digits of prefix and reference together. */
  digits?: number;
  /** The first digit of the reference stands before the prefix. */
  leads?: true;
  /** What stands before the prefix in the key. */
  before?: string;
  hasCheckDigit?: true;
  /** Where the serial number goes: into a qualifier, or behind the key (`joined`). */
  serial?: string;
  /** The serial that means none. */
  none?: string;
};

const schemes: Record<string, Scheme> = {
  sgtin: { ai: '01', digits: 13, leads: true, hasCheckDigit: true, serial: '21' },
  upui: { ai: '01', digits: 13, leads: true, hasCheckDigit: true, serial: '235' },
  itip: { ai: '8006', digits: 13, leads: true, hasCheckDigit: true, serial: '21' },
  sscc: { ai: '00', digits: 17, leads: true, hasCheckDigit: true },
  sgln: { ai: '414', digits: 12, hasCheckDigit: true, serial: '254', none: '0' },
  pgln: { ai: '417', digits: 12, hasCheckDigit: true },
  grai: { ai: '8003', digits: 12, before: '0', hasCheckDigit: true, serial: 'joined' },
  gdti: { ai: '253', digits: 12, hasCheckDigit: true, serial: 'joined' },
  sgcn: { ai: '255', digits: 12, hasCheckDigit: true, serial: 'joined' },
  gsrn: { ai: '8018', digits: 17, hasCheckDigit: true },
  gsrnp: { ai: '8017', digits: 17, hasCheckDigit: true },
  gsin: { ai: '402', digits: 16, hasCheckDigit: true },
  giai: { ai: '8004' },
  ginc: { ai: '401' },
  cpi: { ai: '8010', serial: '8011' },
};

/** As a Digital Link spells a value. */
const spell = (value: string) =>
  encodeURIComponent(value).replace(
    /[!()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** The key of prefix and reference; null where they have another length. */
function keyOf(scheme: Scheme, prefix: string, reference: string): string | null {
  if (!/^\d{6,12}$/.test(prefix)) return null;
  if (scheme.digits === undefined) {
    const value = decode(reference);
    return value === null || value === '' ? null : prefix + value;
  }
  if (!/^\d*$/.test(reference) || prefix.length + reference.length !== scheme.digits) return null;
  const digits = scheme.leads
    ? reference.slice(0, 1) + prefix + reference.slice(1)
    : (scheme.before ?? '') + prefix + reference;
  return digits + checkDigitOf(digits);
}

/** The canonical Digital Link of an EPC, of a class of them or of a pattern; null for anything else. */
export function digitalLinkOfUrn(urn: string): string | null {
  const [, kind, name = '', rest = ''] = /^urn:epc:(id|class|idpat):([a-z]+):(.+)$/.exec(urn) ?? [];
  if (!kind) return null;
  const isLot = kind === 'class' && name === 'lgtin';
  const scheme = isLot ? { ...schemes.sgtin!, serial: '10' } : schemes[name];
  if (!scheme || (kind === 'class') !== isLot) return null;
  const [prefix = '', reference = '', ...more] = rest.split('.');
  // The pieces of a kit stand between key and serial number.
  const pieces = name === 'itip' ? more.splice(0, 2) : [];
  if (name === 'itip' && !pieces.every((one) => /^\d{2}$/.test(one))) return null;
  if (!scheme.serial && more.length > 0 && name !== 'giai' && name !== 'ginc') return null;
  const isOpen = !scheme.serial && !scheme.digits;
  const key = keyOf(scheme, prefix, isOpen ? [reference, ...more].join('.') : reference);
  if (key === null) return null;
  const base = `${root}/${scheme.ai}/${spell(key + pieces.join(''))}`;
  if (!scheme.serial) return base;
  const written = more.join('.');
  if (kind === 'idpat') return written === '*' ? base : null;
  const serial = decode(written);
  if (serial === null || serial === '') return null;
  if (serial === scheme.none) return base;
  return scheme.serial === 'joined'
    ? base + spell(serial)
    : `${base}/${scheme.serial}/${spell(serial)}`;
}

/** As an EPC URI spells a serial number. */
const urnSpell = (value: string) =>
  value.replace(
    /["%&/<>?#]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`,
  );

/**
 * The EPC URI of a Digital Link of one thing (`sgtin` …), or of a lot. How many digits the company prefix has must be
 * known. Null where there is no such URI.
 */
export function urnOfDigitalLink(link: string, prefixLength: number): string | null {
  const parts =
    /^https?:\/\/[^/]+\/(.+)$/.exec(link.replace(/[?#].*$/s, ''))?.[1]?.split('/') ?? [];
  const values = parts.map((part) => decode(part) ?? '');
  const at = values.findIndex(
    (part, index) =>
      index % 2 === values.length % 2 && Object.values(schemes).some((one) => one.ai === part),
  );
  if (at < 0) return null;
  const [ai, key = '', ...pairs] = values.slice(at);
  const qualifiers = new Map<string, string>();
  for (let index = 0; index < pairs.length; index += 2)
    qualifiers.set(pairs[index]!, pairs[index + 1] ?? '');
  if (ai === '01' && !qualifiers.has('21') && qualifiers.has('10')) {
    const gtin = splitKey(schemes.sgtin!, key, prefixLength);
    return gtin && `urn:epc:class:lgtin:${gtin.head}.${urnSpell(qualifiers.get('10')!)}`;
  }
  const name = Object.keys(schemes).find((one) => {
    const { ai: own, serial, none } = schemes[one]!;
    if (own !== ai) return false;
    return !serial || serial === 'joined' || none !== undefined || qualifiers.has(serial);
  });
  if (!name) return null;
  const scheme = schemes[name]!;
  const split = splitKey(scheme, name === 'itip' ? key.slice(0, 14) : key, prefixLength);
  if (!split) return null;
  const pieces = name === 'itip' ? `.${key.slice(14, 16)}.${key.slice(16, 18)}` : '';
  const serial =
    scheme.serial === 'joined'
      ? split.rest
      : scheme.serial
        ? (qualifiers.get(scheme.serial) ?? scheme.none)
        : undefined;
  if (scheme.serial && (serial === undefined || serial === '')) return null;
  const end = serial === undefined ? '' : `.${urnSpell(serial)}`;
  return `urn:epc:id:${name}:${split.head}${pieces}${end}`;
}

/** A key as `prefix.reference`, and what is joined to it; null where a check digit is wrong. */
function splitKey(
  scheme: Scheme,
  key: string,
  prefixLength: number,
): { head: string; rest: string } | null {
  if (prefixLength < 6 || prefixLength > 12) return null;
  if (scheme.digits === undefined)
    return /^\d+$/.test(key.slice(0, prefixLength)) && key.length > prefixLength
      ? { head: `${key.slice(0, prefixLength)}.${urnSpell(key.slice(prefixLength))}`, rest: '' }
      : null;
  const before = scheme.before ?? '';
  const length = before.length + scheme.digits;
  const digits = key.slice(0, length);
  if (!/^\d+$/.test(digits) || digits.length !== length || !digits.startsWith(before)) return null;
  if (key[length] !== checkDigitOf(digits)) return null;
  const own = digits.slice(before.length);
  const head = scheme.leads
    ? `${own.slice(1, 1 + prefixLength)}.${own[0]!}${own.slice(1 + prefixLength)}`
    : `${own.slice(0, prefixLength)}.${own.slice(prefixLength)}`;
  return { head, rest: key.slice(length + 1) };
}
