import { importCalls, type ReportLine } from '#contract/features/identity/code-imports/contract.ts';
import { importMoves } from '#contract/features/identity/code-imports/moves.ts';
import { importTexts } from '#contract/features/identity/code-imports/texts.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import type { Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { serve } from '#server/http/endpoint.ts';
import { addImport, addJob, openImportPack, type HeldImport } from '#server/code-imports/order.ts';
import { refuseUsed } from '#server/code-imports/take-back.ts';
import { serveRecords } from '#server/records/endpoints.ts';
import { serveExport } from '#server/records/export.ts';
import { inOrder } from '#server/records/list.ts';
import { serveMoves } from '#server/records/moves.ts';
import type { ExportColumn, RecordPlan } from '#server/records/plan.ts';
import { recordWork } from '#server/records/work.ts';
import { importList, readWrong, wrongLines } from './queries.ts';

const { add, ...listed } = importCalls;
const plan: RecordPlan<typeof listed> = {
  texts: importTexts,
  list: importList,
  export: [
    { field: 'code', width: 18 },
    { field: 'file_name', width: 32 },
    { field: 'state', show: (state, language) => importTexts.states[state][language] },
    { field: 'lines' },
    { field: 'good' },
    { field: 'bad' },
    { field: 'pack_code', width: 18 },
    { field: 'part_name', width: 24 },
    { field: 'batch_code', width: 18 },
    { field: 'level', show: (level, language) => packTexts.levels[level][language] },
    { field: 'reason', width: 24 },
    { field: 'remark', width: 24 },
    { field: 'create_time', width: 18 },
  ],
};
const { table, target } = recordWork(listed, plan);

const reportColumns: readonly ExportColumn<ReportLine>[] = [
  { field: 'line', width: 10 },
  { field: 'text', width: 40 },
  {
    field: 'error',
    width: 48,
    show: (error, language: Language, { same_as: first }) =>
      say(importTexts.lineErrors[error], language, { n: first ?? 0 }),
  },
];

export const importEndpoints = [
  ...serveRecords(listed, plan),
  serve(add, async (call) => {
    const id = await addImport(call, call.input);
    call.tell(importTexts.done.add);
    return (await inOrder(importList, call, [id]))[0]!;
  }),
  ...serveMoves<'web', typeof importMoves, HeldImport>(
    importCalls,
    { ...table, moves: importMoves, target },
    {
      skipsDone: true,
      check: async (one, move, { tx, session }) => {
        if (move === 'remove') await refuseUsed(tx, session.companyId, one);
      },
      after: async (call, move, rows) => {
        for (const one of rows) {
          if (move === 'start') await openImportPack(call, one);
          await addJob(call, one, importMoves.moves[move].to);
        }
      },
    },
  ),
  serve(importCalls.wrong, async (call) => ({ lines: await readWrong(call, call.input.id) })),
  serveExport(
    importCalls.report,
    { one: importTexts.report, fields: importTexts.fields },
    wrongLines,
    reportColumns,
  ),
];
