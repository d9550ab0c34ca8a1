import { t } from '#contract/text.ts';

export const dealerDataPageTexts = {
  period: t('期间（默认近 90 天）', 'Period (last 90 days by default)', '期間（預設近 90 天）'),
  yes: t('已停用', 'Disabled', '已停用'),
  no: t('启用', 'Active', '啟用'),
  none: t('不评分', 'Not scored', '不評分'),
} as const;
