import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';

/** What a consumer is shown of a product beside its code. */
export type Product = {
  company_name: string;
  part_name: string;
  part_model: string;
  warranty_months: number;
  images: string[];
  instruction: { name: string; url: string }[];
  product_time: string;
};

const life = 10_000;
const mostKept = 20_000;
type Kept = { product: Promise<Product>; until: number };
const caches = new WeakMap<App, Map<string, Kept>>();

/** A product as it was a moment ago: many people look at few of them. */
export function productOf(
  app: App,
  companyId: number,
  partId: number | null,
  batchId: number | null,
): Promise<Product> {
  const cache = caches.get(app) ?? new Map<string, Kept>();
  caches.set(app, cache);
  const key = `${companyId}:${partId ?? ''}:${batchId ?? ''}`;
  const kept = cache.get(key);
  if (kept && kept.until > Date.now()) return kept.product;
  const product = read(app, companyId, partId, batchId);
  if (cache.size >= mostKept) cache.clear();
  cache.set(key, { product, until: Date.now() + life });
  // What could not be read is asked for anew by the next.
  product.catch(() => cache.delete(key));
  return product;
}

const read = (app: App, companyId: number, partId: number | null, batchId: number | null) =>
  transact(app.database.main, systemActor, async (tx): Promise<Product> => {
    const found = await tx
      .selectFrom('company as c')
      .leftJoin('part as p', (join) =>
        join.onRef('p.company_id', '=', 'c.company_id').on('p.id', '=', partId),
      )
      .leftJoin('batch as b', (join) =>
        join.onRef('b.company_id', '=', 'c.company_id').on('b.id', '=', batchId),
      )
      .select(['c.name as company_name', 'p.name as part_name', 'p.model', 'p.warranty_months'])
      .select(['p.images', 'p.manuals', 'b.product_date'])
      .where('c.company_id', '=', companyId)
      .executeTakeFirstOrThrow();
    return {
      company_name: found.company_name,
      part_name: found.part_name ?? '',
      part_model: found.model ?? '',
      warranty_months: found.warranty_months ?? 0,
      images: found.images ?? [],
      instruction: (found.manuals ?? []).map(({ name, url }) => ({ name, url })),
      product_time: found.product_date ?? '',
    };
  });
