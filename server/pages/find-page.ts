import { sql } from 'kysely';
import { openPage } from '#blocks/open.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageKind } from '#contract/features/product/page-templates/contract.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';

const mostKept = 300;
// What was published never changes, so it is kept by its number and needs no telling.
const kept = new Map<string, PageDocument>();

/** The published page for a product: the batch's, the part's, that of the nearest category, or the company's; or none. */
export async function findPage(
  app: App,
  { company, seq }: { company: number; seq: number },
  kind: PageKind,
): Promise<PageDocument | null> {
  return transact(app.database.replica, systemActor, async (tx) => {
    const { rows } = await sql<{ page_id: number; number: number }>`
      with recursive item as (
        select part_id, batch_id from identifier where company_id = ${company} and seq = ${seq}),
      up as (
        select c.id, c.parent_id, 0 as depth from item
        join part p on p.company_id = ${company} and p.id = item.part_id
        join category c on c.company_id = p.company_id and c.id = p.category_id
        union all
        select c.id, c.parent_id, up.depth + 1 from up
        join category c on c.company_id = ${company} and c.id = up.parent_id where up.depth < 20),
      wanted (target, target_id, rank) as (
        select 'batch', batch_id, 0 from item
        union all select 'part', part_id, 1 from item
        union all select 'category', id, 2 + depth from up
        union all select 'company', 0, 100)
      select t.id as page_id, t.published as number
      from wanted w
      join page_use u on u.company_id = ${company} and u.kind = ${kind} and u.target = w.target and u.target_id = w.target_id
      join page_template t on t.company_id = u.company_id and t.id = u.page_id and t.published is not null
      order by w.rank limit 1`.execute(tx);
    const found = rows[0];
    if (!found) return null;
    const name = `${company}:${found.page_id}:${found.number}`;
    const known = kept.get(name);
    if (known) return known;
    const { document } = await tx
      .selectFrom('page_version')
      .select('document')
      .where('company_id', '=', company)
      .where('page_id', '=', found.page_id)
      .where('number', '=', found.number)
      .executeTakeFirstOrThrow();
    const page = openPage(document);
    if (kept.size >= mostKept) kept.clear();
    kept.set(name, page);
    return page;
  });
}
