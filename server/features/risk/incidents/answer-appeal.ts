import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { appealTexts, type answerInput } from '#contract/features/risk/incidents/appeals.ts';
import type { incidentMoves } from '#contract/features/risk/incidents/moves.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import type { CallContext } from '#server/http/endpoint.ts';
import { notify } from '#server/messages/notices.ts';
import { transition, type MovingTable } from '#server/records/transition.ts';
import { lockRecords } from '#server/records/write.ts';
import { Refusal } from '#server/refusal.ts';

const { errors, done } = appealTexts;

/** Answers the appeal that waits: accepting it dismisses the incident, rejecting it keeps the incident as it is. */
export async function answerAppeal(
  call: CallContext<unknown, StaffSession>,
  table: MovingTable<typeof incidentMoves>,
  { id, accept, note }: z.output<typeof answerInput>,
): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [incident] = await lockRecords<{ id: number; code: string }>(tx, table, session, [id]);
  const last = await tx
    .selectFrom('incident_appeal')
    .select(['id', 'state', 'dealer_id'])
    .where('company_id', '=', companyId)
    .where('incident_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  const state = accept ? 'accepted' : 'rejected';
  const words = done[state];
  // Answered the same way before: sent twice.
  if (last?.state === state) return call.tell(words);
  if (last?.state !== 'waiting') throw new Refusal(errors.none, { code: codes.conflict });
  await tx
    .updateTable('incident_appeal')
    .set({ state, note, answer_by: session.accountId, answer_time: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', last.id)
    .execute();
  if (accept) await transition(call, table, [id], 'dismiss', { reason: note, skipsDone: true });
  call.changed('incident', id, { appeal: 'waiting' }, { appeal: state, note });
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: companyId, dealer: last.dealer_id },
    type: 5,
    sentence: accept ? 'appealAccepted' : 'appealRejected',
    params: { code: incident!.code, note },
  });
  call.tell(words);
}
