import { t } from '#contract/text.ts';

export const shipmentStatisticsTexts = {
  line: t(
    '发出了多少、其中收到多少，按时间、物料、收货方和地区，并与上一期间相比',
    'How much was shipped and how much of it was received, over time, by part, receiver and region, compared with the period before',
    '出貨多少、其中收到多少，依時間、物料、收貨方和地區，並與上一期間相比',
  ),
  fields: {
    days: t('发货日期', 'Shipping dates', '出貨日期'),
    keyword: t(
      '单号、运单号、承运商、物料',
      'Number, tracking number, carrier or part',
      '單號、運單號、承運商、物料',
    ),
    part_id: t('物料', 'Part', '物料'),
    dealer_id: t('收货经销商', 'Dealer', '收貨經銷商'),
    customer_id: t('客户', 'Customer', '客戶'),
    kind: t('类型', 'Type', '類型'),
    from: t('发货方', 'Sender', '出貨方'),
    province: t('收货地区', 'Region', '收貨地區'),
    by: t('分组', 'Grouped by', '分組'),
    step: t('时间单位', 'Per', '時間單位'),
    name: t('名称', 'Name', '名稱'),
  },
  metrics: {
    shipped: t('发货', 'Shipped', '出貨'),
    received: t('其中已收', 'Of it received', '其中已收'),
    missing: t('其中缺少', 'Of it missing', '其中缺少'),
    returned: t('其中退回', 'Of it returned', '其中退回'),
    shipments: t('发货单', 'Shipments', '出貨單'),
  },
  before: t('上期发货', 'Shipped before', '上期出貨'),
  change: t('变化', 'Change', '變化'),
  groupings: {
    time: t('按时间', 'Time', '依時間'),
    part: t('按物料', 'Part', '依物料'),
    receiver: t('按收货方', 'Receiver', '依收貨方'),
    region: t('按地区', 'Region', '依地區'),
  },
  steps: {
    day: t('日', 'Day', '日'),
    week: t('周', 'Week', '週'),
    month: t('月', 'Month', '月'),
  },
  unknown: t('未知', 'Unknown', '未知'),
  empty: {
    title: t('这段时间没有发货', 'Nothing shipped in this period', '這段時間沒有出貨'),
    hint: t(
      '换一段时间，或放宽筛选条件。',
      'Choose another period or fewer filters.',
      '換一段時間，或放寬篩選條件。',
    ),
  },
} as const;
