import { t } from '#contract/text.ts';

export const dealerOrdersTexts = {
  line: t(
    '向企业订货，看审核、发货和收货的进度',
    'Order from the company and track approval, shipping and receipt',
    '向企業訂貨，看審核、出貨和收貨的進度',
  ),
  add: t('订货', 'Order goods', '訂貨'),
  addLine: t('添加商品', 'Add product', '新增商品'),
  product: t('商品', 'Product', '商品'),
  withdraw: t('撤回', 'Withdraw', '撤回'),
  withdrawAsk: t('撤回订单 {name}？', 'Withdraw order {name}?', '撤回訂單 {name}？'),
  empty: {
    title: t('还没有订单', 'No orders yet', '還沒有訂單'),
    hint: t(
      '选好商品和数量，提交给企业审核。',
      'Choose products and quantities, then send the order for approval.',
      '選好商品和數量，提交給企業審核。',
    ),
  },
} as const;
