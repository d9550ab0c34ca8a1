import { t } from '#contract/text.ts';

export const salesPageTexts = {
  add: t('登记销售', 'Record a sale', '登記銷售'),
  sellerHint: t(
    '留空表示本企业自己卖出',
    'Leave empty if the company itself sold it',
    '留空表示本企業自己賣出',
  ),
  activateHint: t(
    '质保从现在起算到购买人名下，需要姓名和手机号',
    'The warranty starts now in the buyer’s name; name and phone number are required',
    '保固從現在起算到購買人名下，需要姓名和手機號碼',
  ),
  byDealers: t('经销商', 'Dealers', '經銷商'),
  byCompany: t('本企业', 'The company', '本企業'),
  priceHint: t('全部商品合计', 'Total for all products', '全部商品合計'),
} as const;
