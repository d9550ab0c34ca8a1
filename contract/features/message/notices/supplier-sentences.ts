import { t } from '#contract/text.ts';

/** What buyer and supplier of one purchase order tell each other: `supplied…` open it at the supplier. */
export const supplierSentences = {
  suppliedApproved: {
    title: t('客户发来采购订单', 'New order from a customer', '客戶發來採購訂單'),
    content: t(
      '{company} 发来采购订单 {code}，请确认交期。',
      '{company} sent purchase order {code}. Please confirm the dates.',
      '{company} 發來採購訂單 {code}，請確認交期。',
    ),
  },
  suppliedCancelled: {
    title: t('客户取消了采购订单', 'Order cancelled by the customer', '客戶取消了採購訂單'),
    content: t(
      '{company} 取消了采购订单 {code}：{reason}',
      '{company} cancelled purchase order {code}: {reason}',
      '{company} 取消了採購訂單 {code}：{reason}',
    ),
  },
  suppliedClosed: {
    title: t('客户关闭了采购订单', 'Order closed by the customer', '客戶關閉了採購訂單'),
    content: t(
      '{company} 关闭了采购订单 {code}，不再收货。',
      '{company} closed purchase order {code}; no more goods will be received for it.',
      '{company} 關閉了採購訂單 {code}，不再收貨。',
    ),
  },
  suppliedReceived: {
    title: t('客户收到货物', 'Goods received by the customer', '客戶收到貨物'),
    content: t(
      '{company} 按采购订单 {code} 收了货。',
      '{company} received goods for purchase order {code}.',
      '{company} 依採購訂單 {code} 收了貨。',
    ),
  },
  suppliedReversed: {
    title: t('客户冲销了收货', 'Receipt reversed by the customer', '客戶沖銷了收貨'),
    content: t(
      '{company} 冲销了采购订单 {code} 的一次收货：{reason}',
      '{company} reversed a receipt for purchase order {code}: {reason}',
      '{company} 沖銷了採購訂單 {code} 的一次收貨：{reason}',
    ),
  },
  suppliedProposed: {
    title: t('客户申请变更采购订单', 'Customer requested a change', '客戶申請變更採購訂單'),
    content: t(
      '{company} 申请变更采购订单 {code}：{reason}',
      '{company} requested a change to purchase order {code}: {reason}',
      '{company} 申請變更採購訂單 {code}：{reason}',
    ),
  },
  suppliedAccepted: {
    title: t('客户同意了变更', 'Change accepted by the customer', '客戶同意了變更'),
    content: t(
      '{company} 同意了采购订单 {code} 的变更。',
      '{company} accepted the change to purchase order {code}.',
      '{company} 同意了採購訂單 {code} 的變更。',
    ),
  },
  suppliedRefused: {
    title: t('客户没有同意变更', 'Change declined by the customer', '客戶沒有同意變更'),
    content: t(
      '{company} 没有同意采购订单 {code} 的变更：{reason}',
      '{company} declined the change to purchase order {code}: {reason}',
      '{company} 沒有同意採購訂單 {code} 的變更：{reason}',
    ),
  },
  suppliedWithdrawn: {
    title: t('客户撤回了变更申请', 'Change withdrawn by the customer', '客戶撤回了變更申請'),
    content: t(
      '{company} 撤回了采购订单 {code} 的变更申请。',
      '{company} withdrew the change to purchase order {code}.',
      '{company} 撤回了採購訂單 {code} 的變更申請。',
    ),
  },
  purchaseConfirmed: {
    title: t('供应商确认了采购订单', 'Order confirmed by the supplier', '供應商確認了採購訂單'),
    content: t(
      '{company} 确认了采购订单 {code} 的交期。',
      '{company} confirmed purchase order {code} and its dates.',
      '{company} 確認了採購訂單 {code} 的交期。',
    ),
  },
  purchaseDeclined: {
    title: t('供应商拒绝了采购订单', 'Order declined by the supplier', '供應商拒絕了採購訂單'),
    content: t(
      '{company} 拒绝了采购订单 {code}：{reason}',
      '{company} declined purchase order {code}: {reason}',
      '{company} 拒絕了採購訂單 {code}：{reason}',
    ),
  },
  purchaseShipped: {
    title: t('供应商已发货', 'Goods shipped by the supplier', '供應商已出貨'),
    content: t(
      '{company} 发出了采购订单 {code} 的货物。',
      '{company} shipped goods of purchase order {code}.',
      '{company} 發出了採購訂單 {code} 的貨物。',
    ),
  },
  purchaseProposed: {
    title: t('供应商申请变更采购订单', 'Supplier requested a change', '供應商申請變更採購訂單'),
    content: t(
      '{company} 申请变更采购订单 {code}：{reason}',
      '{company} requested a change to purchase order {code}: {reason}',
      '{company} 申請變更採購訂單 {code}：{reason}',
    ),
  },
  purchaseAccepted: {
    title: t('供应商同意了变更', 'Change accepted by the supplier', '供應商同意了變更'),
    content: t(
      '{company} 同意了采购订单 {code} 的变更。',
      '{company} accepted the change to purchase order {code}.',
      '{company} 同意了採購訂單 {code} 的變更。',
    ),
  },
  purchaseRefused: {
    title: t('供应商没有同意变更', 'Change declined by the supplier', '供應商沒有同意變更'),
    content: t(
      '{company} 没有同意采购订单 {code} 的变更：{reason}',
      '{company} declined the change to purchase order {code}: {reason}',
      '{company} 沒有同意採購訂單 {code} 的變更：{reason}',
    ),
  },
  purchaseWithdrawn: {
    title: t('供应商撤回了变更申请', 'Change withdrawn by the supplier', '供應商撤回了變更申請'),
    content: t(
      '{company} 撤回了采购订单 {code} 的变更申请。',
      '{company} withdrew the change to purchase order {code}.',
      '{company} 撤回了採購訂單 {code} 的變更申請。',
    ),
  },
} as const;
