import { t } from '#contract/text.ts';

export const ordersPageTexts = {
  sections: {
    buyer: t('订货方', 'Ordered by', '訂貨方'),
    lines: t('订货明细', 'Lines', '訂貨明細'),
  },
  addLine: t('添加物料', 'Add a part', '新增物料'),
  priceHint: t('单价可以以后再填', 'Prices can be filled in later', '單價可以之後再填'),
} as const;
