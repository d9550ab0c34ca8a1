import type { RecordTexts } from '#contract/records.ts';
import { t } from '#contract/text.ts';

export const jobsPageTexts = {
  one: t('后台任务', 'background job', '背景任務'),
  line: t(
    '短信、清理等在后台进行的工作；有任务进行时自动刷新。',
    'Work done behind the scenes; refreshes by itself while something runs.',
    '簡訊、清理等在背景進行的工作；有任務進行時自動重新整理。',
  ),
  fields: {
    id: t('编号', 'No.', '編號'),
    kind: t('任务', 'Job', '任務'),
    subject: t('对象', 'About', '對象'),
    state: t('状态', 'State', '狀態'),
    done: t('进度', 'Progress', '進度'),
    attempts: t('尝试次数', 'Attempts', '嘗試次數'),
    error: t('失败原因', 'Why it failed', '失敗原因'),
    create_time: t('创建时间', 'Created', '建立時間'),
  },
  empty: {
    title: t('没有后台任务', 'No background jobs', '沒有背景任務'),
    hint: t(
      '发送短信、导入导出、清理数据等工作会出现在这里。',
      'Sending messages, imports, exports and clean-ups appear here.',
      '發送簡訊、匯入匯出、清理資料等工作會出現在這裡。',
    ),
  },
  endedAt: t('结束于 {time}', 'Ended {time}', '結束於 {time}'),
  askCancel: t(
    '取消后已完成的部分会保留，确定取消吗？',
    'What is done stays done. Cancel this job?',
    '取消後已完成的部分會保留，確定取消嗎？',
  ),
  unknownTotal: t('已处理 {n}', '{n} done', '已處理 {n}'),
} as const satisfies RecordTexts & Record<string, unknown>;
