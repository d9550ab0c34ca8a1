import { sql } from 'kysely';
import type { PageKind, PageTarget } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { PortalRow } from '#contract/features/product/portals/contract.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { updateRecords, type RecordTable } from '#server/records/write.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Found = Omit<PortalRow, 'from_name' | 'own_name' | 'page_name' | 'name'> & {
  name: string | null;
  own_name: string | null;
  page_name: string | null;
  from_name: string | null;
};

/** The rows of each kind, and the start of their ancestor chain. */
const things: Record<PageTarget, ReturnType<typeof sql>> = {
  company: sql`select 0 as id, null as name, '' as code, null::int as part_id, null::int as category_id`,
  category: sql`select id, name, '' as code, null::int as part_id, parent_id as category_id from category`,
  part: sql`select id, name, code, null::int as part_id, category_id from part`,
  batch: sql`select b.id, p.name, b.code, b.part_id, p.category_id from batch b
    join part p on p.company_id = b.company_id and p.id = b.part_id`,
};
const ownRows: Record<
  PageTarget,
  (company: number, ids: readonly number[]) => ReturnType<typeof sql>
> = {
  company: () => sql`true`,
  category: (company, ids) => sql`company_id = ${company} and id = any(${ids})`,
  part: (company, ids) => sql`company_id = ${company} and id = any(${ids})`,
  batch: (company, ids) => sql`b.company_id = ${company} and b.id = any(${ids})`,
};

/** The pages that these show, their own or inherited; the same order as `findPage`. */
export async function readPortal(
  { tx, session, language }: Reader<StaffSession>,
  kind: PageKind,
  target: PageTarget,
  ids: readonly number[],
): Promise<PortalRow[]> {
  const company = session.companyId;
  const { rows } = await sql<Found>`
    with recursive thing as (${things[target]} where ${ownRows[target](company, ids)}),
    up as (
      select thing.id as of_id, c.id, c.parent_id, 0 as depth from thing
      join category c on c.company_id = ${company} and c.id = thing.category_id
      union all
      select up.of_id, c.id, c.parent_id, up.depth + 1 from up
      join category c on c.company_id = ${company} and c.id = up.parent_id where up.depth < 20),
    wanted as (
      select id as of_id, ${target}::text as target, id as target_id, 0 as rank from thing
      union all select id, 'part', part_id, 1 from thing where part_id is not null
      union all select of_id, 'category', id, 2 + depth from up
      union all select id, 'company', 0, 100 from thing where ${target}::text <> 'company'),
    given as (
      select w.of_id, w.target, w.target_id, w.rank, t.id as page_id, t.name, t.published
      from wanted w
      join page_use u on u.company_id = ${company} and u.kind = ${kind} and u.target = w.target and u.target_id = w.target_id
      join page_template t on t.company_id = u.company_id and t.id = u.page_id),
    shown as (
      select distinct on (of_id) * from given where published is not null order by of_id, rank)
    select thing.id, ${target}::text as target, thing.name, thing.code,
      own.page_id as own_id, own.name as own_name,
      shown.page_id, shown.name as page_name, shown.published as page_version, shown.target as from_target,
      coalesce(c.name, p.name) as from_name
    from thing
    left join given own on own.of_id = thing.id and own.rank = 0
    left join shown on shown.of_id = thing.id
    left join category c on shown.target = 'category' and c.company_id = ${company} and c.id = shown.target_id
    left join part p on shown.target = 'part' and p.company_id = ${company} and p.id = shown.target_id`.execute(
    tx,
  );
  const all = say(pageTemplateTexts.targets.company, language);
  return rows.map((row) => ({
    ...row,
    name: row.name ?? all,
    own_name: row.own_name ?? '',
    page_name: row.page_name ?? '',
    from_name: row.from_target === 'company' ? all : (row.from_name ?? ''),
  }));
}

const pages: RecordTable = { name: 'page_template', fields: {} };
type Chosen = { kind: PageKind; target: PageTarget; id: number; page: number | null };

/** Whether it exists in the company. */
export async function hasTarget(
  { tx, session }: Reader<StaffSession>,
  { target, id }: Chosen,
): Promise<boolean> {
  if (target === 'company') return id === 0;
  const { rows } = await sql`
    select from ${sql.table(target)} where company_id = ${session.companyId} and id = ${id} for key share`.execute(
    tx,
  );
  return rows.length > 0;
}

/** Locks the page that loses it and the one that gets it, always in the same order. */
export async function holdPages(
  { tx, session }: Reader<StaffSession>,
  { kind, target, id, page }: Chosen,
) {
  const { rows } = await sql<{
    id: number;
    name: string;
    published: number | null;
    kind: PageKind;
  }>`
    select id, name, published, kind from page_template
    where company_id = ${session.companyId} and (id = ${page} or id = (
      select page_id from page_use where company_id = ${session.companyId}
        and kind = ${kind} and target = ${target} and target_id = ${id}))
    order by id for update`.execute(tx);
  return rows;
}

/**
 * Assigns the page or removes the own one; versions of the affected pages are incremented, so that no editor undoes it
 * unknowingly.
 */
export async function setPage(
  { tx, session }: Reader<StaffSession>,
  { kind, target, id, page }: Chosen,
  held: readonly number[],
): Promise<void> {
  if (page === null)
    await sql`delete from page_use where company_id = ${session.companyId}
      and kind = ${kind} and target = ${target} and target_id = ${id}`.execute(tx);
  else
    await sql`
      insert into page_use (company_id, kind, target, target_id, page_id)
      values (${session.companyId}, ${kind}, ${target}, ${id}, ${page})
      on conflict (company_id, kind, target, target_id) do update set page_id = excluded.page_id`.execute(
      tx,
    );
  await updateRecords(tx, pages, session, held, {});
}
