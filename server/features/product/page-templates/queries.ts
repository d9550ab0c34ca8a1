import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  PageTemplate,
  pageTemplateFilter,
  PageTemplateInfo,
  PageUse,
  StoredDocument,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { say } from '#contract/text.ts';
import { notFound, Refusal } from '#server/http/refusal.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list.ts';

const iso = (time: Date) => time.toISOString();

const pagesOf = ({ tx, who }: Reader, ids: readonly number[]) =>
  tx
    .selectFrom('page_template as p')
    .select(['p.id', 'p.company_id', 'p.kind', 'p.name', 'p.blocks', 'p.published'])
    .select(['p.publish_time', 'p.remark', 'p.version', 'p.create_time', 'p.update_time'])
    .select((from) =>
      from
        .selectFrom('page_use as u')
        .select((count) => count.fn.countAll<number>().as('uses'))
        .whereRef('u.company_id', '=', 'p.company_id')
        .whereRef('u.page_id', '=', 'p.id')
        .as('uses'),
    )
    .where('p.company_id', '=', who.companyId!)
    .where('p.id', 'in', ids);

type Found = Awaited<ReturnType<ReturnType<typeof pagesOf>['execute']>>[number];
const rowOf = (row: Found): PageTemplate => ({
  ...row,
  uses: row.uses ?? 0,
  publish_time: row.publish_time && iso(row.publish_time),
  create_time: iso(row.create_time),
  update_time: iso(row.update_time),
});

export const pageTemplateList: ListPlan<z.output<typeof pageTemplateFilter>, PageTemplate> = {
  table: 'page_template',
  filters: { keyword: mentions(), kind: oneOf('kind'), create_time: within('create_time') },
  rows: async (reader, ids) => (await pagesOf(reader, ids).execute()).map(rowOf),
};

const lastVersions = 100;

/** A page with what is in it, what it is shown for, and what was published of it. */
export async function readPageTemplate(reader: Reader, id: number): Promise<PageTemplateInfo> {
  const { tx, who, language } = reader;
  const found = await pagesOf(reader, [id]).select('p.document').executeTakeFirst();
  if (!found) throw notFound();
  const { document, ...row } = found;
  const uses = await sql<PageUse & { name: string | null }>`
    select u.target, nullif(u.target_id, 0) as target_id, coalesce(c.name, p.name, b.code) as name
    from page_use u
    left join category c on u.target = 'category' and c.company_id = u.company_id and c.id = u.target_id
    left join part p on u.target = 'part' and p.company_id = u.company_id and p.id = u.target_id
    left join batch b on u.target = 'batch' and b.company_id = u.company_id and b.id = u.target_id
    where u.company_id = ${who.companyId} and u.page_id = ${id}
    order by array_position(array['company', 'category', 'part', 'batch'], u.target), u.target_id`.execute(
    tx,
  );
  const versions = await tx
    .selectFrom('page_version as v')
    .leftJoin('account as a', 'a.id', 'v.create_by')
    .select(['v.number', 'v.note', 'v.create_time', 'a.realname'])
    .where('v.company_id', '=', who.companyId!)
    .where('v.page_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(lastVersions)
    .execute();
  return {
    ...rowOf(row),
    document: document as unknown as StoredDocument,
    use_list: uses.rows.map((use) => ({
      ...use,
      name: use.name ?? say(pageTemplateTexts.targets[use.target], language),
    })),
    versions: versions.map(({ realname, create_time: time, ...version }) => ({
      ...version,
      create_user: realname ?? '',
      create_time: iso(time),
    })),
  };
}

/** What was published under a number. */
export async function readVersion({ tx, who }: Reader, id: number, number: number) {
  const found = await tx
    .selectFrom('page_version as v')
    .leftJoin('account as a', 'a.id', 'v.create_by')
    .select(['v.number', 'v.note', 'v.create_time', 'v.document', 'a.realname'])
    .where('v.company_id', '=', who.companyId!)
    .where('v.page_id', '=', id)
    .where('v.number', '=', number)
    .executeTakeFirst();
  if (!found) throw notFound();
  const { realname, create_time: time, document, ...version } = found;
  return {
    ...version,
    document: document as unknown as StoredDocument,
    create_user: realname ?? '',
    create_time: iso(time),
  };
}

type Writer = Pick<Reader, 'tx' | 'who'>;

/** Keeps the draft of a page that is held as its next version, and gives the number. */
export async function addVersion({ tx, who }: Writer, id: number, note: string): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into page_version (company_id, page_id, number, document, note, create_by)
    select company_id, id, coalesce((select max(number) from page_version v
        where v.company_id = p.company_id and v.page_id = p.id), 0) + 1, document, ${note}, ${who.accountId}
    from page_template p where company_id = ${who.companyId} and id = ${id}
    returning number`.execute(tx);
  return rows[0]!.number;
}

/** Replaces what a page is shown for; what another page of its kind had comes to this one. */
export async function replaceUses(
  { tx, who }: Writer,
  page: { id: number; kind: string },
  uses: readonly PageUse[],
): Promise<void> {
  const company = who.companyId!;
  const targets = uses.map(({ target }) => target);
  const ids = uses.map(({ target_id: id }) => id ?? 0);
  const missing = await sql`
    select 1 from unnest(${targets}::text[], ${ids}::int[]) as u (target, id)
    where case u.target
      when 'company' then u.id <> 0
      when 'category' then not exists (select from category where company_id = ${company} and id = u.id)
      when 'part' then not exists (select from part where company_id = ${company} and id = u.id)
      else not exists (select from batch where company_id = ${company} and id = u.id) end
    limit 1`.execute(tx);
  if (missing.rows.length > 0)
    throw new Refusal(pageTemplateTexts.errors.noTarget, { field: 'uses' });
  await sql`delete from page_use where company_id = ${company} and page_id = ${page.id}`.execute(
    tx,
  );
  if (uses.length === 0) return;
  await sql`
    insert into page_use (company_id, kind, target, target_id, page_id)
    select ${company}, ${page.kind}, u.target, u.id, ${page.id}
    from unnest(${targets}::text[], ${ids}::int[]) as u (target, id)
    -- In one order for all, so that two who assign at once do not wait in a circle.
    order by u.target, u.id
    on conflict (company_id, kind, target, target_id) do update set page_id = excluded.page_id`.execute(
    tx,
  );
}
