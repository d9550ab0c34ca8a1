import type { Metric } from '#contract/features/query/code-analysis/contract.ts';
import { t, type Text } from '#contract/text.ts';

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
  /** What each number counts, said where it is not plain. */
  meanings: {
    generated: t('标识包中生成的码', 'Codes generated in packs', '標識包中產生的碼'),
    printed: t(
      '导出给打印的码，每个码只算一次',
      'Codes exported for printing, each counted once',
      '匯出列印的碼，每個碼只算一次',
    ),
    bound: t('绑定到物料与批次的码', 'Codes bound to a part and batch', '綁定到物料與批次的碼'),
    shipped: t('已发货的码', 'Codes shipped', '已出貨的碼'),
    scanned: t(
      '消费者的查询次数；同一设备 30 分钟内只算一次，员工与经销商不算',
      'Checks by consumers; one device counts once per 30 minutes, staff and dealers don’t count',
      '消費者的查詢次數；同一裝置 30 分鐘內只算一次，員工與經銷商不算',
    ),
    verified: t(
      '发货后第一次被消费者查询的码，每个码只算一次',
      'Codes checked by a consumer for the first time after shipment, each counted once',
      '出貨後第一次被消費者查詢的碼，每個碼只算一次',
    ),
    activated: t(
      '消费者激活了质保的码',
      'Codes with an activated warranty',
      '消費者啟用了保固的碼',
    ),
  } satisfies Record<Metric, Text>,
  meaningsTitle: t('指标说明', 'About these metrics', '指標說明'),
  trend: t('按日走势', 'By day', '按日走勢'),
  trendLabel: t('每天的数字', 'Figures by day', '每天的數字'),
  rank: t('按“{metric}”排列', 'Ranked by {metric}', '依「{metric}」排列'),
  rankBy: t('排列依据', 'Rank by', '排列依據'),
  fileName: t('标识分析', 'code-analysis', '標識分析'),
  only: t('只看 {name}', 'Only {name}', '只看 {name}'),
  lastDays: t('近 30 天', 'Last 30 days', '近 30 天'),
} as const;
