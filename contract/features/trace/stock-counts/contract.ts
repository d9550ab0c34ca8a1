import * as z from 'zod';
import { call } from '#contract/call.ts';
import { stateNames as identifierStates } from '#contract/codes/states.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { rowId, typed } from '#contract/validation.ts';
import { stockCounts } from './feature.ts';
import { countMoves } from './moves.ts';
import { countResults, countTexts } from './texts.ts';

export type { CountState } from './moves.ts';
export { countResults, type CountResult } from './texts.ts';
export const countStates = stateNames(countMoves);

/** `POST stockCount/add`: of everything, or only of a part or a batch. */
export const countInput = z.strictObject({
  place: typed(80).default(''),
  part_id: rowId.nullable().default(null),
  batch_id: rowId.nullable().default(null),
  remark: typed(500).default(''),
});

/** `GET stockCount/index` */
export const countFilter = listInput(['create_time'], {
  keyword,
  state: filterList(z.enum(countStates)),
  create_time: dayRange,
});

export const countRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  place: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  state: z.enum(countStates),
  expected: z.number(),
  counted: z.number(),
  missing: z.number(),
  surplus: z.number(),
  close_time: z.string().nullable(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
});
export type StockCount = z.infer<typeof countRow>;

/** `GET stockCount/codes?id=` */
export const countCodeFilter = listInput([], {
  id: rowId,
  result: filterList(z.enum(countResults)),
});
export const countCodeRow = z.object({
  id: z.number(),
  code: z.string(),
  part_name: z.string(),
  batch_code: z.string(),
  result: z.enum(countResults),
  identifier_state: z.enum(identifierStates),
});
export type CountCode = z.infer<typeof countCodeRow>;

/** `POST stockCount/scan`: how many units are new, how many were counted before, and how many there are now. */
const scanned = z.object({ added: z.number(), again: z.number(), counted: z.number() });
const codes = z.array(codeText).min(1).max(moveLimits.listed);

const { fields } = countTexts;
const common = { types: ['web'], fields } as const;
export const countCalls = {
  ...recordCalls(stockCounts, { filter: countFilter, row: countRow, input: countInput, fields }),
  codes: call('GET stockCount/codes', {
    ...common,
    allow: 'trace:stockCount:view',
    input: countCodeFilter,
    rows: countCodeRow,
  }),
  exportCodes: call('GET stockCount/exportCodes', {
    ...common,
    allow: 'trace:stockCount:export',
    input: countCodeFilter,
    sendsFile: true,
  }),
  scan: call('POST stockCount/scan', {
    ...common,
    allow: 'trace:stockCount:count',
    input: z.strictObject({ id: rowId, codes }),
    answer: scanned,
  }),
  unscan: call('POST stockCount/unscan', {
    ...common,
    allow: 'trace:stockCount:count',
    input: z.strictObject({ id: rowId, codes }),
    answer: scanned,
  }),
  close: call('POST stockCount/close', {
    ...common,
    allow: 'trace:stockCount:count',
    input: z.strictObject({ id: rowId }),
    answer: countRow,
  }),
  cancel: call('POST stockCount/cancel', {
    ...common,
    allow: 'trace:stockCount:count',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
};
