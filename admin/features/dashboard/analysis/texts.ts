import { t, type Text } from '#contract/text.ts';
import type { Dimension } from '#contract/features/dashboard/analysis/sources.ts';

export const analysisPageTexts = {
  lastDays: t('近 30 天', 'Last 30 days', '近 30 天'),
  today: t('今天还没有过完', 'today is not over yet', '今天還沒有過完'),
  figures: t('关键数字', 'Key figures', '關鍵數字'),
  tip: t('“{name}”统计什么', 'What “{name}” counts', '「{name}」統計什麼'),
  behind: t('查看“{name}”的明细', 'Show what is behind “{name}”', '檢視「{name}」的明細'),
  notBy: {
    part: t('不分物料', 'Not counted by part', '不分物料'),
    province: t('不分省份', 'Not counted by province', '不分省份'),
    dealer: t('不分经销商', 'Not counted by dealer', '不分經銷商'),
  } satisfies Record<Dimension, Text>,
  notCounted: t('所选条件下不统计', 'Not counted for these filters', '所選條件下不統計'),
  trend: t('按日走势', 'By day', '依日走勢'),
  trendNote: t(
    '每天的实际数字，没有平滑。',
    'The figures of each day as they are, not smoothed.',
    '每天的實際數字，沒有平滑。',
  ),
  source: t(
    '按北京时间分日，{first} 至 {last}',
    'Days of Asia/Shanghai, {first} to {last}',
    '依北京時間分日，{first} 至 {last}',
  ),
  ranks: t('排行', 'Rankings', '排行'),
  ranksNote: t(
    '点名称，只看它的数字。',
    'Choose a name to see its figures only.',
    '點選名稱，只看它的數字。',
  ),
  noRanks: t('这段时间没有数据', 'No data in this period', '這段時間沒有資料'),
  mapHint: t(
    '颜色表示次数，点击省份，只看它的数字。',
    'Colours show how many. Choose a province to see its figures only.',
    '顏色表示次數，點選省份，只看它的數字。',
  ),
  details: t('更多分组与比例', 'More groupings and ratios', '更多分組與比例'),
  empty: {
    title: t('还没有可以分析的数据', 'Nothing to analyse yet', '還沒有可以分析的資料'),
    hint: t(
      '生成标识，打印、绑定、装箱并发货，这里就会出现数字。',
      'Figures appear once codes are generated, printed, bound, packed and shipped.',
      '產生標識，列印、綁定、裝箱並出貨，這裡就會出現數字。',
    ),
    action: t('去生成标识', 'Generate identifiers', '前往產生標識'),
    nothing: t(
      '这些条件下没有一项统计，请去掉一个条件。',
      'Nothing is counted by all of these; remove a filter.',
      '這些條件下沒有一項統計，請去掉一個條件。',
    ),
  },
  scans: {
    title: t('查询明细', 'Scans', '查詢明細'),
    cut: t(
      '只在这段时间最近的 {n} 次查询中找；要看更早的，请缩短日期。',
      'Only the latest {n} scans of the period were looked through; choose fewer days to see earlier ones.',
      '只在這段期間最近的 {n} 次查詢中尋找；要看更早的，請縮短日期。',
    ),
    none: t('没有查询', 'No scans', '沒有查詢'),
    swept: t(
      '查询记录按保留期限清理，统计数字不受影响。',
      'Scans are kept for a limited time; figures stay.',
      '查詢紀錄依保留期限清理，統計數字不受影響。',
    ),
    unknownCode: t('未知的码', 'Unknown code', '未知的碼'),
  },
} as const;
