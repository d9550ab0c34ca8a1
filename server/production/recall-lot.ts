import { sql } from 'kysely';
import { identifierStates } from '#contract/codes/states.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { lotMoves } from '#contract/features/trace/lots/moves.ts';
import { lotTexts } from '#contract/features/trace/lots/texts.ts';
import { canMove } from '#contract/moves.ts';
import type { Run } from '../events/new-event.ts';
import { giveCommand } from '../identifiers/command.ts';
import { batchTable, followBatch, noteStep, type HeldBatch } from '../logistics/batch-goods.ts';
import { tellDealers } from '../logistics/recall.ts';
import { noteCodeRecalls, noteRecalls } from '../nonconformances/steps.ts';
import { transition } from '../records/transition.ts';
import { affectedBy } from './genealogy.ts';
import { lotTable, type HeldLot } from './lots.ts';
import { lockMaterials, type Call } from './use-lots.ts';

/**
 * Recalls a lot, the lots made of it, every batch that used one of them, and the single units where it is recorded
 * for these only. Units follow in the background, and the dealers that hold them are told, as in a recall of batches.
 */
export async function recallLot(
  call: Call,
  id: number,
  reason: string,
): Promise<{ lots: number; batches: number; units: number }> {
  await lockMaterials(call.tx, call.session.companyId, 'recalling');
  // What is told is the lot's message.
  const quiet: Call = { ...call, tell: () => undefined };
  const options = { reason, skipsDone: true };
  const [lot] = await transition<typeof lotMoves, HeldLot>(
    quiet,
    lotTable,
    [id],
    'recall',
    options,
  );
  const { batches, units, lots } = await affectedBy(call, id);
  const others = lots.filter((one) => one !== id);
  const made =
    others.length === 0
      ? []
      : await transition<typeof lotMoves, HeldLot>(quiet, lotTable, others, 'recall', options);
  const moved = [...(lot ? [lot] : []), ...made].map((one) => one.id);
  await noteRecalls(call, 'lot', moved, reason);
  const recalled = await recallBatches(quiet, batches, reason);
  const single = await recallUnits(quiet, units, reason);
  if (lot) call.tell(lotTexts.recalled, { code: lot.code, batches: recalled });
  return { lots: made.length + (lot ? 1 : 0), batches: recalled, units: single };
}

async function recallBatches(call: Call, ids: readonly number[], reason: string): Promise<number> {
  const { tx, session } = call;
  const { rows } = await sql<HeldBatch>`
    select id, code, state, reason from batch where company_id = ${session.companyId} and id = any(${[...ids]}::integer[])
    order by id for no key update`.execute(tx);
  const open = rows
    .filter(({ state }) => canMove(batchMoves, 'recall', state))
    .map((row) => row.id);
  if (open.length === 0) return 0;
  const moved = await transition<typeof batchMoves, HeldBatch>(call, batchTable, open, 'recall', {
    reason,
  });
  await noteStep(call, open, 'recall', reason);
  for (const batch of moved) await followBatch(call, batch, 'recall', reason);
  return moved.length;
}

/** Recalls single units and tells who holds them; those recalled before were told of then. */
async function recallUnits(call: Call, seqs: readonly number[], reason: string): Promise<number> {
  const { tx, session } = call;
  const { rows } = await sql<{ seq: number }>`
    select seq from identifier where company_id = ${session.companyId} and seq = any(${[...seqs]}::bigint[])
      and state <> ${identifierStates.recalled} order by seq for update`.execute(tx);
  const units = rows.map(({ seq }) => seq);
  if (units.length === 0) return 0;
  const runs: Run[] = units.map((seq) => ({ first: seq, last: seq }));
  const moving = {
    companyId: session.companyId,
    move: 'recall' as const,
    called: identifierTexts.recall.label,
    by: { id: session.accountId, name: session.realname },
    remark: reason,
  };
  await giveCommand(call, moving, runs, { done: identifierTexts.recall.done, leavesOthers: true });
  await noteCodeRecalls(call, runs, reason);
  await tellDealers(call, sql`i.seq = any(${[...units]}::bigint[])`, 'codesRecalled', { reason });
  return units.length;
}
