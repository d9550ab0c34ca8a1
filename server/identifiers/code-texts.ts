import type { Mark } from '#contract/codes/mark.ts';
import { digitalLinkPath } from '#contract/gs1/digital-link.ts';
import { bracketed } from '#contract/gs1/element-string.ts';
import { isValue, type Element } from '#contract/gs1/values.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Sign } from '../codes/signatures.ts';
import type { Tx } from '../database/database.ts';
import { findPack } from './directory.ts';
import { permutationOf } from '../codes/space.ts';

type Numbered = { seq: number; code: string | null };

/** The codes of a company's identifiers: those not stored are computed from number and key. */
export async function codeTexts(
  app: App,
  tx: Tx,
  companyId: number,
  rows: readonly Numbered[],
): Promise<Map<number, string>> {
  const texts = new Map<number, string>();
  const keys = new Map<number, Buffer>();
  for (const { seq, code } of rows) {
    if (code !== null) {
      texts.set(seq, code);
      continue;
    }
    const pack = await findPack(app, seq);
    // Own codes are stored; an unknown pack belongs to another company.
    if (!pack?.key_id || pack.company_id !== companyId) continue;
    const key = keys.get(pack.key_id) ?? (await anyKeyOf(app, tx, companyId, pack.key_id));
    keys.set(pack.key_id, key);
    texts.set(seq, codeOf(permutationOf(app), key, seq));
  }
  return texts;
}

/** The address of this installation as printed into codes, never as a caller names it. */
export const publicAddress = ({ settings }: Pick<App, 'settings'>): string =>
  settings.PUBLIC_URL ?? `http://localhost:${settings.PORT}`;

/** An item as GS1 knows it; `level` is above 0 for boxes and pallets. */
type Named = { code: string; gtin: string; level?: number };

const signed = (link: string, named: string, sign: Sign | null) =>
  sign === null ? link : `${link}?8030=${sign(named)}`;

/** The short URL of a code. */
export const shortLink = (app: App, code: string, sign: Sign | null = null): string =>
  signed(`${publicAddress(app)}/c/${encodeURIComponent(code)}`, code, sign);

/** How GS1 names an item: a box or pallet by its SSCC, all others by product and serial number; null if neither fits. */
function gs1Key({ code, gtin, level = 0 }: Named): Element[] | null {
  if (level > 0 && isValue('00', code)) return [{ ai: '00', value: code }];
  if (gtin === '' || !isValue('21', code)) return null;
  return [
    { ai: '01', value: gtin.padStart(14, '0') },
    { ai: '21', value: code },
  ];
}

/** "(01)…(21)…" or "(00)…", or nothing where product or code do not fit GS1. */
export function gs1Text(item: Named, sign: Sign | null = null): string {
  const key = gs1Key(item);
  if (!key) return '';
  const named = bracketed(key);
  return sign === null ? named : named + bracketed([{ ai: '8030', value: sign(named) }]);
}

/** The GS1 Digital Link of an item, or null if the product or its code does not fit one. */
export function gs1Link(app: App, item: Named, sign: Sign | null = null): string | null {
  const key = gs1Key(item);
  if (!key) return null;
  const path = digitalLinkPath(...key.map(({ ai, value }) => [ai, value] as const));
  return signed(publicAddress(app) + path, bracketed(key), sign);
}

/** The URL of a code: in the form its company has chosen, if possible. */
export const linkOf = (
  app: App,
  { address_form: form }: Pick<Mark, 'address_form'>,
  item: Named,
  sign: Sign | null = null,
): string => (form === 'gs1' ? gs1Link(app, item, sign) : null) ?? shortLink(app, item.code, sign);
