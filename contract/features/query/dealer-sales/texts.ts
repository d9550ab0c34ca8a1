import { t } from '#contract/text.ts';

export const dealerSalesTexts = {
  line: t(
    '经销商收了多少、卖了多少，按经销商、物料和月份',
    'How much dealers received and sold, by dealer, part and month',
    '經銷商收了多少、賣了多少，依經銷商、物料和月份',
  ),
  fields: {
    days: t('期间', 'Period', '期間'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    part_id: t('物料', 'Part', '物料'),
    by: t('分组', 'Grouped by', '分組'),
    name: t('名称', 'Name', '名稱'),
    month: t('月份', 'Month', '月份'),
  },
  metrics: {
    received: t('收货', 'Received', '收貨'),
    forwarded: t('发给下级', 'Shipped to sub-dealers', '發給下級'),
    sold: t('销售', 'Sold', '銷售'),
    returned: t('退货', 'Returned', '退貨'),
  },
  sellThrough: t('动销率', 'Sell-through', '動銷率'),
  sellThroughHint: t(
    '动销率 = 销售 ÷ 收货，同一期间内。卖的是以前收的货时会超过 100%。',
    'Sell-through is what was sold divided by what was received in the same period. It exceeds 100% when older stock is sold.',
    '動銷率 = 銷售 ÷ 收貨，同一期間內。賣的是以前收的貨時會超過 100%。',
  ),
  receivedHint: t(
    '收货按每次收货的日期计入；分几次收的发货单，在明细里列在最后一次收货的日期。',
    'Receipts count on the day they happen; a shipment received in parts is listed on the day of its last receipt.',
    '收貨依每次收貨的日期計入；分幾次收的出貨單，在明細裡列在最後一次收貨的日期。',
  ),
  groupings: {
    dealer: t('按经销商', 'By dealer', '依經銷商'),
    part: t('按物料', 'By part', '依物料'),
    month: t('按月', 'By month', '依月'),
  },
  unknown: t('未知', 'Unknown', '未知'),
  empty: {
    title: t('这段时间没有数据', 'No data in this period', '這段時間沒有資料'),
    hint: t(
      '换一段时间，或放宽筛选条件。',
      'Choose another period or fewer filters.',
      '換一段時間，或放寬篩選條件。',
    ),
  },
} as const;
