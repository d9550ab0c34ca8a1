import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { t } from '#contract/text.ts';
import { changeTexts } from '#contract/trade/purchase-changes.ts';

const { fields, states } = purchaseTexts;

export const supplierOrderTexts = {
  one: t('供应商订单', 'supplier order', '供應商訂單'),
  line: t(
    '已关联客户向本企业下的采购订单：确认、变更、发货',
    'Purchase orders placed with you by linked customers: confirm, change, ship',
    '已關聯客戶向本企業下的採購訂單：確認、變更、出貨',
  ),
  fields: {
    ...fields,
    ...changeTexts.fields,
    code: t('采购单号', 'Order number', '採購單號'),
    buyer_id: t('客户', 'Customer', '客戶'),
    buyer_name: t('客户', 'Customer', '客戶'),
    seller_code: t('本企业单号', 'Your number', '本企業單號'),
    seller_note: t('内部备注', 'Internal note', '內部備註'),
    approve_time: t('下单时间', 'Ordered', '下單時間'),
    dates: t('确认交期', 'Confirmed dates', '確認交期'),
    confirmed_date: t('确认交期', 'Confirmed date', '確認交期'),
    received: t('客户已收', 'Received', '客戶已收'),
    own_part: t('本企业物料', 'Your part', '本企業物料'),
    part_id: t('本企业物料', 'Your part', '本企業物料'),
    sales_order: t('销售订单', 'Sales order', '銷售訂單'),
    shipments: t('发货单', 'Shipments', '出貨單'),
    open_change: t('变更申请', 'Change request', '變更申請'),
    keyword: t('采购单号、本企业单号', 'Order number or your number', '採購單號、本企業單號'),
  },
  /** As the supplier reads them. */
  states: {
    ...states,
    approved: t('待确认', 'To be confirmed', '待確認'),
    declined: t('已拒绝', 'Declined', '已拒絕'),
    confirmed: t('已确认', 'Confirmed', '已確認'),
    partial: t('客户部分收货', 'Partly received', '客戶部分收貨'),
    received: t('客户已收货', 'Received', '客戶已收貨'),
  },
  steps: {
    confirm: t('确认交期', 'Confirm', '確認交期'),
    decline: t('拒绝订单', 'Decline', '拒絕訂單'),
    ship: t('发货', 'Ship', '出貨'),
  },
  done: {
    confirm: t(
      '已确认，客户已收到通知',
      'Confirmed; the customer has been notified',
      '已確認，客戶已收到通知',
    ),
    decline: t(
      '已拒绝，客户已收到通知',
      'Declined; the customer has been notified',
      '已拒絕，客戶已收到通知',
    ),
    edit: t('保存成功', 'Saved', '儲存成功'),
    ship: t('发货单 {code} 已建好', 'Shipment {code} has been created', '出貨單 {code} 已建好'),
  },
  errors: {
    wrongState: t(
      '“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: {code} has the status “{state}”',
      '「{code}」的狀態是「{state}」，不能{move}',
    ),
    linkSuspended: t(
      '与对方的关联已暂停，恢复后才能处理',
      'The link with the other company is suspended; please resume it first',
      '與對方的關聯已暫停，恢復後才能處理',
    ),
    linkEnded: t(
      '与对方的关联已解除，订单只能查看',
      'The link with the other company has ended; the order is read-only',
      '與對方的關聯已解除，訂單只能檢視',
    ),
    confirmed: t(
      '“{code}”已经确认过交期；要改日期，请申请变更',
      '{code} has already been confirmed. Request a change to move its dates',
      '「{code}」已經確認過交期；要改日期，請申請變更',
    ),
    noLine: t('订单没有这一行', 'The order has no such line', '訂單沒有這一列'),
    noPart: t(
      '没有这个物料，或已停用',
      'There is no such part, or it is discontinued',
      '沒有這個物料，或已停用',
    ),
    unmatched: t(
      '第 {line} 行“{name}”还没有对应的本企业物料，请选择',
      'Line {line}, {name}, has no matching part of yours yet. Please choose one',
      '第 {line} 列「{name}」還沒有對應的本企業物料，請選擇',
    ),
    notWhole: t(
      '第 {line} 行的数量 {quantity} 不是整数，不能按件发货',
      'Line {line} has the quantity {quantity}; only whole units can be shipped',
      '第 {line} 列的數量 {quantity} 不是整數，不能按件出貨',
    ),
    tooMany: t(
      '第 {line} 行的数量太大，不能建销售订单',
      'The quantity of line {line} is too large for a sales order',
      '第 {line} 列的數量太大，不能建銷售訂單',
    ),
    units: t(
      '第 {line} 行的单位与同一物料的其他行不同，请与客户统一',
      'Line {line} uses a different unit from the other lines of this part. Please agree on one with the customer',
      '第 {line} 列的單位與同一物料的其他列不同，請與客戶統一',
    ),
    noCustomer: t(
      '客户列表中没有这家企业',
      'This company is not among your customers',
      '客戶列表中沒有這家企業',
    ),
    allShipped: t(
      '“{code}”的数量都已发出',
      'Everything on {code} has been shipped',
      '「{code}」的數量都已出貨',
    ),
  },
  empty: {
    title: t('还没有客户发来的订单', 'No orders from customers yet', '還沒有客戶發來的訂單'),
    hint: t(
      '客户在平台上与本企业关联后，审批通过的采购订单会自动出现在这里。',
      'Once a customer is linked with you on the platform, the purchase orders they approve appear here.',
      '客戶在平台上與本企業關聯後，簽核通過的採購訂單會自動出現在這裡。',
    ),
  },
} as const;
