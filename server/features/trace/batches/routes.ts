import * as z from 'zod';
import {
  batchCommand,
  batchFilter,
  batchInfo,
  batchInput,
  batchMoveNames,
  batchMoves,
  batchRow,
  needsReason,
  reasonedCommand,
  type BatchMove,
  type BatchState,
} from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { endpoint } from '#server/http/endpoint.ts';
import { recordEndpoints } from '#server/records/endpoints.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { lockRecords } from '#server/records/write.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { recallGoods } from './recall.ts';
import { batchList, checkPart, moveBatches, noteStep, readBatch } from './queries.ts';
import { checkDeletion, checkFixed, toMove, type HeldBatch } from './rules.ts';
import { batchColumns, batchImport } from './spreadsheet.ts';

const plan: RecordPlan<typeof batchFilter, typeof batchRow, typeof batchInput> = {
  resource: 'batch',
  area: 'trace:batch',
  types: ['web'],
  texts: batchTexts,
  filter: batchFilter,
  row: batchRow,
  input: batchInput,
  list: batchList,
  unique: { batch_by_code: 'code' },
  info: { answer: batchInfo, read: readBatch },
  reads: ['state'],
  toColumns: async (input, call, before) => {
    const { session } = call;
    const code = await codeOf(call, session.companyId!, 'batch', input.code, before);
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
const { table } = recordWork(plan);

/** One command over batches: all of them, or none. */
const command = (move: BatchMove) =>
  endpoint({
    method: 'POST',
    types: ['web'],
    path: `batch/${move}`,
    allow: move === 'recall' ? 'trace:batch:recall' : 'trace:batch:move',
    input: needsReason(move) ? reasonedCommand : batchCommand,
    answer: z.null(),
    fields: batchTexts.fields,
    run: async (call) => {
      const { tx, session, input } = call;
      const { to } = batchMoves[move];
      const { reason = '' } = input as { reason?: string };
      const batches = toMove(move, await lockRecords<HeldBatch>(tx, table, session, input.ids));
      await moveBatches(
        call,
        batches.map(({ id }) => id),
        move,
        reason,
      );
      for (const { id, state, reason: earlier } of batches)
        call.changed('batch', id, { state, reason: earlier }, { state: to, reason });
      if (move === 'recall') for (const batch of batches) await recallGoods(call, batch, reason);
      call.tell(batchTexts.done[move], { n: batches.length });
      return null;
    },
  });

export const batchEndpoints = [...recordEndpoints(plan), ...batchMoveNames.map(command)];
