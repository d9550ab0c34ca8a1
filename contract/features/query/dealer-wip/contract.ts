import * as z from 'zod';
import { keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { filter, rowId } from '#contract/validation.ts';
import { dealerWip } from './feature.ts';
import { dealerWipTexts } from './texts.ts';

export const dealerWipFilter = listInput(['code', 'name'], {
  keyword,
  dealer_id: filter(rowId),
  /** Something is under way. */
  is_busy: yesOrNo,
  /** Something is late. */
  is_late: yesOrNo,
});

const count = z.number();
const dealerWipRow = z.object({
  id: z.number(),
  code: z.string(),
  name: z.string(),
  parent_name: z.string(),
  /** Shipments on their way to it, and the units that have not arrived. */
  under_way: count,
  units: count,
  /** Of them, those of which a part has arrived, and those that are late. */
  partly: count,
  late: count,
  /** Returns that it asked for and nobody has taken. */
  returns: count,
  /** Orders that are neither completed nor cancelled. */
  orders: count,
});
export type DealerWip = z.infer<typeof dealerWipRow>;

export const dealerWipCalls = recordCalls(dealerWip, {
  filter: dealerWipFilter,
  row: dealerWipRow,
  fields: dealerWipTexts.fields,
});
