import { repairCalls, type Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairMoves } from '#contract/features/sale/repairs/moves.ts';
import { repairStateTexts } from '#contract/features/sale/repairs/states.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { repairWorkTexts, type RepairPartInput } from '#contract/features/sale/repairs/work.ts';
import { moveNames } from '#contract/moves.ts';
import { say } from '#contract/text.ts';
import { answerPhoto, takesPhoto } from '#server/files/private-photos.ts';
import { serve } from '#server/http/endpoint.ts';
import { readHandlers } from '#server/people/handlers.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import type { ExportColumn, RecordPlan } from '#server/records/plan.ts';
import { serveReveal } from '#server/records/reveal.ts';
import { addAfterPhotos } from '#server/repairs/after-photos.ts';
import { keepParts, readRepairParts } from '#server/repairs/parts.ts';
import { readRepairRows } from '#server/repairs/rows.ts';
import { readStatistics } from '#server/repairs/statistics.ts';
import {
  acceptQuote,
  moveRepair,
  repairColumns,
  tellAssignee,
  type HeldRepair,
} from '#server/repairs/work.ts';
import { readRepair, repairList } from './queries.ts';

const { index, info, edit, export: exported } = repairCalls;
const records = { index, info, edit, export: exported };

const columns: readonly ExportColumn<Repair>[] = [
  { field: 'code', width: 20 },
  { field: 'serial_number', width: 24 },
  { field: 'part_name', width: 24 },
  { field: 'fault_name', width: 14 },
  { field: 'content', width: 40 },
  { field: 'name', width: 14 },
  { field: 'phone', width: 16 },
  {
    field: 'state',
    width: 12,
    show: (state, one) => say(repairStateTexts[state], one),
  },
  {
    field: 'payer',
    width: 12,
    show: (payer, one) => (payer ? say(repairWorkTexts.payers[payer], one) : ''),
  },
  { field: 'total', width: 12, as: 'money' },
  { field: 'quote', width: 14, show: (quote, one) => say(repairWorkTexts.quotes[quote], one) },
  { field: 'assignee_name', width: 12 },
  { field: 'due_time', width: 20, as: 'time' },
  { field: 'replacement_sn', width: 24 },
  { field: 'photo_count', width: 8 },
  { field: 'create_time', width: 20 },
  { field: 'update_time', width: 20 },
  { field: 'complete_time', width: 20 },
];

const plan: RecordPlan<typeof records> = {
  texts: repairTexts,
  list: repairList,
  readInfo: readRepair,
  reads: ['code', 'state', 'total', 'quote', 'assignee', 'payer'],
  related: {
    fields: ['parts'],
    read: async (reader, id) => ({
      parts: (await readRepairParts(reader, id)).map(({ part_id, quantity, price, serial }) => ({
        part_id,
        quantity,
        price,
        serial,
      })),
    }),
  },
  toColumns: (input, call, before) => repairColumns(call, input, before as unknown as HeldRepair),
  afterWrite: async (call, id, before, columns) => {
    await keepParts(call, id, columns.parts as RepairPartInput[]);
    await tellAssignee(
      call,
      id,
      before as unknown as HeldRepair,
      columns.assignee as number | null,
    );
  },
  export: columns,
};

export const repairEndpoints = [
  ...serveRecords(records, plan),
  serveReveal(repairCalls.reveal, 'repair', async (call) => {
    const [row] = await readRepairRows(call, [call.input.id], (phone) => phone);
    return row?.phone ?? null;
  }),
  ...moveNames(repairMoves).map((move) =>
    serve(repairCalls[move], async (call) => {
      await moveRepair(call, move, call.input);
      return null;
    }),
  ),
  serve(repairCalls.assignees, async (call) => {
    const rows = await readHandlers(call, 'sale:repair:handle', call.input);
    return { rows, count: rows.length };
  }),
  serve(repairCalls.statistics, (call) => readStatistics(call, call.input.create_time)),
  serve(repairCalls.acceptQuote, async (call) => {
    await acceptQuote(call, call.input);
    return null;
  }),
  serve(repairCalls.photo, answerPhoto, takesPhoto),
  serve(repairCalls.addPhotos, async (call) => {
    await addAfterPhotos(call, call.input.id, call.input.photos);
    return null;
  }),
];
