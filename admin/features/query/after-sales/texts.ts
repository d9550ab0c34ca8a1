import { t } from '#contract/text.ts';

export const afterSalesPageTexts = {
  period: t('日期（默认近 90 天）', 'Dates (last 90 days by default)', '日期（預設近 90 天）'),
  repairs: t('维修', 'Repairs', '維修'),
  warranties: t('质保', 'Warranties', '保固'),
  by: t('分组', 'Grouped by', '分組'),
  told: t(
    '{first} 至 {last}，上期为 {beforeFirst} 至 {beforeLast}',
    '{first} to {last}; before: {beforeFirst} to {beforeLast}',
    '{first} 至 {last}，上期為 {beforeFirst} 至 {beforeLast}',
  ),
  before: t('上期 {n}', 'Before: {n}', '上期 {n}'),
  median: t('一半在 {n} 天内办结', 'Half within {n} days', '一半在 {n} 天內辦結'),
  now: t('现在', 'As of now', '現在'),
  trendRepairs: t('每天的维修申请', 'Repairs by day', '每天的維修申請'),
  trendWarranties: t(
    '每天激活和到期的质保',
    'Warranties by the day they began and ended',
    '每天啟用和到期的保固',
  ),
  day: t('日期', 'Date', '日期'),
  source: t(
    '单位：单，按北京时间分日，来源：维修单',
    'Repairs; days of Beijing time. Source: repairs',
    '單位：單，依北京時間分日，來源：維修單',
  ),
  sourceWarranties: t(
    '单位：件，按北京时间分日，来源：电子质保',
    'Units; days of Beijing time. Source: warranties',
    '單位：件，依北京時間分日，來源：電子保固',
  ),
  change: t('变化', 'Change', '變化'),
  what: t('这些数字统计什么', 'What these figures count', '這些數字統計什麼'),
  fileName: t('售后数据', 'After-sales data', '售後資料'),
  toRepairs: t('{name}的维修单', 'Repairs of {name}', '{name}的維修單'),
  noneOnDays: t('这些天没有', 'None on these days', '這些天沒有'),
  empty: {
    title: t(
      '这段时间没有维修，也没有质保变动',
      'No repairs and no warranties in this period',
      '這段期間沒有維修，也沒有保固異動',
    ),
    hint: t(
      '换一段时间，或去掉物料条件。',
      'Choose another period or remove the part.',
      '換一段期間，或去掉物料條件。',
    ),
  },
} as const;
