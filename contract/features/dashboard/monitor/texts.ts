import { t } from '#contract/text.ts';

export const monitorTexts = {
  one: t('查询', 'scan', '查詢'),
  line: t(
    '查询到达时即刻显示，旁边是今天的数字',
    'Scans as they arrive, with today’s figures',
    '查詢到達時即刻顯示，旁邊是今天的數字',
  ),
  fields: {
    scan_time: t('时间', 'Time', '時間'),
    channel: t('来源', 'Scanned by', '來源'),
    verdict: t('结论', 'Verdict', '結論'),
    reasons: t('说明', 'Reasons', '說明'),
    counts: t('计数', 'Counted', '計數'),
    number: t('第几次', 'Check no.', '第幾次'),
    device: t('设备', 'Device', '裝置'),
    province: t('省份', 'Province', '省份'),
    city: t('城市', 'City', '城市'),
    latitude: t('纬度', 'Latitude', '緯度'),
    longitude: t('经度', 'Longitude', '經度'),
    identifier_id: t('标识', 'Code', '標識'),
    code: t('标识', 'Code', '標識'),
    part_name: t('物料', 'Part', '物料'),
    after: t('此后', 'After', '此後'),
    limit: t('条数', 'Rows', '筆數'),
  },
  channels: {
    consumer: t('消费者', 'Consumer', '消費者'),
    staff: t('员工', 'Staff', '員工'),
    dealer: t('经销商', 'Dealer', '經銷商'),
  },
  empty: {
    title: t('还没有查询', 'No scans yet', '還沒有查詢'),
    hint: t(
      '有人查询贵公司的码时，会立即显示在这里。',
      'Scans of your codes will appear here immediately.',
      '有人查詢貴公司的碼時，會立即顯示在這裡。',
    ),
  },
} as const;
