import { t, type Text } from '#contract/text.ts';
import type { ScreenPeriod } from '#contract/features/dashboard/screens/kinds.ts';

export const screenPageTexts = {
  figures: t('关键数字', 'Key figures', '關鍵數字'),
  behind: t('查看“{name}”的明细', 'Show what is behind “{name}”', '檢視「{name}」的明細'),
  before: {
    today: t('昨天 {n}', 'Yesterday {n}', '昨天 {n}'),
    week: t('前 7 天 {n}', '7 days before {n}', '前 7 天 {n}'),
    month: t('前 30 天 {n}', '30 days before {n}', '前 30 天 {n}'),
  } satisfies Record<ScreenPeriod, Text>,
  asOfNow: t('现在', 'Now', '現在'),
  trend: t(
    '每天（{first} 至 {last}）',
    'Each day ({first} to {last})',
    '每天（{first} 至 {last}）',
  ),
  day: t('日期', 'Date', '日期'),
  noTrend: t(
    '这些天还没有数据，一有变化就会出现在这里',
    'Nothing on these days yet; what happens appears here',
    '這些天還沒有資料，一有變化就會出現在這裡',
  ),
  noRank: t('这段时间还没有', 'None in this period yet', '這段期間還沒有'),
  noLatest: t('还没有记录', 'Nothing yet', '還沒有紀錄'),
  fresh: t(
    '每 {every} 秒自动更新，最近 {time}',
    'Updates every {every} seconds, last at {time}',
    '每 {every} 秒自動更新，最近 {time}',
  ),
  stale: t(
    '暂时连不上服务器，显示的是 {time} 的数字，正在重试',
    'The server can’t be reached. These are the figures of {time}; trying again',
    '暫時連不上伺服器，顯示的是 {time} 的數字，正在重試',
  ),
  zone: t('北京时间 UTC+8', 'Beijing time UTC+8', '北京時間 UTC+8'),
  days: t(
    '按北京时间分日，{first} 至 {last}',
    'Days of Beijing time, {first} to {last}',
    '依北京時間分日，{first} 至 {last}',
  ),
  columns: {
    code: t('编号', 'Number', '編號'),
    name: t('名称', 'Name', '名稱'),
    units: t('件数', 'Units', '件數'),
    state: t('状态', 'Status', '狀態'),
    time: t('时间', 'Time', '時間'),
  },
  full: t('全屏', 'Full screen', '全螢幕'),
  leave: t('退出全屏', 'Leave full screen', '退出全螢幕'),
  noFull: t(
    '这个浏览器不支持全屏',
    'This browser does not support full screen',
    '這個瀏覽器不支援全螢幕',
  ),
} as const;
