import { t } from '#contract/text.ts';

export const incidentsPageTexts = {
  view: t('查看', 'View', '檢視'),
  subject: t('对象', 'Subject', '對象'),
  withAppeal: t('有待答复的申诉', 'With an appeal waiting', '有待回覆的申訴'),
  withoutAppeal: t('没有待答复的申诉', 'Without', '沒有待回覆的申訴'),
  close: t('收起详情', 'Close details', '收起詳情'),
  rule: t('规则：{words}', 'Rule: {words}', '規則：{words}'),
  evidence: t('相关查询', 'Related scans', '相關查詢'),
  evidenceCut: t(
    '共 {n} 次，这里列出最近的 {shown} 次',
    '{n} in total; showing the latest {shown}',
    '共 {n} 次，這裡列出最近的 {shown} 次',
  ),
  noEvidence: t(
    '没有留下单独的查询记录',
    'No individual scans were kept',
    '沒有留下單獨的查詢記錄',
  ),
  toRule: t('查看规则', 'View rule', '檢視規則'),
  reasonHint: t(
    '会写在事件上，并记入操作日志',
    'Shown on the incident and recorded in the operation log',
    '會寫在事件上，並記入操作記錄',
  ),
} as const;
