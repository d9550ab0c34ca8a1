import { sql } from 'kysely';
import type { NoticeSentence } from '#contract/features/message/notices/texts.ts';
import type { TextParams } from '#contract/text.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { notify } from '../messages/notices.ts';
import type { Condition } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';

/** Tells the dealers that hold or have sold some of these identifiers `i`. */
export async function tellDealers(
  { app, tx, session }: RecordCall<StaffSession>,
  about: Condition,
  sentence: NoticeSentence,
  params: TextParams,
): Promise<void> {
  const { rows } = await sql<{ dealer_id: number }>`
    select distinct i.dealer_id from identifier i
    where i.company_id = ${session.companyId} and i.dealer_id is not null and ${about}`.execute(tx);
  if (rows.length === 0) return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, dealers: rows.map(({ dealer_id: id }) => id) },
    type: 5,
    sentence,
    params,
    createUser: session.realname,
  });
}
