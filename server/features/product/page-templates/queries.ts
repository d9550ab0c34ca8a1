import { sql } from 'kysely';
import type * as z from 'zod';
import {
  usesNamed,
  type PageState,
  type PageTarget,
  type PageTemplate,
  type pageTemplateFilter,
  type PageTemplateInfo,
  type PageUse,
  type StoredDocument,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound } from '#server/refusal.ts';
import { mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

const iso = (time: Date) => time.toISOString();

type Named = { target: PageTarget; name: string | null };

/** The name of a use; the company itself has none here. */
export const nameOfUse = sql`coalesce(c.name, t.name, b.code)`;
export const thingsOfUses = sql`
  left join category c on u.target = 'category' and c.company_id = u.company_id and c.id = u.target_id
  left join part t on u.target = 'part' and t.company_id = u.company_id and t.id = u.target_id
  left join batch b on u.target = 'batch' and b.company_id = u.company_id and b.id = u.target_id`;
const widestFirst = sql`array_position(array['company', 'category', 'part', 'batch'], u.target), u.target_id`;

const firstUses = sql<Named[] | null>`(
  select json_agg(json_build_object('target', few.target, 'name', few.name)) from (
    select u.target, ${nameOfUse} as name from page_use u ${thingsOfUses}
    where u.company_id = p.company_id and u.page_id = p.id order by ${widestFirst} limit ${usesNamed}) as few)`;

const runningTrial = sql<PageTemplate['trial']>`(
  select json_build_object('other', r.other, 'share', r.share) from page_trial r
  where r.company_id = p.company_id and r.page_id = p.id and r.end_time is null)`;

const pagesOf = ({ tx, session }: Reader<StaffSession>, ids: readonly number[]) =>
  tx
    .selectFrom('page_template as p')
    .select(['p.id', 'p.company_id', 'p.kind', 'p.name', 'p.blocks', 'p.published'])
    .select(['p.scheduled', 'p.schedule_time'])
    .select(['p.publish_time', 'p.remark', 'p.version', 'p.create_time', 'p.update_time'])
    .select((from) =>
      from
        .selectFrom('page_use as u')
        .select((count) => count.fn.countAll<number>().as('uses'))
        .whereRef('u.company_id', '=', 'p.company_id')
        .whereRef('u.page_id', '=', 'p.id')
        .as('uses'),
    )
    .select((from) =>
      from
        .selectFrom('page_version as v')
        .select(sql<boolean>`v.document <> p.document`.as('is_changed'))
        .whereRef('v.company_id', '=', 'p.company_id')
        .whereRef('v.page_id', '=', 'p.id')
        .whereRef('v.number', '=', 'p.published')
        .as('is_changed'),
    )
    .select(runningTrial.as('trial'))
    .select(firstUses.as('shown_for'))
    .where('p.company_id', '=', session.companyId)
    .where('p.id', 'in', ids);

type Found = Awaited<ReturnType<ReturnType<typeof pagesOf>['execute']>>[number];
const named = <U extends Named>(use: U, language: Language): U & { name: string } => ({
  ...use,
  name: use.name ?? say(pageTemplateTexts.targets[use.target], language),
});
const rowOf = (row: Found, language: Language): PageTemplate => ({
  ...row,
  uses: row.uses ?? 0,
  is_changed: row.is_changed ?? false,
  shown_for: (row.shown_for ?? []).map((use) => named(use, language)),
  schedule_time: row.schedule_time && iso(row.schedule_time),
  publish_time: row.publish_time && iso(row.publish_time),
  create_time: iso(row.create_time),
  update_time: iso(row.update_time),
});

const inState: Record<PageState, Condition> = {
  draft: sql`(published is null and scheduled is null)`,
  published: sql`published is not null`,
  scheduled: sql`scheduled is not null`,
};

export const pageTemplateList: ListPlan<
  z.output<typeof pageTemplateFilter>,
  PageTemplate,
  StaffSession
> = {
  table: 'page_template',
  filters: {
    keyword: mentions(),
    kind: oneOf('kind'),
    state: (states) =>
      sql`(${sql.join([sql`false`, ...states.map((one) => inState[one])], sql` or `)})`,
    create_time: within('create_time'),
  },
  rows: async (reader, ids) =>
    (await pagesOf(reader, ids).execute()).map((row) => rowOf(row, reader.language)),
};

const lastVersions = 100;

/** A page with its content, uses and published versions. */
export async function readPageTemplate(
  reader: Reader<StaffSession>,
  id: number,
): Promise<PageTemplateInfo> {
  const { tx, session, language } = reader;
  const found = await pagesOf(reader, [id])
    .leftJoin('account as a', 'a.id', 'p.update_by')
    .select(['p.document', 'a.realname as update_user'])
    .executeTakeFirst();
  if (!found) throw notFound();
  const { document, update_user: user, ...row } = found;
  const uses = await sql<PageUse & Named>`
    select u.target, nullif(u.target_id, 0) as target_id, ${nameOfUse} as name from page_use u ${thingsOfUses}
    where u.company_id = ${session.companyId} and u.page_id = ${id} order by ${widestFirst}`.execute(
    tx,
  );
  const versions = await tx
    .selectFrom('page_version as v')
    .leftJoin('account as a', 'a.id', 'v.create_by')
    .select(['v.number', 'v.note', 'v.create_time', 'a.realname'])
    .where('v.company_id', '=', session.companyId)
    .where('v.page_id', '=', id)
    .orderBy('v.number', 'desc')
    .limit(lastVersions)
    .execute();
  return {
    ...rowOf(row, language),
    document: document as unknown as StoredDocument,
    update_user: user ?? '',
    use_list: uses.rows.map((use) => named(use, language)),
    versions: versions.map(({ realname, create_time: time, ...version }) => ({
      ...version,
      create_user: realname ?? '',
      create_time: iso(time),
    })),
  };
}

/** The content of a published version. */
export async function readVersion(
  { tx, session }: Reader<StaffSession>,
  id: number,
  number: number,
) {
  const found = await tx
    .selectFrom('page_version as v')
    .leftJoin('account as a', 'a.id', 'v.create_by')
    .select(['v.number', 'v.note', 'v.create_time', 'v.document', 'a.realname'])
    .where('v.company_id', '=', session.companyId)
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

/** Whether a page has a version of this number. */
export async function hasVersion({ tx, session }: Writer, id: number, number: number) {
  const found = await tx
    .selectFrom('page_version')
    .select('number')
    .where('company_id', '=', session.companyId)
    .where('page_id', '=', id)
    .where('number', '=', number)
    .executeTakeFirst();
  return found !== undefined;
}

type Writer = Pick<Reader<StaffSession>, 'tx' | 'session'>;

/** Stores the draft of a locked page as its next version and returns the number. */
export async function addVersion(
  { tx, session }: Writer,
  id: number,
  note: string,
): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into page_version (company_id, page_id, number, document, note, create_by)
    select company_id, id, coalesce((select max(number) from page_version v
        where v.company_id = p.company_id and v.page_id = p.id), 0) + 1, document, ${note}, ${session.accountId}
    from page_template p where company_id = ${session.companyId} and id = ${id}
    returning number`.execute(tx);
  return rows[0]!.number;
}
