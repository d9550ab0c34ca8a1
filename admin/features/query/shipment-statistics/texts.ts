import { t } from '#contract/text.ts';

export const shipmentStatisticsPageTexts = {
  period: t(
    '发货日期（默认近 30 天）',
    'Shipping dates (last 30 days by default)',
    '出貨日期（預設近 30 天）',
  ),
  figures: t('合计', 'Totals', '合計'),
  trend: t('发货走势', 'Shipped over time', '出貨走勢'),
  shown: t(
    '{first} 至 {last}，上一期间为此前 {n} 天',
    '{first} to {last}; before: the {n} days earlier',
    '{first} 至 {last}，上一期間為此前 {n} 天',
  ),
  source: t(
    '单位：件，来源：发货明细',
    'Units. Source: shipping details',
    '單位：件，來源：出貨明細',
  ),
  note: t(
    '按发出那天计。默认只统计本企业发给经销商和客户的货；调拨和经销商转发的货，请用筛选查看。已收、缺少和退回是这些货到现在为止的情况。',
    'Counted on the day they left. Unless filtered otherwise, only what the company shipped to dealers and customers; choose transfers or what dealers sent on in the filters. Received, missing and returned tell what became of these goods until now.',
    '依出貨當天計。預設只統計本企業發給經銷商和客戶的貨；調撥和經銷商轉發的貨，請用篩選檢視。已收、缺少和退回是這些貨到現在為止的情況。',
  ),
  than: t('比上期 {change}', '{change} on the period before', '比上期 {change}'),
  noBefore: t('上期没有发货', 'Nothing in the period before', '上期沒有出貨'),
  zeroBefore: t('上期为 0', 'None in the period before', '上期為 0'),
  fileName: t('发货统计', 'Shipment statistics', '出貨統計'),
  toLines: t('{name}的发货明细', 'Shipping details of {name}', '{name}的出貨明細'),
} as const;
