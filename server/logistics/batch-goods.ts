import { sql } from 'kysely';
import { holdReason } from '#contract/codes/reasons.ts';
import type { BatchStep } from '#contract/features/trace/batches/contract.ts';
import {
  batchMoves,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { actorOf, type StaffSession } from '../access/sessions.ts';
import { timeOfJob, type MovePayload } from '../identifiers/move-job.ts';
import type { Moving } from '../identifiers/move.ts';
import { notify } from '../messages/notices.ts';
import { noteRecalls } from '../nonconformances/steps.ts';
import type { RecordCall } from '../records/plan.ts';
import type { MovingTable } from '../records/transition.ts';
import { tellDealers } from './recall.ts';

type Call = RecordCall<StaffSession>;
/** A batch that is held while it is moved. */
export type HeldBatch = { id: number; code: string; state: BatchState; reason: string };

export const batchTable: MovingTable<typeof batchMoves> = {
  name: 'batch',
  fields: batchTexts.fields,
  moves: batchMoves,
  target: 'batch',
  refused: batchTexts.errors.wrongState,
};

/** Records moves in the history of batches. */
export async function noteStep(
  call: Pick<Call, 'tx' | 'session' | 'at' | 'recorded'>,
  ids: readonly number[],
  action: BatchStep['action'],
  reason = '',
): Promise<void> {
  if (ids.length === 0) return;
  const { tx, session, at } = call;
  const common = {
    company_id: session.companyId,
    action,
    reason,
    create_user: session.realname,
    ...(at ? { create_time: at } : {}),
  };
  await tx
    .insertInto('batch_step')
    .values(ids.map((id) => ({ ...common, batch_id: id })))
    .execute();
  if (action === 'recall') await noteRecalls(call, 'batch', ids, reason);
}

/** What becomes of the units of a batch. Recalled are those that the table of states allows. */
const unitMoves: Partial<
  Record<BatchMove, (reason: string) => Pick<Moving, 'move' | 'reason' | 'remark'>>
> = {
  // While a batch is on hold its units are frozen; until they are, packing and shipping look at the batch itself.
  hold: (reason) => ({ move: 'freeze', reason: holdReason, remark: reason }),
  // Exactly those that were frozen for the hold.
  resume: () => ({ move: 'unfreeze', reason: holdReason }),
  recall: (reason) => ({ move: 'recall', remark: reason }),
};

/** How the units of a batch follow its step; null if they stay as they are. */
export function unitsFollow(
  call: Call,
  { id }: Pick<HeldBatch, 'id'>,
  move: BatchMove,
  reason: string,
): MovePayload | null {
  const { session } = call;
  const moving = unitMoves[move]?.(reason);
  if (!moving) return null;
  return {
    moving: {
      companyId: session.companyId,
      called: batchMoves.moves[move].label,
      by: { id: session.accountId, name: session.realname },
      ...moving,
    },
    ofBatch: id,
    ...(move === 'recall' ? {} : { isHeld: move === 'hold' }),
    ...timeOfJob(call),
  };
}

/**
 * Moves the units of a batch in the background, where they follow its step; until then scans answer by the batch's
 * state. Of a recall everyone responsible for batches gets a notice, and so do the dealers that hold or sold some of them.
 */
export async function followBatch(
  call: Call,
  batch: HeldBatch,
  move: BatchMove,
  reason: string,
): Promise<void> {
  const { app, tx, session } = call;
  const { id, code } = batch;
  const payload = unitsFollow(call, batch, move, reason);
  if (payload)
    await app.jobs.add(tx, {
      kind: 'identifiers.move',
      payload,
      subject: code,
      companyId: session.companyId,
      accountId: session.accountId,
    });
  if (move !== 'recall') return;
  await notify(tx, app.cluster, actorOf(session), {
    to: { company: session.companyId, holding: 'trace:batch:view' },
    type: 5,
    sentence: 'batchRecalled',
    params: { user: session.realname, code, reason },
    createUser: session.realname,
  });
  await tellDealers(call, sql`i.batch_id = ${id}`, 'goodsRecalled', { code, reason });
}
