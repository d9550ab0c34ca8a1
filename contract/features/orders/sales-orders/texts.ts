import { t } from '#contract/text.ts';
import { orderMoves } from './moves.ts';

export const orderTexts = {
  one: t('销售订单', 'sales order', '銷售訂單'),
  line: t(
    '经销商和客户订的货：审核、发货、看进度',
    'What dealers and customers ordered: approve, ship, follow',
    '經銷商和客戶訂的貨：審核、出貨、看進度',
  ),
  fields: {
    code: t('订单号', 'Order number', '訂單號'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    customer_id: t('客户', 'Customer', '客戶'),
    buyer_kind: t('订货方', 'Ordered by', '訂貨方'),
    buyer_name: t('订货方', 'Ordered by', '訂貨方'),
    is_from_dealer: t('来源', 'Source', '來源'),
    currency: t('币种', 'Currency', '幣別'),
    due_date: t('要求交期', 'Due date', '要求交期'),
    state: t('状态', 'Status', '狀態'),
    lines: t('订货明细', 'Lines', '訂貨明細'),
    part_id: t('物料', 'Part', '物料'),
    part_code: t('物料编码', 'Part code', '物料編碼'),
    part_name: t('物料', 'Part', '物料'),
    part_img: t('图片', 'Picture', '圖片'),
    quantity: t('数量', 'Quantity', '數量'),
    unit: t('单位', 'Unit', '單位'),
    price: t('单价', 'Unit price', '單價'),
    tax_rate: t('税率（%）', 'Tax rate (%)', '稅率（%）'),
    net: t('不含税金额', 'Net amount', '未稅金額'),
    tax: t('税额', 'Tax', '稅額'),
    total: t('含税合计', 'Total', '含稅合計'),
    ordered: t('订货数量', 'Ordered', '訂貨數量'),
    shipped: t('已发数量', 'Shipped', '已出數量'),
    received: t('已收数量', 'Received', '已收數量'),
    reason: t('取消原因', 'Reason', '取消原因'),
    remark: t('备注', 'Remark', '備註'),
    approve_time: t('审核时间', 'Approved', '審核時間'),
    complete_time: t('完成时间', 'Completed', '完成時間'),
    shipments: t('发货单', 'Shipments', '出貨單'),
    keyword: t('订单号、备注', 'Order number or remark', '訂單號、備註'),
    create_time: t('下单时间', 'Ordered at', '下單時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: orderMoves.states,
  buyers: {
    dealer: t('经销商', 'Dealer', '經銷商'),
    customer: t('客户', 'Customer', '客戶'),
  },
  sources: {
    true: t('经销商下单', 'Placed by the dealer', '經銷商下單'),
    false: t('企业录入', 'Entered by the company', '企業錄入'),
  },
  withdrawn: t('经销商撤回', 'Withdrawn by the dealer', '經銷商撤回'),
  done: {
    withdrawn: t('订单已撤回', 'Order withdrawn', '訂單已撤回'),
    placed: t(
      '订单已提交，等待企业审核',
      'Order placed; it waits for approval',
      '訂單已提交，等待企業審核',
    ),
  },
  errors: {
    fixed: t(
      '订单“{code}”的状态是“{state}”，不能再修改',
      'Order {code} has the status “{state}” and can no longer be changed',
      '訂單「{code}」的狀態是「{state}」，不能再修改',
    ),
    notDraft: t(
      '只能删除待审核的订单，“{code}”的状态是“{state}”',
      'Only orders to approve can be deleted: {code} has the status “{state}”',
      '只能刪除待審核的訂單，「{code}」的狀態是「{state}」',
    ),
    notApproved: t(
      '订单“{code}”的状态是“{state}”，不能发货',
      'Order {code} has the status “{state}” and can’t be shipped',
      '訂單「{code}」的狀態是「{state}」，不能出貨',
    ),
    nothingLeft: t(
      '订单“{code}”的数量已全部安排发货',
      'Everything on order {code} is already in a shipment',
      '訂單「{code}」的數量已全部安排出貨',
    ),
    open: t(
      '订单“{code}”还有未结束的发货单 {shipment}',
      'Order {code} still has the open shipment {shipment}',
      '訂單「{code}」還有未結束的出貨單 {shipment}',
    ),
    noPart: t('没有这个物料', 'There is no such part', '沒有這個物料'),
    noOrder: t(
      '没有这个订单，或它属于别的订货方',
      'There is no such order for this receiver',
      '沒有這個訂單，或它屬於別的訂貨方',
    ),
  },
  empty: {
    title: t('还没有销售订单', 'No sales orders yet', '還沒有銷售訂單'),
    hint: t(
      '经销商在门户下单，或由您录入。',
      'Dealers place orders in their portal, or you enter them here.',
      '經銷商在入口下單，或由您錄入。',
    ),
  },
} as const;
