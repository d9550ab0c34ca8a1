import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** An order is approved, shipped in one or several shipments, and completed. The main path comes first. */
export const orderMoves = moves(
  {
    draft: t('待审核', 'Awaiting approval', '待審核'),
    approved: t('已审核', 'Approved', '已審核'),
    producing: t('生产中', 'In production', '生產中'),
    partial: t('部分发货', 'Partly shipped', '部分出貨'),
    shipped: t('已发货', 'Shipped', '已出貨'),
    completed: t('已完成', 'Completed', '已完成'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    approve: {
      from: ['draft'],
      to: 'approved',
      right: 'approve',
      label: t('审核通过', 'Approve', '審核通過'),
      confirm: t(
        '审核通过 {names}？之后可以排产和安排发货。',
        'Approve {names}? It can be produced and shipped afterwards.',
        '審核通過 {names}？之後可以排產和安排出貨。',
      ),
      log: t('审核销售订单', 'Approved a sales order', '審核銷售訂單'),
      done: t('订单已审核', 'Order approved', '訂單已審核'),
    },
    /** Plans batches of what is left; an order that is partly shipped stays so. */
    produce: {
      from: ['approved', 'producing', 'partial'],
      to: 'producing',
      right: 'produce',
      label: t('排产', 'Produce', '排產'),
      log: t('按订单排产', 'Planned batches for an order', '依訂單排產'),
      done: t('已建 {n} 个生产批次', 'Batches planned: {n}', '已建 {n} 個生產批次'),
    },
    /** Makes a shipment of what is left; the order is shipped when its goods have left. */
    ship: {
      from: ['approved', 'producing', 'partial'],
      to: 'shipped',
      right: 'ship',
      label: t('安排发货', 'Ship', '安排出貨'),
      confirm: t(
        '按 {names} 未发的数量建一张发货单？',
        'Create a shipment for the remaining quantities of {names}?',
        '依 {names} 未出的數量建一張出貨單？',
      ),
      log: t('按订单建发货单', 'Created a shipment for an order', '依訂單建出貨單'),
      done: t('已建发货单 {code}', 'Shipment {code} created', '已建出貨單 {code}'),
    },
    complete: {
      from: ['partial', 'shipped'],
      to: 'completed',
      right: 'approve',
      label: t('完成', 'Complete', '完成'),
      confirm: t(
        '完成 {names}？没有发出的数量不再发货。',
        'Complete {names}? Remaining quantities will no longer be shipped.',
        '完成 {names}？沒有出貨的數量不再出貨。',
      ),
      log: t('完成销售订单', 'Completed a sales order', '完成銷售訂單'),
      done: t('订单已完成', 'Order completed', '訂單已完成'),
    },
    cancel: {
      from: ['draft', 'approved', 'producing'],
      to: 'cancelled',
      right: 'approve',
      reason: 'required',
      isDanger: true,
      confirm: t(
        '取消 {names}？为它建的生产批次保留，不再需要的请到生产批次里删除或改作他用。',
        'Cancel {names}? Batches planned for it are kept; delete those you no longer need under production batches, or use them for something else.',
        '取消 {names}？為它建的生產批次保留，不再需要的請到生產批次裡刪除或改作他用。',
      ),
      label: t('取消订单', 'Cancel order', '取消訂單'),
      log: t('取消销售订单', 'Cancelled a sales order', '取消銷售訂單'),
      done: t('订单已取消', 'Order cancelled', '訂單已取消'),
    },
  },
);
export type OrderState = StateOf<typeof orderMoves>;
