import { t } from '#contract/text.ts';

export const dealerSalesPageTexts = {
  period: t(
    '期间（默认近 12 个月）',
    'Period (last 12 months by default)',
    '期間（預設近 12 個月）',
  ),
  figures: t('合计', 'Totals', '合計'),
  trend: t('每月收货与销售', 'Received and sold by month', '每月收貨與銷售'),
  source: t(
    '单位：件，来源：收货与销售记录',
    'Units. Source: receipts and sales',
    '單位：件，來源：收貨與銷售紀錄',
  ),
  than: t('比上期 {change}', '{change} on the period before', '比上期 {change}'),
  zeroBefore: t('上期为 0', 'None in the period before', '上期為 0'),
  fileName: t('经销商销售', 'Dealer sales', '經銷商銷售'),
  toSales: t('{name}的销售记录', 'Sales of {name}', '{name}的銷售紀錄'),
} as const;
