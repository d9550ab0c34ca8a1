import * as z from 'zod';
import { dayRange } from '#contract/list.ts';
import { t } from '#contract/text.ts';
import { lineSums, mostTotal } from '#contract/trade/sums.ts';
import {
  cents,
  moment,
  positiveQuantity,
  rowId,
  typed,
  wholeNumber,
} from '#contract/validation.ts';

/** Who pays: the warranty, the customer, or the company out of goodwill. */
export const payers = ['warranty', 'customer', 'goodwill'] as const;
export type Payer = (typeof payers)[number];

/** How a quotation stands; empty: the customer was not asked. */
export const quoteStates = ['', 'asked', 'accepted', 'declined'] as const;
export type QuoteState = (typeof quoteStates)[number];

/** What a quotation comes to, in cents, as the person who answers it has seen it. */
export const quotedTotal = wholeNumber((number) => number.min(0).max(mostTotal));

export const mostRepairParts = 100;
/** An accepted repair is due after so many days, unless somebody sets another time. */
export const repairDays = 7;

const partInput = z.strictObject({
  part_id: rowId,
  quantity: positiveQuantity,
  /** In cents, for one unit. */
  price: cents.default(0),
  /** The serial of the fitted part, where it has one. */
  serial: typed(64).default(''),
});
export type RepairPartInput = z.output<typeof partInput>;

/** `POST repair/edit`: what the repair costs, who does it and until when. */
export const repairInput = z.strictObject({
  /** The work without parts, in cents. */
  price: cents.nullable().default(null),
  payer: z
    .union([z.literal('').transform(() => null), z.enum(payers)])
    .nullable()
    .default(null),
  parts: z.array(partInput).max(mostRepairParts).default([]),
  due_time: moment.nullable().default(null),
  assignee: rowId.nullable().default(null),
});
export type RepairInput = z.output<typeof repairInput>;

export const repairPart = z.object({
  line_no: z.number(),
  part_id: z.number(),
  part_code: z.string(),
  part_name: z.string(),
  unit_name: z.string(),
  quantity: z.string(),
  price: z.number(),
  serial: z.string(),
  /** Fitted: taken from stock, and fixed from then on. */
  is_taken: z.boolean(),
  /** The lots it was taken from. */
  lots: z.array(z.string()),
});
export type RepairPart = z.infer<typeof repairPart>;

/** What the work and the parts cost together, in cents. */
export const totalOf = (
  price: number | null,
  parts: readonly { quantity: string; price: number }[],
): number =>
  Number(
    parts.reduce(
      (sum, one) => sum + lineSums(one.quantity, one.price, 0).total,
      BigInt(price ?? 0),
    ),
  );

/** `GET repair/statistics`: repairs that were asked for in a period, the last 90 days unless told. */
export const statisticsInput = z.strictObject({ create_time: dayRange });
const counted = z.object({
  name: z.string(),
  repairs: z.number(),
  /** Days from the request to its end, in the middle; null while none is done. */
  days: z.number().nullable(),
  replaced: z.number(),
});
export const statisticsAnswer = z.object({
  repairs: z.number(),
  done: z.number(),
  overdue: z.number(),
  days: z.number().nullable(),
  replaced: z.number(),
  /** Paid by customers, in cents. */
  income: z.number(),
  by_fault: z.array(counted.extend({ fault_type: z.string() })),
  by_product: z.array(counted.extend({ part_id: z.number().nullable() })),
  by_used_part: z.array(
    z.object({ part_id: z.number(), name: z.string(), quantity: z.string(), repairs: z.number() }),
  ),
});
export type RepairStatistics = z.infer<typeof statisticsAnswer>;

