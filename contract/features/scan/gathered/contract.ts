import * as z from 'zod';
import { call } from '#contract/call.ts';
import { codeText } from '#contract/features/identity/identifiers/contract.ts';
import { returnedInput } from '#contract/features/trace/returns/contract.ts';
import { saleInput } from '#contract/features/trace/sales/contract.ts';
import { moment, requiredText, rowId } from '#contract/validation.ts';
import { gatheredActions, gatheredLimits } from './limits.ts';
import { gatheredTexts } from './texts.ts';

export { gatheredActions, gatheredLimits, type GatheredAction } from './limits.ts';

/** One thing done with the phone. Fields that its action does not use are ignored. */
const gatheredItem = z.strictObject({
  /** Made by the phone; an item is carried out once, however often it is sent. */
  client_id: requiredText(64),
  action: z.enum(gatheredActions.web),
  codes: z.array(codeText).min(1).max(gatheredLimits.codes),
  /** When it was scanned, by the phone's clock. */
  at: moment,
  /** Pick: the shipment. Receive: the shipment, if known. */
  shipment_id: rowId.nullable().default(null),
  /** Count: the stock count. A dealer's is found or opened. */
  count_id: rowId.nullable().default(null),
  /** Pack: the box or pallet. */
  parent: codeText.nullable().default(null),
  /** Pack: the box is closed with fewer than fit. */
  is_partial: z.boolean().default(false),
  /** Sell. `is_activated`: the customer's warranty begins with the sale; needs name and phone. */
  sale: saleInput.omit({ codes: true, sold_at: true }).nullable().default(null),
  /** Return. */
  returned: returnedInput.omit({ codes: true }).nullable().default(null),
});
export type GatheredItem = z.output<typeof gatheredItem>;

/** `POST scan/batch` */
export const gatheredInput = z.strictObject({
  /** The phone's clock when it sends: its difference to the server's clock corrects `at`. */
  sent_at: moment.nullable().default(null),
  /** The sign-in under which the items were gathered, if it was an earlier one. */
  gathered_by: requiredText(64).nullable().default(null),
  items: z.array(gatheredItem).min(1).max(gatheredLimits.items),
});
export type GatheredInput = z.output<typeof gatheredInput>;

/** Done; refused for good; or waiting for something else first: keep it and send it again. */
export const gatheredResults = ['done', 'refused', 'waiting'] as const;
const gatheredAnswer = z.object({
  client_id: z.string(),
  result: z.enum(gatheredResults),
  /** What happened, in the caller's language. */
  msg: z.string(),
  /** What stands in the way, at each code. */
  errors: z.array(z.object({ msg: z.string(), code: z.string(), state: z.string() })),
  /** Units that were moved or counted. */
  units: z.number(),
});
export type GatheredAnswer = z.infer<typeof gatheredAnswer>;

/** `GET scan/work`: what the phone keeps for working without a network. */
const gatheredWork = z.object({
  /** Marks this sign-in; goes with what is gathered under it. */
  gathered_by: z.string(),
  actions: z.array(z.enum(gatheredActions.web)),
  /** Shipments to receive or to pick, newest first, at most 50. */
  shipments: z.array(
    z.object({
      id: z.number(),
      code: z.string(),
      action: z.enum(['receive', 'pick']),
      /** From whom, or to whom. */
      name: z.string(),
      units: z.number(),
      done: z.number(),
    }),
  ),
  /** Open stock counts. */
  counts: z.array(z.object({ id: z.number(), code: z.string(), place: z.string() })),
});
export type GatheredWork = z.infer<typeof gatheredWork>;

const common = {
  types: ['web', 'dealer'],
  allow: 'dashboard:scan:send',
  fields: gatheredTexts.fields,
} as const;
export const gatheredCalls = {
  work: call('GET scan/work', { ...common, answer: gatheredWork }),
  batch: call('POST scan/batch', {
    ...common,
    input: gatheredInput,
    answer: z.object({ items: z.array(gatheredAnswer) }),
  }),
};
