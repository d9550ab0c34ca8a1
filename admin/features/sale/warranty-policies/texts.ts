import { t } from '#contract/text.ts';

export const daysText = t('天', 'days', '天');
