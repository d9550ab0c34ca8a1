import type { Language } from '#contract/language.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import type { Found } from '../repairs/request.ts';
import { productOf } from '../scans/products.ts';

/**
 * What the product that a form was opened for is called, in the language of the page. The page before named it in the
 * address, in its own language; without a name there, it did not tell whose code it is.
 */
export async function productName(
  app: App,
  known: Found | null,
  named: string,
  language: Language,
): Promise<string> {
  if (!known || named === '') return named;
  const { company, seq } = known;
  const item = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('identifier')
      .select(['part_id', 'batch_id'])
      .where('company_id', '=', company)
      .where('seq', '=', seq)
      .executeTakeFirst(),
  );
  const about = { company, partId: item?.part_id ?? null, batchId: item?.batch_id ?? null };
  return (await productOf(app, about, language)).part_name || named;
}
