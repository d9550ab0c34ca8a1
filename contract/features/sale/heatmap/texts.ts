import { t } from '#contract/text.ts';

export const heatmapTexts = {
  one: t('窜货热力图', 'diversion map', '竄貨熱力圖'),
  line: t(
    '消费者在哪里查询，哪些货不在经销商的销售区域内',
    'Where consumers scan, and which goods were scanned outside their dealer’s territories',
    '消費者在哪裡查詢，哪些貨不在經銷商的銷售區域內',
  ),
  fields: {
    days: t('日期', 'Dates', '日期'),
    day: t('日期', 'Date', '日期'),
    dealer_id: t('经销商', 'Dealer', '經銷商'),
    dealer_name: t('经销商', 'Dealer', '經銷商'),
    province: t('省份', 'Province', '省份'),
    city: t('城市', 'City', '城市'),
    country: t('国家', 'Country', '國家'),
    page: t('页码', 'Page', '頁碼'),
    key: t('编号', 'Key', '編號'),
    name: t('地点', 'Place', '地點'),
    total: t('查询次数', 'Scans', '查詢次數'),
    outside: t('区域外查询', 'Scans outside territory', '區域外查詢'),
    code: t('编号', 'Code', '編號'),
    n: t('次数', 'Scans', '次數'),
    units: t('区域外商品', 'Units outside territory', '區域外商品'),
    last_time: t('最近查询', 'Last scan', '最近查詢'),
    ship_time: t('发货时间', 'Shipped', '出貨時間'),
    part_name: t('物料', 'Part', '物料'),
  },
  unknownProvince: t('境外或未知', 'Abroad or unknown', '境外或未知'),
  unknownCountry: t('国家未知', 'Country unknown', '國家未知'),
  abroad: t('境外', 'Abroad', '境外'),
  world: t('全世界（按国家）', 'Whole world, by country', '全世界（依國家）'),
  unknownCity: t('城市未知', 'City unknown', '城市未知'),
  empty: {
    title: t('这段时间没有查询', 'No scans in this period', '這段時間沒有查詢'),
    hint: t(
      '消费者查询商品后，这里会显示查询的地点。换一段时间，或放宽筛选条件。',
      'Places appear here once consumers scan products. Choose another period or fewer filters.',
      '消費者查詢商品後，這裡會顯示查詢的地點。換一段時間，或放寬篩選條件。',
    ),
  },
} as const;
