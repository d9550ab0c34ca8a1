import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { blocksOf, shownPage, type PageDocument } from '#blocks/kit/document.ts';
import { faultsOf, openPage } from '#blocks/open.ts';
import { rulesOfPage } from '#blocks/page-rules.ts';
import { isAsShared, sharedOn, withShared } from '#blocks/shared.ts';
import { codes } from '#contract/envelope.ts';
import type { SectionUse } from '#contract/features/product/page-sections/contract.ts';
import { pageSectionTexts } from '#contract/features/product/page-sections/texts.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { keepFilesOfPages } from '#server/pages/page-files.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { Refusal } from '#server/refusal.ts';

const mostPages = 500;

type Caller = Pick<Reader<StaffSession>, 'tx' | 'session'>;
type PageWith = Omit<SectionUse, 'is_published' | 'is_own'> & {
  published: number | null;
  document: PageDocument;
  /** Null if nothing is published. */
  published_document: PageDocument | null;
};

/** The pages whose draft or published version has shared blocks of a section. */
async function pagesWith({ tx, session }: Caller, section: number, isLocked: boolean) {
  const has = (document: string) => sql`jsonb_path_exists(${sql.ref(document)},
    '$.blocks.*.shared ? (@.section == $section)', jsonb_build_object('section', ${section}::int))`;
  const { rows } = await sql<PageWith>`
    select p.id, p.name, p.published, p.document, v.document as published_document, exists (
        select from page_trial r where r.company_id = p.company_id and r.page_id = p.id and r.end_time is null) as has_trial
    from page_template p
    left join page_version v on v.company_id = p.company_id and v.page_id = p.id and v.number = p.published
    where p.company_id = ${session.companyId} and (${has('p.document')} or ${has('v.document')})
    order by p.id limit ${mostPages + 1} ${isLocked ? sql`for update of p` : sql``}`.execute(tx);
  if (rows.length > mostPages)
    throw new Refusal(pageSectionTexts.errors.tooMany, { params: { n: mostPages } });
  return rows;
}

const isUsed = (page: PageDocument | null, section: number): page is PageDocument =>
  page !== null && sharedOn(page, section).length > 0;

/** Where a section is used as a shared one. */
export async function readSectionUses(
  caller: Caller,
  section: number,
  stored: PageDocument,
): Promise<SectionUse[]> {
  const content = openPage(stored);
  return (await pagesWith(caller, section, false)).map((page) => {
    const { id, name, has_trial, document, published_document: shown } = page;
    const all = [document, shown].filter((one) => isUsed(one, section));
    return {
      id,
      name,
      has_trial,
      is_published: isUsed(shown, section),
      is_own: all.some((one) => !isAsShared(openPage(one), section, content)),
    };
  });
}

/** Blocks that are published have to be whole. */
export function checkWhole(content: PageDocument, language: Language): void {
  const faults = faultsOf(openPage(content)).filter(({ block }) => block !== '');
  if (faults.length === 0) return;
  throw new Refusal(pageTemplateTexts.errors.incomplete, {
    params: { n: faults.length },
    errors: faults.map(({ block, path, message }) => ({
      field: ['document', 'blocks', block, 'settings', ...path].join('.'),
      msg: message ? say(message, language) : '',
    })),
  });
}

const newId = () => `s${randomBytes(6).toString('hex')}`;

type Change = { before: PageDocument; after: PageDocument };
type Section = { id: number; name: string } & Change;
export type Shared = { id: number; drafts: number; published: number | null };

/** The page with the section's new content; null if it stays as it is: it is new already, or its author's own. */
function followed(page: PageDocument | null, { id, before, after }: Section): PageDocument | null {
  if (!isUsed(page, id) || !isAsShared(openPage(page), id, openPage(before))) return null;
  const next = withShared(page, id, after, newId);
  return rulesOfPage(openPage(next)).length > 0 ? null : next;
}

/** Brings the new content of a section to all pages that have it as it was; returns those that changed. */
export async function sharePages(
  caller: Caller & { language: Language },
  section: Section,
): Promise<Shared[]> {
  const pages = await pagesWith(caller, section.id, true);
  const changes = pages.flatMap((page) => {
    const draft = followed(page.document, section);
    const published = followed(page.published_document, section);
    return draft || published ? [{ page, draft, published }] : [];
  });
  if (changes.some(({ published }) => published)) checkWhole(section.after, caller.language);
  const numbers = await addVersions(
    caller,
    changes.flatMap(({ page, published }) => (published ? [{ id: page.id, published }] : [])),
    say(pageSectionTexts.done.note, caller.language, { name: section.name }),
  );
  await writePages(
    caller,
    changes.map(({ page, draft }) => ({
      id: page.id,
      draft,
      published: numbers.get(page.id) ?? null,
    })),
  );
  const { tx, session } = caller;
  const company = session.companyId;
  const ids = changes.map(({ page }) => page.id);
  await keepFilesOfPages(tx, company, ids, section.after);
  if (numbers.size > 0)
    await keepFilesOfPages(tx, company, [...numbers.keys()], shownPage(section.after), true);
  await sql`update page_trial set end_time = now()
    where company_id = ${company} and page_id = any(${[...numbers.keys()]}::int[]) and end_time is null`.execute(
    tx,
  );
  return changes.map(({ page, draft }) => ({
    id: page.id,
    drafts: draft ? 1 : 0,
    published: numbers.get(page.id) ?? null,
  }));
}

/** The next version of each of these pages. */
async function addVersions(
  { tx, session }: Caller,
  versions: readonly { id: number; published: PageDocument }[],
  note: string,
): Promise<Map<number, number>> {
  const { rows } = await sql<{ page_id: number; number: number }>`
    insert into page_version (company_id, page_id, number, document, note, create_by)
    select ${session.companyId}::int, given.id, coalesce((select max(number) from page_version v
        where v.company_id = ${session.companyId} and v.page_id = given.id), 0) + 1,
      given.document::jsonb, ${note}, ${session.accountId}::int
    from unnest(${versions.map(({ id }) => id)}::int[],
      ${versions.map(({ published }) => JSON.stringify(published))}::text[]) as given (id, document)
    returning page_id, number`.execute(tx);
  return new Map(rows.map(({ page_id, number }) => [page_id, number]));
}

async function writePages(
  { tx, session }: Caller,
  pages: readonly { id: number; draft: PageDocument | null; published: number | null }[],
): Promise<void> {
  await sql`
    update page_template p set document = coalesce(given.document::jsonb, p.document),
      blocks = coalesce(given.blocks, p.blocks), published = coalesce(given.published, p.published),
      publish_time = case when given.published is null then p.publish_time else now() end,
      version = p.version + 1, update_by = ${session.accountId}::int, update_time = now()
    from unnest(${pages.map(({ id }) => id)}::int[],
      ${pages.map(({ draft }) => draft && JSON.stringify(draft))}::text[],
      ${pages.map(({ draft }) => draft && blocksOf(draft).length)}::int[],
      ${pages.map(({ published }) => published)}::int[]) as given (id, document, blocks, published)
    where p.company_id = ${session.companyId} and p.id = given.id`.execute(tx);
}

export const noContent = () =>
  new Refusal(pageSectionTexts.errors.noContent, { code: codes.invalid, field: 'document' });
