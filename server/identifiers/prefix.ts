import { sql } from 'kysely';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { readLetters } from '../codes/alphabet.ts';
import type { Tx } from '../database/database.ts';
import type { Condition } from '../records/list-plan.ts';
import { codeTexts } from './code-texts.ts';
import { packsOf } from './directory.ts';
import { spanOf } from './find.ts';
import { codeIn } from './read-code.ts';
import { permutationOf } from '../codes/space.ts';

/** Fewer characters would match too many codes. */
export const leastSigns = 4;
const atOnce = 131_072;
const numbered = 8;

// The next pages repeat the same query.
const kept = cache<App, string, number[]>({ max: 200 });

/**
 * Every number up to `last` whose code begins with these characters. Four characters mean a million tries, so it yields
 * in between.
 */
const numbersOf = (app: App, letters: readonly number[], last: number): Promise<number[]> =>
  kept.get(app, `${letters.join(' ')}:${last}`, async () => {
    const { back } = permutationOf(app);
    const span = 32 ** (numbered - letters.length);
    const from = letters.reduce((value, letter) => value * 32 + letter, 0) * span;
    const numbers: number[] = [];
    for (let at = 0; at < span;) {
      const end = Math.min(span, at + atOnce);
      for (; at < end; at += 1) {
        const sequence = back(from + at);
        if (sequence <= last) numbers.push(sequence);
      }
      if (at < span) await new Promise((resolve) => setImmediate(resolve));
    }
    return numbers;
  });

async function standardNumbers(
  app: App,
  tx: Tx,
  companyId: number,
  text: string,
): Promise<number[]> {
  const letters = readLetters(text);
  const span = await spanOf(app, companyId);
  if (!letters || letters.length < leastSigns || letters.length > 16 || !span) return [];
  const packs = await packsOf(app, companyId);
  const all = await numbersOf(app, [...letters].slice(0, numbered), span.last);
  const own = all.filter((seq) => packs.some((one) => seq >= one.first_seq && seq <= one.last_seq));
  if (letters.length <= numbered) return own;
  // The second half of a code depends on its key.
  const codes = await codeTexts(
    app,
    tx,
    companyId,
    own.map((seq) => ({ seq, code: null })),
  );
  return own.filter((seq) => {
    const its = readLetters(codes.get(seq) ?? '') ?? [];
    return letters.every((letter, at) => letter === its[at]);
  });
}

/** Codes with this beginning: standard ones by their numbers, own ones by the index on their text. */
export async function beginsWith(
  app: App,
  tx: Tx,
  companyId: number,
  typed: string,
): Promise<Condition> {
  const text = codeIn(typed);
  const either: Condition[] = [];
  const numbers = await standardNumbers(app, tx, companyId, text);
  if (numbers.length > 0) either.push(sql`seq = any(${numbers}::bigint[])`);
  const own = text.normalize('NFKC').toUpperCase();
  if (/^[0-9A-Z._-]+$/.test(own) && (await hasOwnCodes(app, companyId)))
    either.push(sql`(code >= ${own} and code < ${`${own}~`})`);
  if (either.length === 0) return sql`false`;
  return sql`(${sql.join(either, sql` or `)})`;
}

const hasOwnCodes = async (app: App, companyId: number) =>
  (await packsOf(app, companyId)).some(({ key_id: key }) => key === null);
