import { partnerTexts } from '#contract/partners.ts';
import { t } from '#contract/text.ts';

export const supplierTexts = {
  ...partnerTexts,
  one: t('供应商', 'supplier', '供應商'),
  line: t(
    '您采购物料的企业；可与平台上的企业互相关联',
    'Companies you buy from; they can be linked to companies on the platform',
    '您採購物料的企業；可與平台上的企業互相關聯',
  ),
  empty: {
    title: t('还没有供应商', 'No suppliers yet', '還沒有供應商'),
    hint: t(
      '登记供应商后，采购与收料都能追溯到来源。',
      'Register suppliers so that purchases and receipts can be traced to their source.',
      '登記供應商後，採購與收料都能追溯到來源。',
    ),
  },
} as const;
