import { sql } from 'kysely';
import type { Block } from '#blocks/kit/document.ts';
import type { PageComment, PageReply } from '#contract/features/product/page-comments/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

type Stored = Omit<PageComment, 'replies' | 'create_time' | 'resolve_time'> & {
  reply_to: number | null;
  create_time: Date;
  resolve_time: Date | null;
};
type Given = Pick<Reader<StaffSession>, 'tx' | 'session'>;

/** The comments on a page with their answers, the oldest first. */
export async function readComments({ tx, session }: Given, page: number): Promise<PageComment[]> {
  const { rows } = await sql<Stored>`
    select c.id, c.reply_to, c.block, c.block_type, c.block_name, c.text, c.create_time, c.resolve_time,
      a.realname as author, c.account_id = ${session.accountId} as is_own, coalesce(r.realname, '') as resolve_user
    from page_comment c join account a on a.company_id = c.company_id and a.id = c.account_id
      left join account r on r.company_id = c.company_id and r.id = c.resolve_by
    where c.company_id = ${session.companyId} and c.page_id = ${page} order by c.id`.execute(tx);
  const answersTo = (id: number | null) => rows.filter((row) => row.reply_to === id);
  return answersTo(null).map(({ reply_to: _none, ...row }) => ({
    ...row,
    create_time: row.create_time.toISOString(),
    resolve_time: row.resolve_time?.toISOString() ?? null,
    replies: answersTo(row.id).map(saidIn),
  }));
}

const saidIn = ({ id, text, author, is_own, create_time: time }: Stored): PageReply => ({
  id,
  text,
  author,
  is_own,
  create_time: time.toISOString(),
});

/** What a block of the saved draft is; refuses pages of others. */
export async function findBlock({ tx, session }: Given, page: number, block: string) {
  const { rows } = await sql<{ name: string; block: Block | null; comments: number }>`
    select p.name, p.document #> array['blocks', ${block}] as block,
      (select count(*)::int from page_comment c where c.company_id = p.company_id and c.page_id = p.id) as comments
    from page_template p where p.company_id = ${session.companyId} and p.id = ${page}`.execute(tx);
  if (!rows[0]) throw notFound();
  return rows[0];
}
