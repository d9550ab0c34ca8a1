import { t } from '#contract/text.ts';

export const figureTableTexts = {
  title: t('明细', 'Figures', '明細'),
  total: t('合计', 'Total', '合計'),
  change: t('变化', 'Change', '變化'),
  cut: t(
    '只列出前 {n} 组，合计包含全部。',
    'Only the first {n} groups are listed; the total includes all.',
    '只列出前 {n} 組，合計包含全部。',
  ),
  save: t('导出 CSV', 'Export CSV', '匯出 CSV'),
} as const;
