import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { changeTexts } from '#contract/trade/purchase-changes.ts';

/** Its name among the orders, where the customers are in view. */
export const customerTitle = t('客户采购单', 'Customer POs', '客戶採購單');

/** What linked customers ordered from this company: the other side of their purchase orders. */
export const supplierOrders = feature('procure/supplier-orders', {
  resource: 'supplierOrder',
  area: 'procure:supplierOrder',
  title: t('供应商订单', 'Supplier orders', '供應商訂單'),
  one: t('供应商订单', 'supplier order', '供應商訂單'),
  many: 'supplier orders',
  menu: [
    { id: 43, path: '/procure/supplierPo', under: 'procure' },
    {
      id: 509,
      path: '/orderGoods/supplierPo',
      under: 'orders',
      title: customerTitle,
      component: 'orders/supplier-orders',
    },
  ],
  verbs: ['view', 'export'],
  rights: {
    answer: t(
      '确认、拒绝与变更供应商订单',
      'Confirm, decline and change supplier orders',
      '確認、拒絕與變更供應商訂單',
    ),
    ship: t('按供应商订单发货', 'Ship supplier orders', '依供應商訂單出貨'),
  },
  roles: { sales: 'all', procure: ['view', 'export'], data: ['view', 'ship'] },
  log: {
    edit: t('编辑供应商订单', 'Edited a supplier order', '編輯供應商訂單'),
    confirm: t('确认供应商订单', 'Confirmed a supplier order', '確認供應商訂單'),
    decline: t('拒绝供应商订单', 'Declined a supplier order', '拒絕供應商訂單'),
    ship: t('按供应商订单发货', 'Shipped a supplier order', '依供應商訂單出貨'),
    ...changeTexts.log,
  },
  found: { name: 'code', hint: ['buyer_name'], open: 'supplied' },
});
