import { t } from '#contract/text.ts';

/** What becomes of a sales order. */
export const orderSentences = {
  orderPlaced: {
    title: t('经销商下了订单', 'A dealer placed an order', '經銷商下了訂單'),
    content: t(
      '“{name}”下了订单 {code}，等待审核。',
      '{name} placed order {code}; it waits for approval.',
      '「{name}」下了訂單 {code}，等待審核。',
    ),
  },
  orderApproved: {
    title: t('订单已审核', 'Order approved', '訂單已審核'),
    content: t(
      '订单 {code} 已审核，可以排产和发货。',
      'Order {code} is approved and can be produced and shipped.',
      '訂單 {code} 已審核，可以排產和出貨。',
    ),
  },
  orderProduced: {
    title: t('订单已排产', 'Order in production', '訂單已排產'),
    content: t(
      '订单 {code} 建了 {n} 个生产批次，等待下达。',
      '{n} {n:batch|batches} planned for order {code}; to be released.',
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
      'Order {code} was cancelled: {reason}',
      '訂單 {code} 已取消：{reason}',
    ),
  },
} as const;
