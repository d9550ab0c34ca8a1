import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/**
 * An order is submitted by one person, approved by another, confirmed or declined by the supplier, and closed. Posted receipts make
 * it partly received and received, reversed ones take that back.
 */
export const purchaseMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    submitted: t('待审批', 'Awaiting approval', '待簽核'),
    approved: t('已审批', 'Approved', '已簽核'),
    declined: t('供应商已拒绝', 'Declined by supplier', '供應商已拒絕'),
    confirmed: t('供应商已确认', 'Confirmed by supplier', '供應商已確認'),
    partial: t('部分收货', 'Partly received', '部分收貨'),
    received: t('已收货', 'Received', '已收貨'),
    closed: t('已关闭', 'Closed', '已關閉'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    submit: {
      from: ['draft'],
      to: 'submitted',
      right: 'edit',
      label: t('提交审批', 'Submit', '提交簽核'),
      confirm: t(
        '提交 {names} 审批？提交后不能再修改。',
        'Submit {names} for approval? It can’t be changed afterwards.',
        '提交 {names} 簽核？提交後不能再修改。',
      ),
      log: t('提交采购订单', 'Submitted a purchase order', '提交採購訂單'),
      done: t('已提交审批', 'Submitted for approval', '已提交簽核'),
    },
    approve: {
      from: ['submitted'],
      to: 'approved',
      right: 'approve',
      label: t('审批通过', 'Approve', '簽核通過'),
      confirm: t(
        '审批通过 {names}？之后可以发给供应商。',
        'Approve {names}? It can be sent to the supplier afterwards.',
        '簽核通過 {names}？之後可以發給供應商。',
      ),
      log: t('审批采购订单', 'Approved a purchase order', '簽核採購訂單'),
      done: t('采购订单已审批', 'Purchase order approved', '採購訂單已簽核'),
    },
    reject: {
      from: ['submitted'],
      to: 'draft',
      right: 'approve',
      reason: 'required',
      isAside: true,
      label: t('退回', 'Send back', '退回'),
      confirm: t(
        '退回 {names}，由采购员修改后重新提交。',
        'Send {names} back to be changed and submitted again.',
        '退回 {names}，由採購人員修改後重新提交。',
      ),
      log: t('退回采购订单', 'Sent a purchase order back', '退回採購訂單'),
      done: t('采购订单已退回', 'Purchase order sent back', '採購訂單已退回'),
    },
    confirm: {
      from: ['approved'],
      to: 'confirmed',
      right: 'edit',
      label: t('登记供应商确认', 'Record confirmation', '登記供應商確認'),
      confirm: t(
        '供应商确认了 {names}。交期与订单不同时，填写确认的日期。',
        'The supplier confirmed {names}. Enter a date if it differs from the one ordered.',
        '供應商確認了 {names}。交期與訂單不同時，填寫確認的日期。',
      ),
      log: t('登记供应商确认', 'Recorded a supplier’s confirmation', '登記供應商確認'),
      done: t('已登记供应商确认', 'Confirmation recorded', '已登記供應商確認'),
    },
    decline: {
      from: ['approved'],
      to: 'declined',
      right: 'edit',
      reason: 'required',
      isAside: true,
      label: t('登记供应商拒绝', 'Record refusal', '登記供應商拒絕'),
      confirm: t(
        '供应商不接 {names}。填写供应商说的原因，之后可以修改重提，也可以取消。',
        'The supplier declined {names}. Enter the reason given; the order can then be changed or cancelled.',
        '供應商不接 {names}。填寫供應商說的原因，之後可以修改重提，也可以取消。',
      ),
      log: t('登记供应商拒绝', 'Recorded a supplier’s refusal', '登記供應商拒絕'),
      done: t('已登记供应商拒绝', 'Refusal recorded', '已登記供應商拒絕'),
    },
    revise: {
      from: ['declined'],
      to: 'draft',
      right: 'edit',
      label: t('退回草稿修改', 'Return to draft', '退回草稿修改'),
      confirm: t(
        '把 {names} 退回草稿？修改后要重新提交和审批。',
        'Return {names} to draft? It must be submitted and approved again afterwards.',
        '把 {names} 退回草稿？修改後要重新提交和簽核。',
      ),
      log: t('退回采购订单修改', 'Returned a purchase order to draft', '退回採購訂單修改'),
      done: t('采购订单已退回草稿', 'Purchase order returned to draft', '採購訂單已退回草稿'),
    },
    close: {
      from: ['approved', 'confirmed', 'partial', 'received'],
      to: 'closed',
      right: 'approve',
      isAside: true,
      label: t('关闭订单', 'Close order', '關閉訂單'),
      confirm: t(
        '关闭 {names}？关闭后不再收货。',
        'Close {names}? No more goods can be received for it.',
        '關閉 {names}？關閉後不再收貨。',
      ),
      log: t('关闭采购订单', 'Closed a purchase order', '關閉採購訂單'),
      done: t('采购订单已关闭', 'Purchase order closed', '採購訂單已關閉'),
    },
    cancel: {
      from: ['submitted', 'approved', 'declined', 'confirmed'],
      to: 'cancelled',
      right: 'approve',
      reason: 'required',
      isDanger: true,
      label: t('取消订单', 'Cancel order', '取消訂單'),
      log: t('取消采购订单', 'Cancelled a purchase order', '取消採購訂單'),
      done: t('采购订单已取消', 'Purchase order cancelled', '採購訂單已取消'),
    },
  },
);
export type PurchaseState = StateOf<typeof purchaseMoves>;
