import { t } from '#contract/text.ts';

export const codeFigureTexts = {
  trendLabel: t('每天的数字', 'Figures by day', '每天的數字'),
  only: t('只看 {name}', 'Only {name}', '只看 {name}'),
} as const;
