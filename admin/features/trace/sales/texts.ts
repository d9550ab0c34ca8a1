import { t } from '#contract/text.ts';

export const salesPageTexts = {
  add: t('登记销售', 'Record a sale', '登記銷售'),
  sellerHint: t(
    '留空表示本企业自己卖出',
    'Leave empty if the company itself sold it',
    '留空表示本企業自己賣出',
  ),
  priceHint: t('全部商品合计', 'For everything together', '全部商品合計'),
} as const;
