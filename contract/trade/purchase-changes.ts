import * as z from 'zod';
import type { PurchaseState } from '#contract/features/procure/purchase-orders/moves.ts';
import { t, type Text } from '#contract/text.ts';
import { cents, day, positiveQuantity, requiredText, rowId } from '#contract/validation.ts';
import { eachLineOnce } from './lines.ts';

/** The side that asks for a change; the other one answers. */
export const changeSides = ['buyer', 'seller'] as const;
export type ChangeSide = (typeof changeSides)[number];
export const changeStates = ['open', 'accepted', 'refused', 'withdrawn'] as const;
export type ChangeState = (typeof changeStates)[number];

/** The states in which both sides may still agree on something else. */
export const changeable: readonly PurchaseState[] = ['approved', 'confirmed', 'partial'];
const mostLines = 2_000;

const changedLine = z.strictObject({
  line_no: rowId,
  quantity: positiveQuantity,
  /** In cents, for one unit, without tax. */
  price: cents,
  /** If empty, the date stays as it is. */
  date: z
    .union([z.literal('').transform(() => null), day])
    .nullable()
    .default(null),
});
export type ChangedLineInput = z.output<typeof changedLine>;

/** `POST purchaseOrder/propose` and `supplierOrder/propose`: the lines that shall be different. */
export const proposeInput = z.strictObject({
  id: rowId,
  version: rowId,
  lines: z.array(changedLine).min(1).max(mostLines).superRefine(eachLineOnce),
  reason: requiredText(200),
});
export type ProposeInput = z.output<typeof proposeInput>;

/** `POST …/acceptChange` and `…/withdrawChange` */
export const changeInput = z.strictObject({ id: rowId, change_id: rowId });
/** `POST …/refuseChange` */
export const refuseChangeInput = changeInput.extend({ reason: requiredText(200) });

const terms = z.object({
  line_no: z.number(),
  quantity: z.string(),
  price: z.number(),
  date: z.string().nullable(),
});
export type ChangedTerms = z.infer<typeof terms>;

/** A request to change an order: the lines that differ, as they were and as they shall be. */
export const purchaseChange = z.object({
  id: z.number(),
  side: z.enum(changeSides),
  state: z.enum(changeStates),
  before: z.array(terms),
  lines: z.array(terms),
  reason: z.string(),
  create_user: z.string(),
  create_time: z.string(),
  answer_user: z.string(),
  answer_reason: z.string(),
  answer_time: z.string().nullable(),
  /** Open, but the order has changed since: it can only be withdrawn or refused. */
  is_stale: z.boolean(),
});
export type PurchaseChange = z.infer<typeof purchaseChange>;

export const changeTexts = {
  states: {
    open: t('待答复', 'Awaiting answer', '待回覆'),
    accepted: t('已同意', 'Accepted', '已同意'),
    refused: t('未同意', 'Declined', '未同意'),
    withdrawn: t('已撤回', 'Withdrawn', '已撤回'),
  } satisfies Record<ChangeState, Text>,
  sides: {
    buyer: t('采购方', 'Buyer', '採購方'),
    seller: t('供应商', 'Supplier', '供應商'),
  } satisfies Record<ChangeSide, Text>,
  fields: {
    change_id: t('变更申请', 'Change request', '變更申請'),
    lines: t('变更明细', 'Changed lines', '變更明細'),
    line_no: t('行号', 'No.', '行號'),
    quantity: t('数量', 'Quantity', '數量'),
    price: t('单价', 'Unit price', '單價'),
    date: t('到货日', 'Expected', '到貨日'),
    reason: t('原因', 'Reason', '原因'),
  },
  log: {
    propose: t('申请变更采购订单', 'Requested a change to a purchase order', '申請變更採購訂單'),
    acceptChange: t(
      '同意采购订单变更',
      'Accepted a change to a purchase order',
      '同意採購訂單變更',
    ),
    refuseChange: t(
      '不同意采购订单变更',
      'Declined a change to a purchase order',
      '不同意採購訂單變更',
    ),
    withdrawChange: t(
      '撤回采购订单变更申请',
      'Withdrew a change to a purchase order',
      '撤回採購訂單變更申請',
    ),
  },
  done: {
    proposed: t(
      '变更申请已发给对方',
      'Change request sent to the other party',
      '變更申請已送給對方',
    ),
    accepted: t('变更已生效', 'The change has taken effect', '變更已生效'),
    refused: t('已答复对方', 'The other party has been notified', '已回覆對方'),
    withdrawn: t('变更申请已撤回', 'Change request withdrawn', '變更申請已撤回'),
  },
  errors: {
    open: t(
      '“{code}”有一个变更申请还没有答复，请先处理',
      '{code} has an unanswered change request. Please handle it first',
      '「{code}」有一個變更申請還沒有回覆，請先處理',
    ),
    unlinked: t(
      '供应商没有关联平台，不能在线申请变更。请取消订单，或登记供应商拒绝后退回草稿修改',
      'The supplier is not linked on the platform, so you can’t request a change online. Cancel the order, or record a refusal and return it to draft',
      '供應商沒有關聯平台，不能線上申請變更。請取消訂單，或登記供應商拒絕後退回草稿修改',
    ),
    notNow: t(
      '“{code}”的状态是“{state}”，不能变更',
      '{code} has the status “{state}” and can’t be changed',
      '「{code}」的狀態是「{state}」，不能變更',
    ),
    noLine: t('订单没有这一行', 'The order has no such line', '訂單沒有這一列'),
    belowReceived: t(
      '第 {line} 行已收货 {received}，数量不能更少',
      '{received} of line {line} have been received; the quantity can’t be lower',
      '第 {line} 列已收貨 {received}，數量不能更少',
    ),
    nothingChanged: t('没有改动', 'Nothing was changed', '沒有改動'),
    moved: t(
      '提出申请之后订单“{code}”已有变化，不能再同意。请撤回后重新申请',
      'Order {code} has changed since this request, so it can’t be accepted. Withdraw it and request the change again',
      '提出申請之後訂單「{code}」已有變化，不能再同意。請撤回後重新申請',
    ),
    answered: t(
      '这个变更申请的状态是“{state}”，不能再处理',
      'This request has the status “{state}” and can no longer be processed',
      '這個變更申請的狀態是「{state}」，不能再處理',
    ),
    own: t(
      '这是本企业提出的申请，由对方答复；不需要时可以撤回',
      'Your company made this request; the other party must answer it, and you can withdraw it',
      '這是本企業提出的申請，由對方回覆；不需要時可以撤回',
    ),
    theirs: t(
      '这是对方提出的申请，只有对方可以撤回',
      'The other party made this request; only they can withdraw it',
      '這是對方提出的申請，只有對方可以撤回',
    ),
  },
} as const;
