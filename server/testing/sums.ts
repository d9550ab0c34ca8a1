import { sumTables } from '#server/database/sums.ts';
import { atEnd } from './end.ts';
import type { Owner } from './owner.ts';

/** The sums that do not agree with a count of their rows. */
export async function wrongSums(owner: Owner): Promise<string[]> {
  const counted = sumTables.map((table) => `sum(recount_${table}(company_id))::int as ${table}`);
  const found = await owner.row<Record<string, number>>(
    `select ${counted.join(', ')} from (select company_id from company order by company_id) as c`,
  );
  return Object.entries(found).flatMap(([table, n]) => (n > 0 ? `${table}: ${n}` : []));
}

/** Whatever the tests of a file did, in the end the sums are those of the rows. */
export const checkSumsAtEnd = (owner: Owner): void =>
  atEnd(async () => {
    const wrong = await wrongSums(owner);
    if (wrong.length > 0) throw new Error(`Sums that are wrong: ${wrong.join(', ')}`);
  });
