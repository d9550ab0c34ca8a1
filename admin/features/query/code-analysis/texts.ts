import { t } from '#contract/text.ts';

export const analysisPageTexts = {
  funnel: t('从生成到激活', 'From generation to activation', '從產生到啟用'),
  funnelNote: t(
    '所选日期内发生的次数。同一天查询的码可能早已生成，所以比例可能超过 100%。',
    'Events on the selected dates. Codes scanned then may have been generated long before, so a ratio can exceed 100%.',
    '所選日期內發生的次數。同一天查詢的碼可能早已產生，所以比例可能超過 100%。',
  ),
  ofGenerated: t('相当于生成的 {share}', '{share} of generated', '相當於產生的 {share}'),
  ofShipped: t('相当于发货的 {share}', '{share} of shipped', '相當於出貨的 {share}'),
  perCode: t('平均每个首次验证的码 {n} 次', '{n} per verified code', '平均每個首次驗證的碼 {n} 次'),
  notByProvince: t('不分省份', 'Not available by province', '不分省份'),
  meaningsTitle: t('指标说明', 'About these metrics', '指標說明'),
  trend: t('按日走势', 'By day', '依日走勢'),
  rank: t('按“{metric}”排列', 'Ranked by {metric}', '依「{metric}」排列'),
  rankBy: t('排列依据', 'Rank by', '排列依據'),
  fileName: t('标识分析', 'code-analysis', '標識分析'),
  before: t('上期', 'Period before', '上期'),
  lastDays: t('近 30 天', 'Last 30 days', '近 30 天'),
} as const;
