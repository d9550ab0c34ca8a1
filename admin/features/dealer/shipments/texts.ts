import { t } from '#contract/text.ts';

export const onwardPageTexts = {
  line: t(
    '把手里的货发给下级经销商：选经销商、扫码、发货',
    'Ship your stock to sub-dealers: choose one, scan, ship',
    '把手裡的貨發給下級經銷商：選經銷商、掃碼、出貨',
  ),
  add: t('新发货单', 'New shipment', '新出貨單'),
  choose: t('发给哪家下级经销商', 'Which sub-dealer', '發給哪家下級經銷商'),
  start: t('开始扫码', 'Start scanning', '開始掃碼'),
  none: t('还没有发过货', 'No shipments yet', '還沒有發過貨'),
  noneHint: t(
    '新建一张发货单，扫描箱码或产品编码，然后发货。',
    'Create a shipment, scan boxes or units, then ship.',
    '新建一張出貨單，掃描箱碼或產品編碼，然後出貨。',
  ),
  noTargets: t('您还没有下级经销商', 'You have no sub-dealers yet', '您還沒有下級經銷商'),
  noTargetsHint: t(
    '请厂家在经销商资料里把您设为上级经销商。',
    'Ask the company to set you as the parent dealer of your sub-dealers.',
    '請廠商在經銷商資料裡把您設為上級經銷商。',
  ),
  back: t('返回', 'Back', '返回'),
  to: t('发给 {name}', 'To {name}', '發給 {name}'),
  cancel: t('取消发货单', 'Cancel shipment', '取消出貨單'),
  cancelReason: t('为什么取消', 'Reason for cancelling', '為什麼取消'),
  close: t('关闭发货单', 'Close shipment', '關閉出貨單'),
  closeText: t(
    '关闭 {code}？还没有收到的 {n} 件将记为丢失并冻结。',
    'Close {code}? The {n} {n:unit|units} not received are recorded as lost and frozen.',
    '關閉 {code}？還沒有收到的 {n} 件將記為遺失並凍結。',
  ),
} as const;
