import { t } from '#contract/text.ts';

export const runningJobTexts = {
  title: t('后台任务', 'Background jobs', '背景任務'),
  none: t('没有进行中的任务', 'No jobs running', '沒有進行中的任務'),
  of: t('{done} / {total}', '{done} of {total}', '{done} / {total}'),
} as const;
