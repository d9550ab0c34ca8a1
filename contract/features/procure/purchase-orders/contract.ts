import * as z from 'zod';
import { call } from '#contract/call.ts';
import {
  dayRange,
  filterList,
  idsInput,
  keyword,
  listInput,
  seenIdsInput,
} from '#contract/list.ts';
import { currencies } from '#contract/money.ts';
import { moveCalls } from '#contract/move-calls.ts';
import { stateNames } from '#contract/moves.ts';
import { recordCalls } from '#contract/record-calls.ts';
import {
  changeInput,
  changeSides,
  proposeInput,
  purchaseChange,
  refuseChangeInput,
} from '#contract/trade/purchase-changes.ts';
import { moneyInput, mostTotal, sumsOf } from '#contract/trade/sums.ts';
import { cents, day, filter, positiveQuantity, rowId, rule, typed } from '#contract/validation.ts';
import { purchaseOrders } from './feature.ts';
import { purchaseMoves } from './moves.ts';
import { purchaseTexts } from './texts.ts';

export type { PurchaseState } from './moves.ts';
export const purchaseStates = stateNames(purchaseMoves);
/** Who said that the supplier delivers: the buyer, the linked company, or somebody with a link. */
export const confirmWays = ['', 'buyer', 'seller', 'link'] as const;
export const purchaseLimits = { lines: 2_000 } as const;

const perhapsDay = z
  .union([z.literal('').transform(() => null), day])
  .nullable()
  .default(null);
const lineInput = z.strictObject({
  part_id: rowId,
  quantity: positiveQuantity,
  /** If empty, the unit of the part. */
  unit: typed(32).default(''),
  /** In cents, for one unit, without tax. */
  price: cents,
  /** When it is needed; if empty, the date of the order. A part may be ordered for several dates. */
  date: perhapsDay,
  remark: typed(200).default(''),
});
export type PurchaseLineInput = z.output<typeof lineInput>;

/** `POST purchaseOrder/add` */
export const purchaseInput = z
  .strictObject({
    supplier_id: rowId,
    ...moneyInput,
    expected_date: perhapsDay,
    lines: z.array(lineInput).min(1).max(purchaseLimits.lines),
    remark: typed(500).default(''),
  })
  .superRefine(({ lines, tax_rate }, context) => {
    if ((sumsOf(lines, tax_rate)?.total ?? 0n) > mostTotal)
      context.addIssue({ code: 'custom', message: rule('totalTooBig'), path: ['lines'] });
  });
export type PurchaseInput = z.output<typeof purchaseInput>;

/** `GET purchaseOrder/index` */
export const purchaseFilter = listInput(['code', 'create_time', 'update_time', 'expected_date'], {
  keyword,
  supplier_id: filter(rowId),
  state: filterList(z.enum(purchaseStates)),
  expected_date: dayRange,
  create_time: dayRange,
});

const when = z.string().nullable();
export const purchaseRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  supplier_id: z.number(),
  supplier_name: z.string(),
  currency: z.enum(currencies),
  /** In percent. */
  tax_rate: z.number(),
  expected_date: when,
  state: z.enum(purchaseStates),
  line_count: z.number(),
  /** In cents. */
  net: z.number(),
  tax: z.number(),
  total: z.number(),
  /** Why it was sent back or cancelled. */
  reason: z.string(),
  remark: z.string(),
  submit_user: z.string(),
  submit_time: when,
  approve_user: z.string(),
  approve_time: when,
  confirm_time: when,
  /** Who said that the supplier delivers, and for whom: the buyer wrote it down, the linked company, or by a link. */
  confirm_user: z.string(),
  confirm_way: z.enum(confirmWays),
  /** Whether the supplier sees it as a company on the platform, and its own number for it. */
  is_linked: z.boolean(),
  seller_code: z.string(),
  /** Who asks for a change that has no answer yet. */
  open_change: z.enum(changeSides).nullable(),
  close_time: when,
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Purchase = z.infer<typeof purchaseRow>;

