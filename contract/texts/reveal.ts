import { t } from '#contract/text.ts';

/** Of a feature that shows phone numbers masked: the right to see one whole, and what is logged when somebody does. */
export const revealRight = t('查看完整号码', 'View full phone numbers', '檢視完整號碼');
export const revealLog = t('查看完整号码', 'Viewed a full phone number', '檢視完整號碼');
