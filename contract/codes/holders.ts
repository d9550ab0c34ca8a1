import { t, type Text } from '#contract/text.ts';

/** Who holds goods. */
export const holderKinds = ['company', 'dealer', 'customer', 'consumer'] as const;
export type HolderKind = (typeof holderKinds)[number];

export const holderTexts: Record<HolderKind, Text> = {
  company: t('本企业', 'The company', '本企業'),
  dealer: t('经销商', 'Dealer', '經銷商'),
  customer: t('客户', 'Customer', '客戶'),
  consumer: t('消费者', 'Consumer', '消費者'),
};
