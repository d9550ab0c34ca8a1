import { t, type Text } from '#contract/text.ts';
import { returnMoves } from './moves.ts';

export const sources = ['dealer', 'customer', 'consumer'] as const;
export type Source = (typeof sources)[number];
export const conditions = ['good', 'damaged', 'unknown'] as const;
export type Condition = (typeof conditions)[number];
/** How far one code of a return has come, by its stored number. */
export const returnCodeStates = [
  'announced',
  'received',
  'restocked',
  'scrapped',
  'cancelled',
] as const;
export type ReturnCodeState = (typeof returnCodeStates)[number];

export const returnTexts = {
  one: t('退货单', 'return', '退貨單'),
  line: t(
    '退回来的商品：收货、重新入库或报废',
    'Returned goods: receive, restock or scrap them',
    '退回來的商品：收貨、重新入庫或報廢',
  ),
  fields: {
    code: t('退货单号', 'Return number', '退貨單號'),
    codes: t('编码', 'Codes', '編碼'),
    from: t('来自', 'From', '來自'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    customer_id: t('客户', 'Customer', '客戶'),
    from_name: t('退货方', 'Returned by', '退貨方'),
    to_name: t('收货方', 'Received by', '收貨方'),
    reason: t('原因', 'Reason', '原因'),
    condition: t('商品状况', 'Condition', '商品狀況'),
    is_received: t('已收到', 'Received', '已收到'),
    state: t('状态', 'Status', '狀態'),
    units: t('件数', 'Units', '件數'),
    restocked: t('重新入库', 'Restocked', '重新入庫'),
    scrapped: t('报废', 'Scrapped', '報廢'),
    receive_time: t('收货时间', 'Received', '收貨時間'),
    remark: t('备注', 'Remark', '備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    keyword: t('单号、原因、备注', 'Number, reason or remark', '單號、原因、備註'),
    id: t('退货单', 'Return', '退貨單'),
    level: t('层级', 'Level', '層級'),
    part_name: t('物料', 'Part', '物料'),
    batch_code: t('批次号', 'Batch number', '批號'),
    identifier_state: t('标识状态', 'Identifier status', '標識狀態'),
  },
  states: returnMoves.states,
  sources: {
    dealer: t('经销商', 'Dealer', '經銷商'),
    customer: t('客户', 'Customer', '客戶'),
    consumer: t('消费者', 'Consumer', '消費者'),
  } satisfies Record<Source, Text>,
  conditions: {
    good: t('完好', 'Good', '完好'),
    damaged: t('损坏', 'Damaged', '損壞'),
    unknown: t('待检', 'To be inspected', '待檢'),
  } satisfies Record<Condition, Text>,
  codeStates: {
    announced: t('待收', 'To be received', '待收'),
    received: t('已收', 'Received', '已收'),
    restocked: t('已入库', 'Restocked', '已入庫'),
    scrapped: t('已报废', 'Scrapped', '已報廢'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  } satisfies Record<ReturnCodeState, Text>,
  company: t('本企业', 'The company', '本企業'),
  empty: {
    title: t('还没有退货', 'No returns yet', '還沒有退貨'),
    hint: t(
      '扫描退回来的商品，登记第一笔退货。',
      'Scan the returned goods to record the first return.',
      '掃描退回來的商品，登記第一筆退貨。',
    ),
  },
  done: {
    requested: t('退货已登记，共 {n} 件', 'Return recorded, units: {n}', '退貨已登記，共 {n} 件'),
    received: t('已收退货 {n} 件', 'Returned units received: {n}', '已收退貨 {n} 件'),
  },
  errors: {
    noDealer: t('请选择经销商', 'Please choose a dealer', '請選擇經銷商'),
    noCustomer: t('请选择客户', 'Please choose a customer', '請選擇客戶'),
    notReturned: t(
      '“{code}”的状态是“{state}”，不能退货',
      '{code} has the status “{state}” and can’t be returned',
      '「{code}」的狀態是「{state}」，不能退貨',
    ),
    heldByOther: t(
      '“{code}”不在这个退货方手里',
      '{code} is not held by the returning party',
      '「{code}」不在這個退貨方手裡',
    ),
    inReturn: t(
      '“{code}”已在退货单 {document} 里',
      '{code} is already in return {document}',
      '「{code}」已在退貨單 {document} 裡',
    ),
    notInThis: t(
      '“{code}”不在这张退货单里，或已经处理',
      '{code} is not in this return, or has already been processed',
      '「{code}」不在這張退貨單裡，或已經處理',
    ),
    recalled: t(
      '“{code}”已召回，不能重新入库',
      '{code} has been recalled and can’t be restocked',
      '「{code}」已召回，不能重新入庫',
    ),
    twoWays: t(
      '这些商品来自不同的上家，请分开退货',
      'These products came from different suppliers; please return them separately',
      '這些商品來自不同的上家，請分開退貨',
    ),
  },
} as const;
