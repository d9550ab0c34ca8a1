import { t } from '#contract/text.ts';

/** What becomes of sales and purchase orders. */
export const orderSentences = {
  orderPlaced: {
    title: t('经销商下了订单', 'A dealer placed an order', '經銷商下了訂單'),
    content: t(
      '“{name}”下了订单 {code}，等待审核。',
      '{name} placed order {code}, which is awaiting approval.',
      '「{name}」下了訂單 {code}，等待審核。',
    ),
  },
  orderApproved: {
    title: t('订单已审核', 'Order approved', '訂單已審核'),
    content: t(
      '订单 {code} 已审核，可以排产和发货。',
      'Order {code} has been approved and is ready for production and shipping.',
      '訂單 {code} 已審核，可以排產和出貨。',
    ),
  },
  orderProduced: {
    title: t('订单已排产', 'Order in production', '訂單已排產'),
    content: t(
      '订单 {code} 建了 {n} 个生产批次，等待下达。',
      '{n} {n:batch|batches} planned for order {code}, awaiting release.',
      '訂單 {code} 建了 {n} 個生產批次，等待下達。',
    ),
  },
  orderPartly: {
    title: t('订单部分发货', 'Order partly shipped', '訂單部分出貨'),
    content: t(
      '订单 {code} 的一部分货物已经发出。',
      'Some of the goods on order {code} have been shipped.',
      '訂單 {code} 的一部分貨物已經出貨。',
    ),
  },
  orderShipped: {
    title: t('订单已发货', 'Order shipped', '訂單已出貨'),
    content: t(
      '订单 {code} 的货物已全部发出。',
      'All goods on order {code} have been shipped.',
      '訂單 {code} 的貨物已全部出貨。',
    ),
  },
  orderCancelled: {
    title: t('订单已取消', 'Order cancelled', '訂單已取消'),
    content: t(
      '订单 {code} 已取消：{reason}',
      'Order {code} has been cancelled: {reason}',
      '訂單 {code} 已取消：{reason}',
    ),
  },
  purchaseSubmitted: {
    title: t('采购订单待审批', 'Purchase order to approve', '採購訂單待簽核'),
    content: t(
      '{user} 提交了采购订单 {code}，请审批。',
      '{user} submitted purchase order {code} for approval.',
      '{user} 提交了採購訂單 {code}，請簽核。',
    ),
  },
  purchaseApproved: {
    title: t('采购订单已审批', 'Purchase order approved', '採購訂單已簽核'),
    content: t(
      '{user} 审批通过了采购订单 {code}，可以发给供应商。',
      '{user} approved purchase order {code}; it can be sent to the supplier.',
      '{user} 簽核通過了採購訂單 {code}，可以發給供應商。',
    ),
  },
  purchaseRejected: {
    title: t('采购订单被退回', 'Purchase order sent back', '採購訂單被退回'),
    content: t(
      '{user} 退回了采购订单 {code}：{reason}',
      '{user} sent back purchase order {code}: {reason}',
      '{user} 退回了採購訂單 {code}：{reason}',
    ),
  },
  purchaseReceived: {
    title: t('采购订单收到物料', 'Material received for a purchase order', '採購訂單收到物料'),
    content: t(
      '{user} 按采购订单 {code} 收了料，收料单 {document}。',
      '{user} received material for purchase order {code} with receipt {document}.',
      '{user} 依採購訂單 {code} 收了料，收料單 {document}。',
    ),
  },
  purchaseReversed: {
    title: t('收料单已冲销', 'Receipt reversed', '收料單已沖銷'),
    content: t(
      '{user} 冲销了采购订单 {code} 的收料单 {document}：{reason}',
      '{user} reversed receipt {document} of purchase order {code}: {reason}',
      '{user} 沖銷了採購訂單 {code} 的收料單 {document}：{reason}',
    ),
  },
  purchaseCancelled: {
    title: t('采购订单已取消', 'Purchase order cancelled', '採購訂單已取消'),
    content: t(
      '{user} 取消了采购订单 {code}：{reason}',
      '{user} cancelled purchase order {code}: {reason}',
      '{user} 取消了採購訂單 {code}：{reason}',
    ),
  },
} as const;
