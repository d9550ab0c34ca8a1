import * as z from 'zod';
import { call } from '#contract/call.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { fileAddress } from '#contract/files.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId, rule, typed } from '#contract/validation.ts';
import { codeImports } from './feature.ts';
import { importMoves } from './moves.ts';
import { importTexts, lineErrors } from './texts.ts';

export type { ImportState } from './moves.ts';
export const importStates = stateNames(importMoves);

/** `POST codeImport/add`: checks a file; nothing is imported until `start`. */
export const importInput = z.strictObject({
  /** An uploaded file: csv or txt with one code a line, or with columns code, part and batch; or an xlsx. */
  file: z
    .string()
    .trim()
    .regex(fileAddress, { error: rule('required') }),
  /** For lines that name no part or batch. */
  part_id: filter(rowId).nullable().default(null),
  batch_id: filter(rowId).nullable().default(null),
  level: z.enum(levels).default('unit'),
  remark: typed(200).default(''),
});
export type ImportInput = z.infer<typeof importInput>;

export const importFilter = listInput(['code', 'create_time'], {
  keyword,
  state: filterList(z.enum(importStates)),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  create_time: dayRange,
});

export const importRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  file_name: z.string(),
  file_size: z.number(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  level: z.enum(levels),
  state: z.enum(importStates),
  reason: z.string(),
  lines: z.number(),
  good: z.number(),
  bad: z.number(),
  /** How much of what it is doing is done, in per cent. */
  progress: z.number(),
  pack_id: z.number().nullable(),
  pack_code: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type CodeImport = z.infer<typeof importRow>;

/** `GET codeImport/report?id=`: the wrong lines, with their reasons. */
export const reportFilter = listInput([], { id: rowId });
export const reportLine = z.object({
  id: z.number(),
  line: z.number(),
  text: z.string(),
  error: z.enum(lineErrors),
  same_as: z.number().nullable(),
});
export type ReportLine = z.infer<typeof reportLine>;

const { fields } = importTexts;
export const importCalls = {
  ...recordCalls(codeImports, { filter: importFilter, row: importRow, input: importInput, fields }),
  ...moveCalls(codeImports, fields),
  /** The first wrong lines, for the screen. */
  wrong: call('GET codeImport/wrong', {
    types: ['web'],
    allow: 'identity:import:view',
    input: z.strictObject({ id: rowId }),
    answer: z.object({ lines: z.array(reportLine) }),
    fields,
  }),
  report: call('GET codeImport/report', {
    types: ['web'],
    allow: 'identity:import:view',
    input: reportFilter,
    sendsFile: true,
    fields,
  }),
};
