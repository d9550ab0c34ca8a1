import type * as z from 'zod';
import { codes } from '#contract/envelope.ts';
import { appealTexts, type answerInput } from '#contract/features/risk/incidents/appeals.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import type { RecordCall } from '../records/plan.ts';
import { notify } from '../messages/notices.ts';
import { lockRecords } from '../records/write.ts';
import { notFound, Refusal } from '../refusal.ts';
import { noteStep } from './incident-steps.ts';
import { incidentTable as table, settleIncidents } from './incident-work.ts';

const { errors, done } = appealTexts;

/**
 * Answers the appeal that waits: accepting it dismisses the incident and takes a penalty back, rejecting it keeps the
 * incident as it is.
 */
export async function answerAppeal(
  call: RecordCall<StaffSession>,
  { id, accept, note, appeal_id: read }: z.output<typeof answerInput>,
): Promise<void> {
  const { app, tx, session } = call;
  const { companyId } = session;
  const [incident] = await lockRecords<{ id: number; code: string }>(tx, table, session, [id]);
  const appeals = await tx
    .selectFrom('incident_appeal')
    .select(['id', 'state', 'dealer_id'])
    .where('company_id', '=', companyId)
    .where('incident_id', '=', id)
    .orderBy('id', 'desc')
    .execute();
  const [newest] = appeals;
  const last = read === undefined ? newest : appeals.find((appeal) => appeal.id === read);
  if (read !== undefined && !last) throw notFound();
  const state = accept ? 'accepted' : 'rejected';
  const words = done[state];
  // Answered the same way before: sent twice.
  if (last?.state === state) return call.tell(words);
  if (last?.state !== 'waiting') {
    const isNewer = last !== newest && newest?.state === 'waiting';
    throw new Refusal(isNewer ? errors.other : errors.none, { code: codes.conflict });
  }
  await tx
    .updateTable('incident_appeal')
    .set({ state, note, answer_by: session.accountId, answer_time: new Date() })
    .where('company_id', '=', companyId)
    .where('id', '=', last.id)
    .execute();
  await noteStep(call, id, accept ? 'appealAccepted' : 'appealRejected', { note });
  if (accept) await settleIncidents(call, [id], 'dismiss', { reason: note, skipsDone: true });
  call.changed('incident', id, { appeal: 'waiting' }, { appeal: state, note });
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: companyId, dealer: last.dealer_id },
    type: 5,
    sentence: accept ? 'appealAccepted' : 'appealRejected',
    params: { id, code: incident!.code, note },
  });
  call.tell(words);
}
