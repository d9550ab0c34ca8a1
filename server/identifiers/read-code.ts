import { itemIn } from '#contract/gs1/elements-in.ts';
import { isOurs, readCode } from '../codes/codes.ts';
import { isKept } from '../codes/kept-codes.ts';
import { keptKeyOf, knownKeyOf } from '../codes/keys.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { findIssuer, findPack, type KnownPack } from './directory.ts';
import { permutationOf } from '../codes/space.ts';

const longest = 512;
const ownSigns = /^[0-9A-Z._-]{6,64}$/;

/** The meaning of a typed or scanned text. A known code was made by us, though its row may not exist yet. */
export type TypedCode =
  | { is: 'standard'; code: string; seq: number; pack: KnownPack }
  | { is: 'own'; code: string; company: number }
  | { is: 'unknown'; company: number | null }
  | { is: 'malformed' };

/** What scanners may send before the data: which symbology it was read from. */
const symbology = /^\][A-Za-z]\d/;

/** The code in a scanned text: alone, or at the end of one of our links or a GS1 Digital Link. */
export function codeIn(typed: string): string {
  const scanned = typed.trim();
  const item = itemIn(scanned);
  if (item !== null) return item;
  const text = scanned.replace(symbology, '');
  if (!text.includes('/')) return text;
  const path = text.replace(/[?#].*$/s, '');
  const found = /\/(?:c|21|00)\/([^/]+)\/?$/i.exec(path);
  const asked = /[?&](?:code|sn)=([^&#]+)/.exec(text);
  const written = found?.[1] ?? asked?.[1] ?? '';
  try {
    return decodeURIComponent(written);
  } catch {
    return '';
  }
}

/** The text in upper case, if it can be a company's own code. */
export function ownCodeIn(written: string): string | null {
  const own = written.normalize('NFKC').toUpperCase();
  return ownSigns.test(own) ? own : null;
}

/** Reads a code without the database: an invented one costs next to nothing. */
export async function readTyped(app: App, typed: string): Promise<TypedCode> {
  if (typed.length > longest) return { is: 'malformed' };
  const written = codeIn(typed);
  const read = readCode(permutationOf(app), written);
  let nearest: number | null = null;
  if (read) {
    const pack = await findPack(app, read.sequence);
    if (pack?.key_id) {
      const { company_id: company, key_id: key } = pack;
      const known = await keyNow(app, company, key);
      if (
        known &&
        isOurs(known.key, read) &&
        (!known.isForShipped || (await isKept(app, company, key, read.sequence)))
      )
        return { is: 'standard', code: written, seq: read.sequence, pack };
      nearest = company;
    }
  }
  const own = ownCodeIn(written);
  if (own !== null) {
    const company = await findIssuer(app, own);
    if (company !== null) return { is: 'own', code: own, company };
    return { is: 'unknown', company: nearest };
  }
  return read ? { is: 'unknown', company: nearest } : { is: 'malformed' };
}

const keyNow = async (app: App, company: number, key: number) =>
  keptKeyOf(app, company, key) ??
  // On the side pool, like the directory.
  transact(app.database.sidePool, systemActor, (tx) => knownKeyOf(app, tx, company, key));
