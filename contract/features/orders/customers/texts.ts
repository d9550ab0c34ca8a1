import { partnerTexts } from '#contract/partners.ts';
import { t } from '#contract/text.ts';

export const customerTexts = {
  ...partnerTexts,
  one: t('客户', 'customer', '客戶'),
  line: t(
    '向您订货的企业；可与平台上的企业互相关联',
    'Companies that order from you; they can be linked to companies on the platform',
    '向您訂貨的企業；可與平台上的企業互相關聯',
  ),
  empty: {
    title: t('还没有客户', 'No customers yet', '還沒有客戶'),
    hint: t(
      '登记客户后，每张销售订单和每次发货都有去处。',
      'Register customers so that every sales order and shipment has a destination.',
      '登記客戶後，每張銷售訂單和每次出貨都有去處。',
    ),
  },
} as const;
