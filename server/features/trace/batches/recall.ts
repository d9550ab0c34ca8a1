import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import type { MovePayload } from '#server/identifiers/move-job.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf } from '#server/access/sessions.ts';
import type { HeldBatch } from './rules.ts';

/**
 * Recalls what a batch made, in the background, as far as the table of states lets it; scans answer by the batch in the
 * meantime. Everyone who looks after batches is told.
 */
export async function recallGoods(
  { app, tx, who }: RecordCall,
  { id, code }: HeldBatch,
  reason: string,
): Promise<void> {
  const payload: MovePayload = {
    moving: {
      companyId: who.companyId!,
      move: 'recall',
      called: batchTexts.moves.recall,
      remark: reason,
      by: { id: who.accountId, name: who.realname },
    },
    ofBatch: id,
  };
  await app.jobs.add(tx, {
    kind: 'identifiers.move',
    payload,
    subject: code,
    companyId: who.companyId,
    accountId: who.accountId,
  });
  await notify(tx, app.cluster, actorOf(who), {
    to: { company: who.companyId!, holding: 'trace:batch:view' },
    type: 5,
    sentence: 'batchRecalled',
    params: { user: who.realname, code, reason },
    createUser: who.realname,
  });
}
