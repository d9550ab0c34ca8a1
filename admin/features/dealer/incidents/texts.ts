import { t } from '#contract/text.ts';

export const dealerIncidentsTexts = {
  view: t('查看', 'View', '檢視'),
  appeal: t('申诉', 'Appeal', '申訴'),
  withAppeal: t('申诉待答复', 'Appeal waiting', '申訴待回覆'),
  withoutAppeal: t('没有待答复的申诉', 'No appeal waiting', '沒有待回覆的申訴'),
  rule: t('规则：{words}', 'Rule: {words}', '規則：{words}'),
  appeals: t('我的申诉', 'My appeals', '我的申訴'),
  appealHint: t(
    '写清楚货从哪里来、卖给了谁',
    'Explain where the goods came from and who you sold them to',
    '寫清楚貨從哪裡來、賣給了誰',
  ),
  photosHint: t(
    '单据、聊天记录、货物照片等，最多 {n} 张；只有厂家能看到',
    'Documents, chat messages or photos of the goods, up to {n}. Only the manufacturer sees them',
    '單據、聊天紀錄、貨物照片等，最多 {n} 張；只有廠商能看到',
  ),
} as const;