export const repairWorkTexts = {
  payers: {
    warranty: t('质保', 'Warranty', '保固'),
    customer: t('客户', 'Customer', '客戶'),
    goodwill: t('企业（免费）', 'Company (free of charge)', '企業（免費）'),
  },
  quotes: {
    '': t('未报价', 'Not sent', '未報價'),
    asked: t('等待客户确认', 'Waiting for the customer', '等待客戶確認'),
    accepted: t('客户已同意', 'Accepted', '客戶已同意'),
    declined: t('客户未同意', 'Declined', '客戶未同意'),
  },
  notAsked: t('客户无需付款', 'Free for the customer', '客戶無須付款'),
  fields: {
    price: t('维修费', 'Labour', '維修費'),
    total: t('合计', 'Total', '合計'),
    payer: t('付款方', 'Paid by', '付款方'),
    quote: t('报价', 'Quotation', '報價'),
    parts: t('更换的配件', 'Parts used', '更換的料件'),
    quantity: t('数量', 'Quantity', '數量'),
    unit_price: t('单价', 'Unit price', '單價'),
    serial: t('配件序列号', 'Part serial number', '料件序號'),
    lots: t('批次', 'Lots', '批次'),
    due_time: t('应完成时间', 'Due', '應完成時間'),
    replaced: t('已换新', 'Replaced', '已換新'),
    repaired: t('已修好', 'Repaired', '已修好'),
    overdue: t('已超期', 'Overdue', '已逾期'),
    assignee: t('负责人', 'Assignee', '負責人'),
    assignee_id: t('负责人', 'Assignee', '負責人'),
    assignee_name: t('负责人', 'Assignee', '負責人'),
    mine: t('由我负责', 'Assigned to me', '由我負責'),
    replacement_sn: t('换新的序列号', 'Replacement serial number', '換新的序號'),
    after_photos: t('维修后照片', 'Photos after repair', '維修後照片'),
    warranty: t('质保', 'Warranty', '保固'),
    link: t('进度链接', 'Tracking link', '進度連結'),
    accept: t('是否同意', 'Accepted', '是否同意'),
  },
  errors: {
    settled: t(
      '维修单“{code}”已经办结，不能再修改',
      'Repair {code} is finished and can no longer be changed',
      '維修單「{code}」已經辦結，不能再修改',
    ),
    takenFixed: t(
      '已经装上的配件不能修改',
      'Parts that have been fitted can’t be changed',
      '已經裝上的料件不能修改',
    ),
    noPart: t('请选择本企业的物料', 'Please choose a part of your company', '請選擇本企業的物料'),
    noHandler: t(
      '请选择可以处理维修的在职用户',
      'Please choose an active user who may handle repairs',
      '請選擇可以處理維修的在職使用者',
    ),
    noPayer: t(
      '请先填写付款方和价格，再向客户报价',
      'Please enter who pays and the prices before you quote',
      '請先填寫付款方和價格，再向客戶報價',
    ),
    notAccepted: t(
      '客户还没有同意维修单“{code}”的报价 {total}，不能继续维修',
      'The customer has not accepted the quotation of {total} for {code} yet, so the repair can’t continue',
      '客戶還沒有同意維修單「{code}」的報價 {total}，不能繼續維修',
    ),
    tooLittle: t(
      '“{name}”库存不足：需要 {asked}，可用 {left}',
      'Not enough “{name}” in stock: {asked} needed, {left} available',
      '「{name}」庫存不足：需要 {asked}，可用 {left}',
    ),
    serialUsed: t(
      '配件序列号“{serial}”已经装在别的产品上',
      'Part serial number {serial} is already fitted in another product',
      '料件序號「{serial}」已經裝在別的產品上',
    ),
    unknownUnit: t(
      '找不到这个序列号',
      'There is no product with this serial number',
      '找不到這個序號',
    ),
    notAsked: t(
      '这份报价已经答复过，或已被撤回',
      'This quotation has been answered already, or was withdrawn',
      '這份報價已經回覆過，或已被撤回',
    ),
    quoteChanged: t(
      '价格已变更，请看过新的价格再答复',
      'The price has changed. Please look at the new one before you answer',
      '價格已變更，請看過新的價格再回覆',
    ),
    replacesOther: t(
      '这件产品已作为维修单“{code}”的换新产品',
      'This product already replaced another one in repair {code}',
      '這件產品已作為維修單「{code}」的換新產品',
    ),
    noLink: t('链接无效或已过期', 'The link is invalid or has expired', '連結無效或已過期'),
    manyPhotos: t(
      '维修后照片最多 {n} 张',
      'At most {n} photos after the repair',
      '維修後照片最多 {n} 張',
    ),
    onePart: t(
      '有序列号的配件每行数量为 1',
      'A part with a serial number has the quantity 1',
      '有序號的料件每列數量為 1',
    ),
  },
  done: {
    accepted: t(
      '已记录客户同意报价',
      'The customer’s acceptance is recorded',
      '已記錄客戶同意報價',
    ),
    photos: t('已添加维修后照片', 'Photos added', '已新增維修後照片'),
  },
  log: {
    acceptQuote: t('记录客户同意报价', 'Recorded a customer’s acceptance', '記錄客戶同意報價'),
    photo: t('上传维修照片', 'Uploaded a photo for a repair', '上傳維修照片'),
    addPhotos: t('上传维修后照片', 'Added photos after a repair', '上傳維修後照片'),
  },
} as const;
