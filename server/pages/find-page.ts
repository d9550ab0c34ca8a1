import { createHash } from 'node:crypto';
import { NoResultError, sql } from 'kysely';
import { openPage } from '#blocks/open.ts';
import { pageAt } from '#blocks/shown-times.ts';
import { shownPage, type PageDocument } from '#blocks/kit/document.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { App } from '../app.ts';
import { cache } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { ScannedItem } from '../scans/answers.ts';
import type { ShownVersion } from './figures.ts';
import { sanitized } from './sanitize.ts';

/** A product, and the version of its company's page plan when it was read. */
type Item = Pick<ScannedItem, 'company' | 'seq' | 'partId' | 'batchId' | 'pagePlan'>;
/** The page of a product: its published version, and the one that is tried against it. */
type Shown = {
  company: number;
  page: number;
  number: number;
  trial: number | null;
  other: number | null;
  share: number | null;
} | null;
type FoundPage = { shown: ShownVersion; page: PageDocument };

// Neither ever changes: published versions by number, and the page of a product by plan version.
const versions = cache<App, string, PageDocument>({ max: 300 });
const lookedUp = cache<App, string, Shown>({ max: 50_000 });

/** The published page of a product: of the batch, the part, the nearest category, or the company; or none. */
export async function findPage(app: App, item: Item, kind: PageKind): Promise<FoundPage | null> {
  const { company, partId, batchId, pagePlan } = item;
  if (pagePlan === null) return null;
  const name = [company, pagePlan, kind, partId, batchId].join();
  const shown = await lookedUp.get(app, name, () => readShown(byItself(app), item, kind));
  return openShown(app, byItself(app), shown, item);
}

type Product = Pick<Item, 'company' | 'seq' | 'partId' | 'batchId'>;

type Hold = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
const byItself =
  (app: App): Hold =>
  (work) =>
    transact(app.database.main, systemActor, work);

/** The same, read in the caller's transaction. */
export async function findVersion(
  app: App,
  tx: Tx,
  product: Product,
  kind: PageKind,
): Promise<FoundPage | null> {
  const held: Hold = (work) => work(tx);
  const shown = await readShown(held, product, kind);
  return openShown(app, held, shown, product);
}

async function openShown(
  app: App,
  hold: Hold,
  found: Shown,
  { seq }: Product,
): Promise<FoundPage | null> {
  if (!found) return null;
  const { company, page, number, trial, other, share } = found;
  const isOther = trial !== null && isInShare(trial, seq, share ?? 0);
  const shown = { company, page, number: isOther ? other! : number, trial: trial ?? 0 };
  return { shown, page: pageAt(await openVersion(app, hold, shown), Date.now()) };
}

/** Always the same for a product during a trial, and independent of it in the next one. */
export const isInShare = (trial: number, seq: number, share: number): boolean =>
  createHash('sha256').update(`${trial} ${seq}`).digest().readUInt32BE() % 100 < share;

/** A version that a page was sent with; null if it is gone. */
export const readVersion = (app: App, shown: ShownVersion): Promise<PageDocument | null> =>
  openVersion(app, byItself(app), shown).catch((error: unknown) => {
    if (error instanceof NoResultError) return null;
    throw error;
  });

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
      select t.company_id as company, t.id as page, t.published as number, r.id as trial, r.other, r.share
      from wanted w
      join page_use u on u.company_id = ${company} and u.kind = ${kind} and u.target = w.target and u.target_id = w.target_id
      join page_template t on t.company_id = u.company_id and t.id = u.page_id and t.published is not null
      left join page_trial r on r.company_id = t.company_id and r.page_id = t.id and r.end_time is null
      order by w.rank limit 1`.execute(tx);
    return rows[0] ?? null;
  });

const openVersion = (
  app: App,
  hold: Hold,
  { company, page, number }: ShownVersion,
): Promise<PageDocument> =>
  versions.get(app, `${company}:${page}:${number}`, async () => {
    const { document } = await hold((tx) =>
      tx
        .selectFrom('page_version')
        .select('document')
        .where('company_id', '=', company)
        .where('page_id', '=', page)
        .where('number', '=', number)
        .executeTakeFirstOrThrow(),
    );
    return sanitized(shownPage(openPage(document)));
  });
