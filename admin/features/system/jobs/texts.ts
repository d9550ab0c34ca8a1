import type { RecordTexts } from '#contract/records.ts';
import { t } from '#contract/text.ts';

export const jobsPageTexts = {
  one: t('后台任务', 'background job', '背景任務'),
  line: t(
    '短信、清理等在后台进行的工作；有任务进行时自动刷新。',
    'SMS, clean-ups and other work in the background; refreshes automatically while jobs are running.',
    '簡訊、清理等在背景進行的工作；有任務進行時自動重新整理。',
  ),
  fields: {
    id: t('编号', 'No.', '編號'),
    kind: t('任务', 'Job', '任務'),
    subject: t('对象', 'Subject', '對象'),
    lane: t('队列', 'Queue', '佇列'),
    state: t('状态', 'Status', '狀態'),
    done: t('进度', 'Progress', '進度'),
    attempts: t('尝试次数', 'Attempts', '嘗試次數'),
    error: t('失败原因', 'Error', '失敗原因'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
  empty: {
    title: t('没有后台任务', 'No background jobs', '沒有背景任務'),
    hint: t(
      '发送短信、导入导出、清理数据等工作会出现在这里。',
      'Sending messages, imports, exports and clean-ups appear here.',
      '傳送簡訊、匯入匯出、清理資料等工作會出現在這裡。',
    ),
  },
  first: t('{lane}（优先）', '{lane} (first)', '{lane}（優先）'),
  prefer: t('优先', 'Prioritise', '優先'),
  endedAt: t('结束于 {time}', 'Ended {time}', '結束於 {time}'),
  unknownTotal: t('已处理 {n}', '{n} done', '已處理 {n}'),
} as const satisfies RecordTexts & Record<string, unknown>;
