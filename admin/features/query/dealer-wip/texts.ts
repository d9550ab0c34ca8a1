import { t } from '#contract/text.ts';

export const dealerWipPageTexts = {
  busy: t('有未完事项', 'With open items', '有未完事項'),
  idle: t('没有未完事项', 'Nothing open', '沒有未完事項'),
  late: t('有迟收', 'With late shipments', '有遲收'),
  onTime: t('没有迟收', 'Nothing late', '沒有遲收'),
} as const;
