import { t, type Text } from '#contract/text.ts';
import type { Change } from './change.ts';

export const codeFigureTexts = {
  trendLabel: t('每天的数字', 'Figures by day', '每天的數字'),
  only: t('只看 {name}', 'Only {name}', '只看 {name}'),
  period: t(
    '{first} 至 {last}，对比上期 {beforeFirst} 至 {beforeLast}',
    '{first} to {last}, compared with {beforeFirst} to {beforeLast}',
    '{first} 至 {last}，對比上期 {beforeFirst} 至 {beforeLast}',
  ),
  before: t('上期 {n}', 'before {n}', '上期 {n}'),
  changes: {
    up: t('增加 {share}', 'Up {share}', '增加 {share}'),
    down: t('减少 {share}', 'Down {share}', '減少 {share}'),
    same: t('与上期相同', 'As before', '與上期相同'),
    new: t('上期没有', 'None before', '上期沒有'),
    none: t('没有', 'None', '沒有'),
  } satisfies Record<Change['way'], Text>,
} as const;
