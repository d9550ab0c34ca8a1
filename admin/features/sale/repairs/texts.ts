import { t } from '#contract/text.ts';

export const repairsPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收起詳情'),
  title: t('维修单 {code}', 'Repair {code}', '維修單 {code}'),
  way: t('处理进度', 'Progress', '處理進度'),
  history: t('处理过程', 'History', '處理過程'),
  consumer: t('消费者', 'Consumer', '消費者'),
  told: t('告知客户：{text}', 'Message to customer: {text}', '告知客戶：{text}'),
  replyHint: t('客户查询进度时会看到', 'Visible to the customer', '客戶查詢進度時會看到'),
  noteHint: t('只有本企业能看到', 'Visible to your company only', '只有本企業能看到'),
} as const;
