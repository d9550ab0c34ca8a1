import { t } from '#contract/text.ts';

export const queryPageTexts = {
  find: t('查询', 'Search', '查詢'),
  placeholder: t(
    '序列号、链接、箱码、防伪码、批次号、物料批号或包号',
    'Serial number, link, box, security code, batch, material lot or pack number',
    '序號、連結、箱碼、防偽碼、批號、物料批號或包號',
  ),
  events: {
    open: t('导出事件', 'Export events', '匯出事件'),
    title: t('导出一天的追溯事件', 'Export the trace events of a day', '匯出一天的追溯事件'),
    verb: t('导出', 'Export', '匯出'),
    meaning: t(
      '这一天所有标识发生的事件，按 EPCIS 2.0 逐行保存，首行是当天封存时的根。拿到文件的人可以用 npm run verify-events 自行核对：改动、遗漏或添加了哪一行都会被发现。',
      'All identifier events of the day in EPCIS 2.0, one per line; the first line is the root hash that sealed the day. Anyone with the file can verify it with npm run verify-events: changed, missing or added lines are detected.',
      '這一天所有標識發生的事件，按 EPCIS 2.0 逐行儲存，首行是當天封存時的根。拿到檔案的人可以用 npm run verify-events 自行核對：改動、遺漏或添加了哪一行都會被發現。',
    ),
    hint: t(
      '次日 00:15 起可以导出',
      'Available from 00:15 on the next day',
      '次日 00:15 起可以匯出',
    ),
    preparing: t('正在准备…', 'Preparing…', '正在準備…'),
    received: t('已接收 {size}', '{size} received', '已接收 {size}'),
    saved: t('已保存 {name}', 'Saved as {name}', '已儲存 {name}'),
  },
  foundAs: t('找到{kind}', 'Found: {kind}', '找到{kind}'),
  identity: t('身份', 'Identity', '身分'),
  timeline: t('轨迹', 'History', '軌跡'),
  tree: {
    title: t('包装关系', 'Packing', '包裝關係'),
    alone: t('没有装箱', 'Not packed', '沒有裝箱'),
    self: t('本标识', 'This identifier', '本標識'),
    more: t('另有 {n} 个，查看全部', '{n} more, show all', '另有 {n} 個，檢視全部'),
  },
  lot: { open: t('打开物料批', 'Open the lot', '開啟物料批') },
  files: {
    title: t('附件', 'Files', '附件'),
    none: t('没有附件', 'No files', '沒有附件'),
  },
  scans: t('查询记录', 'Scans', '查詢記錄'),
  warranty: {
    title: t('质保', 'Warranty', '保固'),
    none: t('尚未激活质保', 'Not activated', '尚未啟用保固'),
    owner: t('激活人', 'Activated by', '啟用人'),
    mobile: t('手机号', 'Phone number', '手機號碼'),
    from: t('激活时间', 'Activated', '啟用時間'),
    until: t('到期时间', 'Expires', '到期時間'),
    over: t('已到期', 'Expired', '已到期'),
    running: t('质保中', 'Active', '保固中'),
  },
  incidents: {
    title: t('风险事件', 'Incidents', '風險事件'),
    none: t('没有风险事件', 'No incidents', '沒有風險事件'),
    hits: t('{n} 次', '{n} {n:time|times}', '{n} 次'),
  },
  batch: {
    title: t('生产批次', 'Production batch', '生產批次'),
    none: t('还没有绑定批次', 'Not bound to a batch yet', '還沒有綁定批次'),
    states: t('标识状态', 'Identifier status', '標識狀態'),
    noStates: t('这个批次还没有标识', 'This batch has no identifiers yet', '這個批次還沒有標識'),
    list: t('查看这批标识', 'View identifiers', '檢視這批標識'),
  },
  pack: {
    title: t('标识包', 'Identifier pack', '標識包'),
    list: t('查看包内标识', 'View identifiers', '檢視包內標識'),
  },
  security: {
    title: t('防伪码', 'Security code', '防偽碼'),
    pack: t('防伪码包', 'Security code pack', '防偽碼包'),
    open: t('查看防伪码包', 'View pack', '檢視防偽碼包'),
    none: t('没有防伪码', 'None', '沒有防偽碼'),
  },
} as const;
