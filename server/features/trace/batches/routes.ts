import { batchCalls } from '#contract/features/trace/batches/contract.ts';
import type { batchMoves, BatchState } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { serve } from '#server/http/endpoint.ts';
import { serveExport } from '#server/records/export.ts';
import { transition } from '#server/records/transition.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { RecordPlan } from '#server/records/plan.ts';
import {
  batchTable,
  followBatch,
  noteStep,
  type HeldBatch,
} from '#server/logistics/batch-goods.ts';
import { codeOf } from '#server/numbers/numbers.ts';
import { billOf } from '#server/production/batch-materials.ts';
import { heldUnits, readHolders } from './holders.ts';
import { batchList, checkPart, factoryName, readBatch, recallable } from './queries.ts';
import { materialEndpoints } from './materials.ts';
import { checkDeletion, checkFixed } from './rules.ts';
import { tellFactory } from '#server/scans/products.ts';
import { batchColumns, batchImport, heldColumns } from './spreadsheet.ts';

type BatchBefore = Parameters<typeof billOf>[2];

const plan: RecordPlan<typeof batchCalls> = {
  texts: batchTexts,
  list: batchList,
  unique: { batch_by_code: 'code' },
  readInfo: readBatch,
  reads: ['state'],
  toColumns: async (input, call, before) => {
    const code = await codeOf(call, call.session.companyId, 'batch', input.code, before);
    const bom = await billOf(call, input, before as unknown as BatchBefore);
    const factory =
      input.factory_id === null ? input.factory : await factoryName(call, input.factory_id);
    const columns = { ...input, code, factory, bom_id: bom };
    if (before) checkFixed(before as unknown as { state: BatchState }, columns);
    if (input.part_id !== before?.part_id) await checkPart(call, input.part_id);
    return columns;
  },
  afterWrite: async (call, id, before, columns) => {
    if (!before) await noteStep(call, [id], 'add');
    // The badge on the pages is that of the factory.
    else if (before.factory_id !== columns.factory_id) await tellFactory(call);
  },
  beforeDelete: async (_call, rows) => checkDeletion(rows as unknown as HeldBatch[]),
  export: batchColumns,
  import: batchImport,
};

export const batchEndpoints = [
  ...serveRecords(batchCalls, plan),
  ...serveMoves<'web', typeof batchMoves, HeldBatch>(batchCalls, batchTable, {
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
      for (const batch of rows) await followBatch(call, batch, move, reason);
    },
  }),
  ...materialEndpoints,
  serve(batchCalls.holders, (call) => readHolders(call, call.input.id)),
  serveExport(
    batchCalls.exportHolders,
    { one: batchTexts.one, fields: batchTexts.fields },
    heldUnits,
    heldColumns,
  ),
  serve(batchCalls.recallPart, async (call) => {
    const { part_id: part, reason } = call.input;
    const ids = await recallable(call, part);
    const rows = await transition<typeof batchMoves, HeldBatch>(call, batchTable, ids, 'recall', {
      reason,
    });
    await noteStep(call, ids, 'recall', reason);
    for (const batch of rows) await followBatch(call, batch, 'recall', reason);
    call.tell(batchTexts.done.recalledPart, { n: rows.length });
    return { batches: rows.length };
  }),
];
