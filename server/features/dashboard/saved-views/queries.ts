import { sql } from 'kysely';
import { viewLimits, type SavedView } from '#contract/features/dashboard/saved-views/contract.ts';
import { savedViewTexts } from '#contract/features/dashboard/saved-views/texts.ts';
import { codes } from '#contract/envelope.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';
import { Refusal } from '#server/refusal.ts';
import type { Tx } from '#server/database/database.ts';

const texts = savedViewTexts.errors;

export const mayShare = (session: Session): boolean =>
  rightTo(session, 'dashboard:savedView:share') === 'ok';

/** Views that are shared by those among whom the user works: the company, the dealer or the platform. */
const sharedWith = ({ companyId, dealerId }: Session) => sql`is_shared
  and ${companyId === null ? sql`v.company_id is null` : sql`v.company_id = ${companyId}`}
  and ${dealerId === null ? sql`v.dealer_id is null` : sql`v.dealer_id = ${dealerId}`}`;

const visibleTo = (session: Session) =>
  sql`v.delete_time is null and (v.account_id = ${session.accountId} or (${sharedWith(session)}))`;

/** The views of a list, or those in which one's lists open: one's own first, by name. */
export async function readViews(
  tx: Tx,
  session: Session,
  which: { list: string } | { id: number } | 'defaults',
): Promise<SavedView[]> {
  const asked =
    which === 'defaults'
      ? sql`d.view_id is not null`
      : 'id' in which
        ? sql`v.id = ${which.id}`
        : sql`v.list = ${which.list}`;
  const { rows } = await sql<Omit<SavedView, 'may_edit'>>`
    select v.id, v.list, v.name, v.is_shared, v.state, v.version, a.realname as author,
      d.view_id is not null as is_default, v.account_id = ${session.accountId} as is_own
    from saved_view v
    join account a on a.id = v.account_id
    left join saved_view_default d on d.account_id = ${session.accountId} and d.list = v.list and d.view_id = v.id
    where ${asked} and ${visibleTo(session)}
    order by v.account_id = ${session.accountId} desc, v.name, v.id`.execute(tx);
  const isSharer = mayShare(session);
  return rows.map((row) => ({ ...row, may_edit: row.is_own || isSharer }));
}

/** Refuses one more view than a list can have; until the transaction ends, nobody else of the company counts. */
export async function checkRoom(
  tx: Tx,
  session: Session,
  list: string,
  more: { own: boolean; shared: boolean },
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('saved_view'), ${session.companyId ?? 0})`.execute(
    tx,
  );
  const { rows } = await sql<{ own: number; shared: number }>`
    select
      (select count(*)::int from saved_view v
        where v.account_id = ${session.accountId} and v.list = ${list} and v.delete_time is null) as own,
      (select count(*)::int from saved_view v
        where ${sharedWith(session)} and v.list = ${list} and v.delete_time is null) as shared
  `.execute(tx);
  const { own, shared } = rows[0]!;
  const full =
    more.own && own >= viewLimits.own
      ? ([texts.tooMany, viewLimits.own] as const)
      : more.shared && shared >= viewLimits.shared
        ? ([texts.tooManyShared, viewLimits.shared] as const)
        : null;
  if (full)
    throw new Refusal(
      inEveryLanguage((language) => say(full[0], language, { n: full[1] })),
      { code: codes.conflict },
    );
}
