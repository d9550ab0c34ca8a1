import { t } from '#contract/text.ts';

export const orderUiTexts = {
  units: t('{n} 件', '{n} {n:unit|units}', '{n} 件'),
  lines: t('订货明细（{n} 行）', 'Lines ({n})', '訂貨明細（{n} 列）'),
  madeOf: t('已赋码 {n} / {all}', '{n} of {all} made', '已賦碼 {n} / {all}'),
  noPrice: t('未定价', 'No price', '未定價'),
  noSums: t(
    '还有明细没有单价，填齐后算出合计。',
    'Some lines have no price yet; the total is shown once all are priced.',
    '還有明細沒有單價，填齊後算出合計。',
  ),
  taxAt: t('税额（{rate}%）', 'Tax ({rate}%)', '稅額（{rate}%）'),
  taxHint: t('加在单价之上', 'Added on top of the prices', '加在單價之上'),
  sums: t('合计', 'Totals', '合計'),
} as const;
