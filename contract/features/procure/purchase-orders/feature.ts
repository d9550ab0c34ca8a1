import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { changeTexts } from '#contract/trade/purchase-changes.ts';
import { purchaseMoves } from './moves.ts';

export const purchaseOrders = feature('procure/purchase-orders', {
  resource: 'purchaseOrder',
  area: 'procure:purchaseOrder',
  title: t('采购订单', 'Purchase orders', '採購訂單'),
  one: t('采购订单', 'purchase order', '採購訂單'),
  many: 'purchase orders',
  menu: { id: 42, path: '/procure/po', under: 'procure' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  rights: {
    approve: t(
      '审批、关闭与取消采购订单',
      'Approve, close and cancel purchase orders',
      '簽核、關閉與取消採購訂單',
    ),
    limit: t('设置审批金额上限', 'Set approval limits', '設定簽核金額上限'),
  },
  roles: { procure: ['view', 'add', 'edit', 'delete', 'export', 'approve'] },
  numbers: { kind: 'purchase_order', prefix: 'PO', width: 4, reset: 'day' },
  moves: purchaseMoves,
  log: {
    ...changeTexts.log,
    saveLimits: t('设置审批金额上限', 'Set approval limits', '設定簽核金額上限'),
    share: t('生成供应商链接', 'Created a link for the supplier', '產生供應商連結'),
    unshare: t('停用供应商链接', 'Withdrew the supplier’s link', '停用供應商連結'),
  },
  found: { name: 'code', hint: ['supplier_name'], page: true },
});
