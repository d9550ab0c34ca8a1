import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import type { MovePayload } from '#server/identifiers/move-job.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import type { HeldBatch } from './rules.ts';

/**
 * Recalls the identifiers of a batch in the background, as far as the state table allows; until then scans answer by
 * the batch's state. Everyone responsible for batches gets a notice.
 */
export async function recallGoods(
  { app, tx, session }: RecordCall<StaffSession>,
  { id, code }: HeldBatch,
  reason: string,
): Promise<void> {
  const payload: MovePayload = {
    moving: {
      companyId: session.companyId,
      move: 'recall',
      called: batchMoves.moves.recall.label,
      remark: reason,
      by: { id: session.accountId, name: session.realname },
    },
    ofBatch: id,
  };
  await app.jobs.add(tx, {
    kind: 'identifiers.move',
    payload,
    subject: code,
    companyId: session.companyId,
    accountId: session.accountId,
  });
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, holding: 'trace:batch:view' },
    type: 5,
    sentence: 'batchRecalled',
    params: { user: session.realname, code, reason },
    createUser: session.realname,
  });
}
