import { t } from '#contract/text.ts';

export const ordersPageTexts = {
  sections: {
    buyer: t('订货方', 'Ordered by', '訂貨方'),
    lines: t('订货明细', 'Lines', '訂貨明細'),
  },
  addLine: t('添加物料', 'Add a part', '新增物料'),
  priceHint: t(
    '单价不含税，可以以后再填',
    'Prices are without tax and can be filled in later',
    '單價未稅，可以之後再填',
  ),
  taxHint: t('加在单价之上', 'Added on top of the prices', '加在單價之上'),
  sums: t('合计', 'Sums', '合計'),
} as const;
