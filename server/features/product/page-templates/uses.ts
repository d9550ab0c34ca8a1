import { sql } from 'kysely';
import type { PageUse } from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Writer = Pick<Reader<StaffSession>, 'tx' | 'session'>;

const nameOf = ({ target, target_id: id }: PageUse) => `${target} ${id ?? ''}`.trim();

/** Assigns a locked page to these and nothing else; returns what the log calls them. */
export async function assignPage(
  call: Writer,
  page: { id: number; kind: string },
  uses: readonly PageUse[],
): Promise<string[]> {
  const names = uses.map(nameOf);
  if (new Set(names).size < names.length)
    throw new Refusal(pageTemplateTexts.errors.twice, { field: 'uses' });
  await replaceUses(call, page, uses);
  return names;
}

/** Whether a page is assigned to anything. */
export async function isAssigned({ tx, session }: Writer, id: number): Promise<boolean> {
  const found = await tx
    .selectFrom('page_use')
    .select('page_id')
    .where('company_id', '=', session.companyId)
    .where('page_id', '=', id)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Replaces the assignments of a page; those of other pages of its kind are taken over. */
async function replaceUses(
  { tx, session }: Writer,
  page: { id: number; kind: string },
  uses: readonly PageUse[],
): Promise<void> {
  const company = session.companyId;
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
  await tx
    .deleteFrom('page_use')
    .where('company_id', '=', company)
    .where('page_id', '=', page.id)
    .execute();
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
