import type { Mark } from '#contract/codes/mark.ts';
import { digitalLinkPath } from '#contract/gs1/digital-link.ts';
import { isValue } from '#contract/gs1/values.ts';
import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
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

/** The base of short URLs. */
export const shortLink = (app: App, code: string): string =>
  `${publicAddress(app)}/c/${encodeURIComponent(code)}`;

/** How GS1 names an item: a box or pallet by its SSCC, all others by product and serial number; null if neither fits. */
export function gs1Key(
  code: string,
  gtin: string,
  level = 0,
): [ai: string, value: string][] | null {
  if (level > 0 && isValue('00', code)) return [['00', code]];
  if (gtin === '' || !isValue('21', code)) return null;
  return [
    ['01', gtin.padStart(14, '0')],
    ['21', code],
  ];
}

/** The GS1 Digital Link of an item, or null if the product or its code does not fit one. */
export function gs1Link(app: App, code: string, gtin: string, level = 0): string | null {
  const key = gs1Key(code, gtin, level);
  return key && publicAddress(app) + digitalLinkPath(...key);
}

/** The URL of a code: in the form its company has chosen, if possible. */
export const linkOf = (
  app: App,
  { address_form: form }: Pick<Mark, 'address_form'>,
  code: string,
  gtin: string,
  level = 0,
): string => (form === 'gs1' ? gs1Link(app, code, gtin, level) : null) ?? shortLink(app, code);
