import { t, type Text } from '#contract/text.ts';
import type { Grouping, Metric } from './kinds.ts';

export const analysisTexts = {
  one: t('标识分析', 'code analysis', '標識分析'),
  line: t(
    '标识从生成到激活各走到哪一步',
    'How far codes get, from generation to activation',
    '標識從產生到啟用各走到哪裡',
  ),
  fields: {
    days: t('日期', 'Dates', '日期'),
    part_id: t('物料', 'Part', '物料'),
    batch_id: t('批次', 'Batch', '批次'),
    province: t('省份', 'Province', '省份'),
    by: t('分组', 'Grouped by', '分組'),
    key: t('编号', 'Key', '編號'),
    name: t('名称', 'Name', '名稱'),
  },
  metrics: {
    generated: t('生成', 'Generated', '產生'),
    printed: t('打印', 'Printed', '列印'),
    bound: t('绑定', 'Bound', '綁定'),
    shipped: t('发货', 'Shipped', '出貨'),
    scanned: t('查询', 'Scanned', '查詢'),
    verified: t('首次验证', 'Verified', '首次驗證'),
    activated: t('激活', 'Activated', '啟用'),
  } satisfies Record<Metric, Text>,
  groupings: {
    day: t('按日', 'By day', '按日'),
    part: t('按物料', 'By part', '按物料'),
    batch: t('按批次', 'By batch', '按批次'),
    province: t('按省份', 'By province', '按省份'),
  } satisfies Record<Grouping, Text>,
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