const purchaseLine = z.object({
  line_no: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  quantity: z.string(),
  unit: z.string(),
  /** The unit in the caller's language. */
  unit_name: z.string(),
  price: z.number(),
  date: when,
  confirmed_date: when,
  /** How much of it has arrived and was not refused. */
  received: z.string(),
  remark: z.string(),
});
export type PurchaseLine = z.infer<typeof purchaseLine>;
export const purchaseInfo = purchaseRow.extend({
  lines: z.array(purchaseLine),
  /** What one side asked the other to change, newest first. */
  changes: z.array(purchaseChange),
});
export type PurchaseInfo = z.infer<typeof purchaseInfo>;

/** `GET purchaseOrder/limits`: what the roles that approve may approve; none: any amount. */
const limitRow = z.object({
  role_id: z.number(),
  role_name: z.string(),
  /** In cents of CNY. */
  amount: z.number().nullable(),
});
export type PurchaseLimit = z.infer<typeof limitRow>;

const { fields } = purchaseTexts;
const deciding = { types: ['web'], allow: 'procure:purchaseOrder:approve', fields } as const;
const terms = z.object({ currency: z.enum(currencies), tax_rate: z.number() });
export const purchaseCalls = {
  ...recordCalls(purchaseOrders, {
    filter: purchaseFilter,
    row: purchaseRow,
    input: purchaseInput,
    info: purchaseInfo,
    fields,
  }),
  ...moveCalls(purchaseOrders, fields),
  /** `POST purchaseOrder/approve`: what the approver has seen, where the versions are told. */
  approve: call('POST purchaseOrder/approve', {
    ...deciding,
    input: seenIdsInput,
    answer: z.null(),
  }),
  /** `POST purchaseOrder/confirm`: what the supplier said; another date than ordered holds for every line. */
  confirm: call('POST purchaseOrder/confirm', {
    types: ['web'],
    allow: 'procure:purchaseOrder:edit',
    input: idsInput.extend({ confirmed_date: perhapsDay }),
    answer: z.null(),
    fields,
  }),
  /** `POST purchaseOrder/propose`: asks the linked supplier to change an approved order. */
  propose: call('POST purchaseOrder/propose', {
    ...deciding,
    input: proposeInput,
    answer: z.object({ id: z.number() }),
  }),
  acceptChange: call('POST purchaseOrder/acceptChange', {
    ...deciding,
    input: changeInput,
    answer: z.null(),
  }),
  refuseChange: call('POST purchaseOrder/refuseChange', {
    ...deciding,
    input: refuseChangeInput,
    answer: z.null(),
  }),
  withdrawChange: call('POST purchaseOrder/withdrawChange', {
    ...deciding,
    input: changeInput,
    answer: z.null(),
  }),
  /** `GET purchaseOrder/terms`: the currency and tax rate of the last order to a supplier, for the next one. */
  terms: call('GET purchaseOrder/terms', {
    types: ['web'],
    allow: 'procure:purchaseOrder:add',
    input: z.strictObject({ supplier_id: rowId }),
    answer: terms,
    fields,
  }),
  limits: call('GET purchaseOrder/limits', {
    types: ['web'],
    allow: 'procure:purchaseOrder:limit',
    input: z.strictObject({}),
    answer: z.array(limitRow),
    fields,
  }),
  saveLimits: call('POST purchaseOrder/saveLimits', {
    types: ['web'],
    allow: 'procure:purchaseOrder:limit',
    input: z.strictObject({
      limits: z
        .array(z.strictObject({ role_id: rowId, amount: cents.nullable() }))
        .min(1)
        .max(200),
    }),
    answer: z.null(),
    fields,
  }),
  /** `GET purchaseOrder/file`: the order as a PDF, to send to the supplier. */
  file: call('GET purchaseOrder/file', {
    types: ['web'],
    allow: 'procure:purchaseOrder:view',
    input: z.strictObject({ id: rowId }),
    sendsFile: true,
    fields,
  }),
};
