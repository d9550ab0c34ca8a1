import * as z from 'zod';
import { call } from '#contract/call.ts';
import { stateNames } from '#contract/codes/states.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import {
  countCodeFilter,
  countCodeRow,
  countRow,
  countStates,
} from '#contract/features/trace/stock-counts/contract.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { filterList, keyword, listInput } from '#contract/list.ts';
import { filter, rowId } from '#contract/validation.ts';
import { stockTexts } from './texts.ts';

/** `GET stock/index`: what I hold, one line for each product. */
export const stockFilter = listInput([], { keyword });
const stockRow = z.object({
  /** The part's. */
  id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  units: z.number(),
  on_way: z.number(),
  blocked: z.number(),
  held_since: z.string().nullable(),
});
export type Stock = z.infer<typeof stockRow>;

/** `GET stock/codes`: the single products that I hold. */
export const stockCodeFilter = listInput([], {
  part_id: filter(rowId),
  state: filterList(z.enum(stateNames)),
});
const stockCodeRow = z.object({
  id: z.number(),
  code: z.string(),
  part_name: z.string(),
  batch_code: z.string(),
  parent_code: z.string(),
  state: z.enum(stateNames),
  held_since: z.string().nullable(),
});
export type StockCode = z.infer<typeof stockCodeRow>;

/** `GET stock/info?code=`: one that I hold; a box with what is in it. */
const stockInfo = stockCodeRow.extend({
  level: z.enum(levels),
  units: z.number(),
  can_sell: z.boolean(),
});
export type StockInfo = z.infer<typeof stockInfo>;

/** `GET stock/counts`: my stock counts; the scan app begins one with its first scan. */
export const dealerCountFilter = listInput([], { state: filterList(z.enum(countStates)) });
const dealerCountRow = countRow.pick({
  id: true,
  code: true,
  state: true,
  expected: true,
  counted: true,
  missing: true,
  surplus: true,
  close_time: true,
  create_time: true,
});
export type DealerCount = z.infer<typeof dealerCountRow>;

const counting = {
  types: ['dealer'],
  fields: countTexts.fields,
  allow: 'dealer:stock:count',
  input: z.strictObject({ id: rowId }),
} as const;
const common = {
  types: ['dealer'],
  fields: stockTexts.fields,
  allow: 'dealer:stock:view',
} as const;
export const stockCalls = {
  index: call('GET stock/index', { ...common, input: stockFilter, rows: stockRow }),
  codes: call('GET stock/codes', { ...common, input: stockCodeFilter, rows: stockCodeRow }),
  info: call('GET stock/info', {
    ...common,
    input: z.strictObject({ code: codeText }),
    answer: stockInfo,
  }),
  counts: call('GET stock/counts', {
    ...common,
    fields: countTexts.fields,
    input: dealerCountFilter,
    rows: dealerCountRow,
  }),
  countCodes: call('GET stock/countCodes', {
    ...common,
    fields: countTexts.fields,
    input: countCodeFilter,
    rows: countCodeRow,
  }),
  /** Compares what was counted with what I hold; the next scan begins another count. */
  closeCount: call('POST stock/closeCount', { ...counting, answer: dealerCountRow }),
  cancelCount: call('POST stock/cancelCount', { ...counting, answer: z.null() }),
};
