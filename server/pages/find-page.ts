import { sql } from 'kysely';
import { openPage } from '#blocks/open.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { ScannedItem } from '../scans/answers.ts';
import { sanitized } from './sanitize.ts';

/** A product, and the version of its company's page plan when it was read. */
type Item = Pick<ScannedItem, 'company' | 'partId' | 'batchId' | 'pagePlan'>;
type Shown = { page_id: number; number: number } | null;

// Neither ever changes: published versions by number, and the page of a product by plan version.
const versions = cache<App, string, PageDocument>({ max: 300 });
const lookedUp = cache<App, string, Shown>({ max: 50_000 });

/** The published page of a product: of the batch, the part, the nearest category, or the company; or none. */
export async function findPage(app: App, item: Item, kind: PageKind): Promise<PageDocument | null> {
  const { company, partId, batchId, pagePlan } = item;
  if (pagePlan === null) return null;
  const name = [company, pagePlan, kind, partId, batchId].join();
  const shown = await lookedUp.get(app, name, () => readShown(byItself(app), item, kind));
  return shown && openVersion(app, byItself(app), company, shown);
}

type Product = Pick<Item, 'company' | 'partId' | 'batchId'>;

type Hold = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
const byItself =
  (app: App): Hold =>
  (work) =>
    transact(app.database.main, systemActor, work);

/** The same with its version; read in the caller's transaction. */
export async function findVersion(app: App, tx: Tx, product: Product, kind: PageKind) {
  const held: Hold = (work) => work(tx);
  const shown = await readShown(held, product, kind);
  return shown && { shown, page: await openVersion(app, held, product.company, shown) };
}

const readShown = (
  hold: Hold,
  { company, partId, batchId }: Product,
  kind: PageKind,
): Promise<Shown> =>
  hold(async (tx) => {
    const { rows } = await sql<NonNullable<Shown>>`
      with recursive up as (
        select c.id, c.parent_id, 0 as depth from part p
        join category c on c.company_id = p.company_id and c.id = p.category_id
        where p.company_id = ${company} and p.id = ${partId}
        union all
        select c.id, c.parent_id, up.depth + 1 from up
        join category c on c.company_id = ${company} and c.id = up.parent_id where up.depth < 20),
      wanted (target, target_id, rank) as (
        values ('batch', ${batchId}::int, 0), ('part', ${partId}::int, 1), ('company', 0, 100)
        union all select 'category', id, 2 + depth from up)
      select t.id as page_id, t.published as number
      from wanted w
      join page_use u on u.company_id = ${company} and u.kind = ${kind} and u.target = w.target and u.target_id = w.target_id
      join page_template t on t.company_id = u.company_id and t.id = u.page_id and t.published is not null
      order by w.rank limit 1`.execute(tx);
    return rows[0] ?? null;
  });

const openVersion = (
  app: App,
  hold: Hold,
  company: number,
  { page_id: id, number }: NonNullable<Shown>,
): Promise<PageDocument> =>
  versions.get(app, `${company}:${id}:${number}`, async () => {
    const { document } = await hold((tx) =>
      tx
        .selectFrom('page_version')
        .select('document')
        .where('company_id', '=', company)
        .where('page_id', '=', id)
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    );
    return sanitized(openPage(document));
  });
