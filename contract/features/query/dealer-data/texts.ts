import { t } from '#contract/text.ts';

export const dealerDataTexts = {
  one: t('经销商数据', 'dealer data', '經銷商資料'),
  line: t(
    '每家经销商手里有多少货、放了多久，以及收货、退货和风险情况',
    'What each dealer has in stock and for how long, with receipts, returns and risks',
    '每家經銷商手裡有多少貨、放了多久，以及收貨、退貨和風險情況',
  ),
  fields: {
    code: t('编号', 'Code', '編號'),
    name: t('经销商', 'Dealer', '經銷商'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    parent_name: t('上级', 'Supplied by', '上級'),
    disabled: t('已停用', 'Disabled', '已停用'),
    days: t('期间', 'Period', '期間'),
    keyword: t('名称、编号', 'Name or code', '名稱、編號'),
    stock: t('现有库存', 'In stock', '現有庫存'),
    days_30: t('30 天内', '≤ 30 days', '30 天內'),
    days_60: t('31–60 天', '31–60 days', '31–60 天'),
    days_90: t('61–90 天', '61–90 days', '61–90 天'),
    days_more: t('90 天以上', '> 90 days', '90 天以上'),
    received: t('收货', 'Received', '收貨'),
    sold: t('销售', 'Sold', '銷售'),
    forwarded: t('发给下级', 'Shipped to sub-dealers', '發給下級'),
    returned: t('退货', 'Returned', '退貨'),
    incidents: t('风险事件', 'Incidents', '風險事件'),
    first_day: t('期间开始', 'First day', '期間開始'),
    last_day: t('期间结束', 'Last day', '期間結束'),
    confirmed: t('已确认事件', 'Confirmed incidents', '已確認事件'),
    shipments: t('发货单', 'Shipments', '出貨單'),
    late: t('迟收', 'Received late', '遲收'),
    short: t('有差异', 'With differences', '有差異'),
    score: t('评分', 'Score', '評分'),
  },
  empty: {
    title: t('还没有经销商', 'No dealers yet', '還沒有經銷商'),
    hint: t(
      '添加经销商并给它发货后，数据会出现在这里。',
      'Figures appear here once you have added dealers and shipped to them.',
      '新增經銷商並給它出貨後，資料會出現在這裡。',
    ),
  },
  /** The score in words. */
  meaning: {
    title: t('评分怎么算', 'How the score is calculated', '評分怎麼算'),
    start: t(
      '满分 100，按所选期间计算，扣到 0 为止。没有发货也没有已确认事件的不评分。',
      'Out of 100 for the chosen period, never below 0. Dealers without shipments or confirmed incidents are not scored.',
      '滿分 100，依所選期間計算，扣到 0 為止。沒有出貨也沒有已確認事件的不評分。',
    ),
    incidents: t(
      '每收 1,000 件出现 1 起已确认的风险事件扣 10 分，最多扣 50 分；收货不足 1,000 件按 1,000 件算。',
      'Each confirmed incident per 1,000 units received costs 10 points, at most 50. Fewer than 1,000 units count as 1,000.',
      '每收 1,000 件出現 1 起已確認的風險事件扣 10 分，最多扣 50 分；收貨不足 1,000 件按 1,000 件算。',
    ),
    late: t(
      '发出 {n} 天后才收完或仍未收完的发货单，按占比最多扣 25 分。',
      'Shipments received more than {n} days after they were sent, or still not received, cost up to 25 points depending on their share.',
      '發出 {n} 天後才收完或仍未收完的出貨單，依占比最多扣 25 分。',
    ),
    short: t(
      '有货物没有收到的发货单，按占比最多扣 25 分。',
      'Shipments with missing goods cost up to 25 points depending on their share.',
      '有貨物沒有收到的出貨單，依占比最多扣 25 分。',
    ),
  },
} as const;
