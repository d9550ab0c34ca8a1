import { t } from '#contract/text.ts';

export const receivePageTexts = {
  line: t(
    '发给您的货物：到货后整单确认，或逐个扫描核对',
    'Goods shipped to you: confirm them as a whole when they arrive, or scan them one by one',
    '發給您的貨物：到貨後整單確認，或逐個掃描核對',
  ),
  coming: t('待收货', 'To receive', '待收貨'),
  past: t('已收货', 'Received', '已收貨'),
  noneComing: t('没有在途的货物', 'Nothing in transit', '沒有在途的貨物'),
  noneHint: t(
    '厂家或上级发货后，这里会出现一张待收的单。',
    'When goods are shipped to you, they appear here.',
    '廠商或上級出貨後，這裡會出現一張待收的單。',
  ),
  nonePast: t('还没有收过货', 'Nothing received yet', '還沒有收過貨'),
  tab: t('按进度查看', 'By progress', '依進度檢視'),
  back: t('返回', 'Back', '返回'),
  from: t('来自 {name}', 'From {name}', '來自 {name}'),
  all: t('全部收到', 'Receive everything', '全部收到'),
  allText: t(
    '确认 {code} 的 {n} 件全部收到？',
    'Confirm that all {n} {n:unit|units} of {code} have arrived?',
    '確認 {code} 的 {n} 件全部收到？',
  ),
  some: t('逐个扫描', 'Scan one by one', '逐個掃描'),
  tray: t('已扫描 {n} 个', 'Scanned: {n}', '已掃描 {n} 個'),
  scanned: t('{code} 已记下', '{code} noted', '{code} 已記下'),
  repeated: t('{code} 已经扫过', '{code} was already scanned', '{code} 已經掃過'),
  here: t('{code} 之前已收货', '{code} was received before', '{code} 之前已收貨'),
  remove: t('移除 {code}', 'Remove {code}', '移除 {code}'),
  confirm: t('确认收到这些', 'Confirm receipt of these', '確認收到這些'),
  stop: t('停止扫描', 'Stop scanning', '停止掃描'),
  missing: t(
    '还差 {n} 件，已告知发货方',
    '{n} {n:unit is|units are} missing; the sender has been notified',
    '還差 {n} 件，已告知出貨方',
  ),
  lost: t(
    '{n} 件没有收到，记为丢失',
    '{n} did not arrive and are recorded as lost',
    '{n} 件沒有收到，記為遺失',
  ),
} as const;
