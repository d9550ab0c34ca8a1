import { t } from '#contract/text.ts';

export const monitorPageTexts = {
  live: t('实时', 'Live', '即時'),
  falling: t(
    '实时连接中断，每 {n} 秒查一次',
    'Live connection lost. Refreshing every {n} s',
    '即時連線中斷，每 {n} 秒查一次',
  ),
  paused: t('已暂停', 'Paused', '已暫停'),
  pause: t('暂停', 'Pause', '暫停'),
  resume: t('继续', 'Resume', '繼續'),
  failed: t('读取失败：{msg}', 'Couldn’t load: {msg}', '讀取失敗：{msg}'),
  today: t('今天', 'Today', '今天'),
  figures: {
    scanned: t('今日查询', 'Scans today', '今日查詢'),
    verified: t('今日首次验证', 'First checks today', '今日首次驗證'),
    alerts: t('今日告警', 'Alerts today', '今日警示'),
    openIncidents: t('待处理事件', 'Open incidents', '待處理事件'),
  },
  minutes: {
    title: t('最近一小时', 'Last hour', '最近一小時'),
    label: t(
      '最近一小时每分钟的查询',
      'Scans per minute in the last hour',
      '最近一小時每分鐘的查詢',
    ),
    minute: t('分钟', 'Minute', '分鐘'),
    good: t('正常查询', 'Normal scans', '正常查詢'),
    alerts: t('异常查询', 'Alerts', '異常查詢'),
    none: t('最近一小时没有查询', 'No scans in the last hour', '最近一小時沒有查詢'),
    source: t('单位：次/分钟', 'Scans per minute', '單位：次/分鐘'),
  },
  scans: {
    title: t('查询', 'Scans', '查詢'),
    label: t('最新的查询，新的在上', 'Latest scans, newest first', '最新的查詢，新的在上'),
    waiting: t('{n} 条新查询', '{n} new {n:scan|scans}', '{n} 筆新查詢'),
    kept: t('最多显示最近 {n} 条', 'Showing the latest {n}', '最多顯示最近 {n} 筆'),
    unknownCode: t('未知的码', 'Unknown code', '未知的碼'),
  },
  map: {
    title: t('今日查询地图', 'Map of today’s scans', '今日查詢地圖'),
    hint: t(
      '颜色表示今天的查询次数，圆点是最近的 50 次查询，红色表示异常。点击省份，下方只显示该省的查询。',
      'Colours show today’s scans; dots are the latest 50, red ones are alerts. Choose a province to list only its scans below.',
      '顏色表示今天的查詢次數，圓點是最近的 50 次查詢，紅色表示異常。點選省份，下方只顯示該省的查詢。',
    ),
    only: t('只看{name}', 'Only {name}', '只看{name}'),
    all: t('显示全部省份', 'Show all provinces', '顯示全部省份'),
    none: t('最近没有来自{name}的查询', 'No recent scans from {name}', '最近沒有來自{name}的查詢'),
  },
  provinces: {
    title: t('今日查询的省份', 'Scans by province today', '今日查詢的省份'),
    none: t('今天还没有查询', 'No scans today yet', '今天還沒有查詢'),
    unknown: t('未知', 'Unknown', '未知'),
  },
  health: {
    title: t('服务状态', 'Service', '服務狀態'),
    nodes: t('服务节点', 'Nodes', '服務節點'),
    lag: t('风险检查延迟', 'Risk check delay', '風險檢查延遲'),
    database: t('数据库应答', 'Database response time', '資料庫回應'),
    ms: t('{n} 毫秒', '{n} ms', '{n} 毫秒'),
    seconds: t('{n} 秒', '{n} s', '{n} 秒'),
    good: t('正常', 'OK', '正常'),
    slow: t('偏慢', 'Slow', '偏慢'),
    bad: t('异常', 'Error', '異常'),
  },
} as const;
