import type { App } from '../app.ts';
import { codeOf } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { findPack } from './directory.ts';
import { permutationOf } from './space.ts';

type Numbered = { seq: number; code: string | null };

/** The codes of a company's identifiers: those that are not stored are written anew from number and key. */
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
    // A pack whose codes are its own has them stored; one that is unknown here is another company's.
    if (!pack?.key_id || pack.company_id !== companyId) continue;
    const key = keys.get(pack.key_id) ?? (await anyKeyOf(app, tx, companyId, pack.key_id));
    keys.set(pack.key_id, key);
    texts.set(seq, codeOf(permutationOf(app), key, seq));
  }
  return texts;
}

/** Where a code leads a consumer. */
export const linkOf = (app: App, code: string): string =>
  `${app.settings.PUBLIC_URL ?? `http://localhost:${app.settings.PORT}`}/c/${encodeURIComponent(code)}`;
