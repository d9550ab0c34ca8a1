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
  failed: t('没有读到：{msg}', 'Couldn’t load: {msg}', '沒有讀到：{msg}'),
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
  provinces: {
    title: t('今日查询的省份', 'Scans by province today', '今日查詢的省份'),
    none: t('今天还没有查询', 'No scans today yet', '今天還沒有查詢'),
    unknown: t('未知', 'Unknown', '未知'),
  },
  jobs: {
    title: t('后台任务', 'Background jobs', '背景任務'),
    none: t('没有进行中的任务', 'No jobs running', '沒有進行中的任務'),
    of: t('{done} / {total}', '{done} of {total}', '{done} / {total}'),
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
