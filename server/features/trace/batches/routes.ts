import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { batchMoves, type BatchState } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { recallGoods } from './recall.ts';
import { batchList, checkPart, noteStep, readBatch } from './queries.ts';
import { checkDeletion, checkFixed, type HeldBatch } from './rules.ts';
import { batchColumns, batchImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof batchCalls> = {
  texts: batchTexts,
  list: batchList,
  unique: { batch_by_code: 'code' },
  readInfo: readBatch,
  reads: ['state'],
  toColumns: async (input, call, before) => {
    const code = await codeOf(call, call.session.companyId, 'batch', input.code, before);
    const columns = { ...input, code };
    if (before) checkFixed(before as unknown as { state: BatchState }, columns);
    if (input.part_id !== before?.part_id) await checkPart(call, input.part_id);
    return columns;
  },
  afterWrite: async (call, id, before) => {
    if (!before) await noteStep(call, [id], 'add');
  },
  beforeDelete: async (_call, rows) => checkDeletion(rows as unknown as HeldBatch[]),
  export: batchColumns,
  import: batchImport,
};
const { table, target } = recordWork(batchCalls, plan);
const moving = { ...table, target, moves: batchMoves, refused: batchTexts.errors.wrongState };

export const batchEndpoints = [
  ...serveRecords(batchCalls, plan),
  ...serveMoves<'web', typeof batchMoves, HeldBatch>(batchCalls, moving, {
    // Those already in this status are skipped.
    skipsDone: true,
    after: async (call, move, rows) => {
      const { reason = '' } = call.input;
      await noteStep(
        call,
        rows.map(({ id }) => id),
        move,
        reason,
      );
      if (move === 'recall') for (const batch of rows) await recallGoods(call, batch, reason);
    },
  }),
];
