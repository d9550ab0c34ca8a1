import type { App } from '../app.ts';
import { isOurs, readCode } from '../codes/codes.ts';
import { anyKeyOf } from '../codes/keys.ts';
import type { Tx } from '../database/database.ts';
import { findPack, packsOf } from './directory.ts';
import { codeIn, ownCodeIn } from './read-code.ts';
import { permutationOf } from '../codes/space.ts';

const longest = 512;

/**
 * The numbers of a company's own codes as its staff type or scan them, alone or as links; missing ones are left out.
 * Codes of a revoked key are found too.
 */
export async function findNumbers(
  app: App,
  tx: Tx,
  companyId: number,
  typed: readonly string[],
): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  const own = new Map<string, string[]>();
  const keys = new Map<number, Buffer>();
  const isStandard = async (written: string): Promise<number | null> => {
    const read = readCode(permutationOf(app), written);
    const pack = read && (await findPack(app, read.sequence));
    if (!pack?.key_id || pack.company_id !== companyId) return null;
    const key = keys.get(pack.key_id) ?? (await anyKeyOf(app, tx, companyId, pack.key_id));
    keys.set(pack.key_id, key);
    return isOurs(key, read!) ? read!.sequence : null;
  };
  for (const text of typed) {
    if (text.length > longest || found.has(text)) continue;
    const written = codeIn(text);
    const number = await isStandard(written);
    if (number !== null) {
      found.set(text, number);
      continue;
    }
    const code = ownCodeIn(written);
    if (code !== null) own.set(code, [...(own.get(code) ?? []), text]);
  }
  if (own.size > 0) {
    const rows = await tx
      .selectFrom('identifier')
      .select(['seq', 'code'])
      .where('company_id', '=', companyId)
      .where((is) => is('code', '=', is.fn.any(is.val([...own.keys()]))))
      .execute();
    for (const { seq, code } of rows) for (const text of own.get(code!) ?? []) found.set(text, seq);
  }
  return found;
}

/** The pack of a company that contains a number. */
export async function packAround(app: App, companyId: number, seq: number) {
  const pack = await findPack(app, seq);
  return pack?.company_id === companyId ? pack : null;
}

/** The lowest and highest number of the company. */
export async function spanOf(app: App, companyId: number) {
  const packs = await packsOf(app, companyId);
  const [first, last] = [packs[0], packs.at(-1)];
  return first && last ? { first: first.first_seq, last: last.last_seq } : null;
}
