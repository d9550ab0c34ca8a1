import { t } from '#contract/text.ts';

/** Why the units of a batch on hold are frozen. It is no word of the dictionary, so that nobody gives it by hand. */
export const holdReason = 'batchHold';
export const holdReasonText = t('批次质检暂停', 'Batch on QC hold', '批次品檢暫停');
