import { sql } from 'kysely';
import type { Condition, Reader } from './list-plan.ts';

/** `field = value` */
export const equals =
  (column: string) =>
  (value: string | number | boolean): Condition =>
    sql`${sql.ref(column)} = ${value}`;

/** One of several values. */
export const oneOf =
  (column: string) =>
  (values: readonly (string | number)[]): Condition =>
    values.length === 1
      ? sql`${sql.ref(column)} = ${values[0]}`
      : sql`${sql.ref(column)} = any(${values})`;

/** From the first day to the end of the second, in Shanghai time. */
export const within =
  (column: string) =>
  ([first, last]: readonly string[]): Condition => {
    const time = sql.ref(column);
    return sql`${time} >= ${first}::date::timestamp at time zone 'Asia/Shanghai'
      and ${time} < (${last}::date + 1)::timestamp at time zone 'Asia/Shanghai'`;
  };

// More would only slow the index down: the text itself is compared anyway.
const mostGrams = 12;

/** Pieces of two characters, or the only one; spread over the whole text when it is long. */
export function gramsOf(words: string): string[] {
  const letters = [...words];
  if (letters.length < 2) return letters;
  const all = [...new Set(letters.slice(1).map((letter, at) => letters[at]! + letter))];
  const step = Math.max(1, all.length / mostGrams);
  return all.filter((_, at) => Math.floor(at / step) !== Math.floor((at - 1) / step) || at === 0);
}

/** Another text than `search`, within the rows that name the caller's company in the column `scope`. */
type Elsewhere = { scope: string; text: Condition };

/** The keyword occurs in the table's `search` column; see `make_searchable` in the migrations. */
export function mentions(where: boolean | 'orPlatform' | Elsewhere = true) {
  return (words: string, { session }: Reader): Condition => {
    const scope = where === false ? 0 : (session.companyId ?? 0);
    const text = words.toLowerCase();
    const grams = gramsOf(text).map((gram) => `${scope}:${gram}`);
    const searched = typeof where === 'object' ? where.text : sql`search`;
    return sql`grams(${scopeOf(where)}, ${searched}) @> ${grams}::text[] and strpos(${searched}, ${text}) > 0`;
  };
}

function scopeOf(where: boolean | 'orPlatform' | Elsewhere) {
  if (typeof where === 'object') return sql.ref(where.scope);
  // Of a company, or of the platform without one.
  if (where === 'orPlatform') return sql`coalesce(company_id, 0)`;
  return where ? sql`company_id` : sql`0`;
}

/** As `mentions`; something of a part is also found by the name or number of that part. */
export function mentionsWithPart() {
  const own = mentions();
  return (words: string, reader: Reader): Condition => {
    const found = own(words, reader);
    return sql`(${found} or part_id = any (array(
      select id from part where company_id = ${reader.session.companyId} and ${found})))`;
  };
}
