import { sql } from 'kysely';
import { holdReason } from '#contract/codes/reasons.ts';
import { batchMoves, type BatchMove } from '#contract/features/trace/batches/moves.ts';
import type { MovePayload } from '#server/identifiers/move-job.ts';
import type { Moving } from '#server/identifiers/move.ts';
import { tellDealers } from '#server/logistics/recall.ts';
import type { RecordCall } from '#server/records/plan.ts';
import { notify } from '#server/messages/notices.ts';
import { actorOf, type StaffSession } from '#server/access/sessions.ts';
import type { HeldBatch } from './rules.ts';

type Call = RecordCall<StaffSession>;

/** Moves the units of a batch in the background. */
async function moveUnits(
  { app, tx, session }: Call,
  { id, code }: HeldBatch,
  move: BatchMove,
  moving: Pick<Moving, 'move' | 'reason' | 'remark'>,
  isHeld?: boolean,
): Promise<void> {
  const payload: MovePayload = {
    moving: {
      companyId: session.companyId,
      called: batchMoves.moves[move].label,
      by: { id: session.accountId, name: session.realname },
      ...moving,
    },
    ofBatch: id,
    ...(isHeld === undefined ? {} : { isHeld }),
  };
  await app.jobs.add(tx, {
    kind: 'identifiers.move',
    payload,
    subject: code,
    companyId: session.companyId,
    accountId: session.accountId,
  });
}

/** While a batch is on hold its units are frozen; until they are, packing and shipping look at the batch itself. */
export const holdGoods = (call: Call, batch: HeldBatch, reason: string): Promise<void> =>
  moveUnits(call, batch, 'hold', { move: 'freeze', reason: holdReason, remark: reason }, true);

/** Frees exactly those that were frozen for the hold. */
export const resumeGoods = (call: Call, batch: HeldBatch): Promise<void> =>
  moveUnits(call, batch, 'resume', { move: 'unfreeze', reason: holdReason }, false);

/**
 * Recalls the units of a batch in the background, as far as the state table allows; until then scans answer by the
 * batch's state. Everyone responsible for batches gets a notice, and so do the dealers that hold or sold some of them.
 */
export async function recallGoods(call: Call, batch: HeldBatch, reason: string): Promise<void> {
  const { app, tx, session } = call;
  const { id, code } = batch;
  await moveUnits(call, batch, 'recall', { move: 'recall', remark: reason });
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, holding: 'trace:batch:view' },
    type: 5,
    sentence: 'batchRecalled',
    params: { user: session.realname, code, reason },
    createUser: session.realname,
  });
  await tellDealers(call, sql`i.batch_id = ${id}`, 'goodsRecalled', { code, reason });
}
