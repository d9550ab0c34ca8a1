import { t } from '#contract/text.ts';

export const codesTexts = {
  way: t('选择方式', 'Select by', '選擇方式'),
  ways: {
    codes: t('逐个编码', 'Codes', '逐個編碼'),
    range: t('连续区间', 'Range', '連續區間'),
    pack: t('整个标识包', 'Whole pack', '整個標識包'),
  },
  codes: t('编码', 'Codes', '編碼'),
  codesHint: t(
    '每行一个编码或链接，最多 30,000 个',
    'One code or link per line, up to 30,000',
    '每行一個編碼或連結，最多 30,000 個',
  ),
  firstCode: t('起始编码', 'First code', '起始編碼'),
  lastCode: t('结束编码', 'Last code', '結束編碼'),
  rangeHint: t(
    '两端都包含，须在同一个标识包内',
    'Both ends included; both must be in the same pack',
    '兩端都包含，須在同一個標識包內',
  ),
  pack: t('标识包', 'Pack', '標識包'),
  counted: t('共 {n} 个标识', 'Identifiers: {n}', '共 {n} 個標識'),
  about: t('约 {n} 个标识', 'Identifiers: about {n}', '約 {n} 個標識'),
  repeated: t('重复的 {n} 个已略去', '{n} duplicates removed', '重複的 {n} 個已略去'),
  counting: t('正在计数…', 'Counting…', '正在計數…'),
  none: t('尚未选择标识', 'No identifiers selected yet', '尚未選擇標識'),
  list: {
    name: t('编码', 'Codes', '編碼'),
    none: t('没有编码', 'No codes', '沒有編碼'),
    failed: t(
      '没有读出来，请稍后再试',
      'Could not be loaded. Please try again',
      '沒有讀出來，請稍後再試',
    ),
  },
  record: {
    held: t('{name}，自 {time} 起', '{name}, since {time}', '{name}，自 {time} 起'),
    passed: t('{from} → {to}', '{from} → {to}', '{from} → {to}'),
    way: t('标识进度', 'Identifier progress', '標識進度'),
    made: t('已生成', 'Generated', '已產生'),
    facts: t('基本信息', 'Details', '基本資訊'),
    events: t('事件', 'Events', '事件'),
    noEvents: t('还没有事件', 'No events yet', '還沒有事件'),
    scans: t('查询记录', 'Scans', '查詢記錄'),
    noScans: t('还没有人查询过', 'No scans yet', '還沒有人查詢過'),
    lastScans: t('最近 {n} 次', 'Latest {n}', '最近 {n} 次'),
    many: t('与另外 {n} 个标识一起', 'Together with {n} {n:other|others}', '與另外 {n} 個標識一起'),
    qr: t('{code} 的二维码', 'QR code of {code}', '{code} 的二維碼'),
    checked: t('{n} 次，首次 {time}', '{n} {n:time|times}, first {time}', '{n} 次，首次 {time}'),
    unchecked: t('未被查询', 'Never', '未被查詢'),
  },
} as const;
