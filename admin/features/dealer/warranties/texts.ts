import { t } from '#contract/text.ts';

export const dealerWarrantiesTexts = {
  add: t('登记质保', 'Register a warranty', '登記保固'),
  codesHint: t('已经卖给客户的商品', 'Products you have sold', '已經賣給客戶的商品'),
} as const;
