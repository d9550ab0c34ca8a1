import type { NonconformanceStep } from '#contract/features/trace/nonconformances/moves.ts';
import { t, type Text } from '#contract/text.ts';

const steps: Record<NonconformanceStep, Text> = {
  opened: t('提出', 'Opened', '提出'),
  plan: t(
    '制定措施，{subject} 负责，期限 {day}',
    'Action planned: {subject}, due {day}',
    '制定措施，{subject} 負責，期限 {day}',
  ),
  assigned: t(
    '改派给 {subject}，期限 {day}',
    'Reassigned to {subject}, due {day}',
    '改派給 {subject}，期限 {day}',
  ),
  finish: t('措施完成', 'Action done', '措施完成'),
  close: t('验证有效，关闭', 'Effective, closed', '驗證有效，關閉'),
  redo: t(
    '验证无效，退回，新期限 {day}',
    'Not effective, sent back, due {day}',
    '驗證無效，退回，新期限 {day}',
  ),
  cancel: t('取消', 'Cancelled', '取消'),
  recalledBatch: t('召回批次 {subject}', 'Recalled batch {subject}', '召回批次 {subject}'),
  recalledLot: t('召回物料批 {subject}', 'Recalled lot {subject}', '召回物料批 {subject}'),
  recalledCode: t('召回标识 {subject}', 'Recalled code {subject}', '召回標識 {subject}'),
};

export const nonconformancesPageTexts = {
  view: t('查看', 'View', '檢視'),
  close: t('收起详情', 'Close details', '收合詳細資料'),
  title: t('不合格单 {code}', 'Non-conformance {code}', '不合格單 {code}'),
  way: t('处理进度', 'Progress', '處理進度'),
  history: t('处理过程', 'History', '處理過程'),
  steps,
  assign: t('改派', 'Reassign', '改派'),
  assignHint: t('新的负责人会收到通知', 'The new assignee is notified', '新的負責人會收到通知'),
  ownerHint: t(
    '只列出可以处理不合格的用户',
    'Only users who may handle non-conformances are listed',
    '只列出可以處理不合格的使用者',
  ),
  nobody: t('未定', 'Not assigned', '未定'),
  deleted: t('来源记录已删除', 'The source record has been deleted', '來源紀錄已刪除'),
  sourceOf: t('{source}：{name}', '{source}: {name}', '{source}：{name}'),
  overdue: t('已超期', 'Overdue', '已逾期'),
  notOverdue: t('未超期', 'Not overdue', '未逾期'),
  mine: t('由我负责', 'Assigned to me', '由我負責'),
  notMine: t('他人负责', 'Assigned to others', '他人負責'),
  recall: {
    title: t('召回', 'Recall', '召回'),
    batch: t('召回批次 {code}', 'Recall batch {code}', '召回批次 {code}'),
    lot: t('召回物料批 {code}', 'Recall lot {code}', '召回物料批 {code}'),
    code: t('召回标识 {code}', 'Recall code {code}', '召回標識 {code}'),
    codeMeaning: t(
      '召回标识 {names}：这一步不能撤销，持有它的经销商会收到通知。',
      'Recall code {names}: this can’t be undone, and the dealer that holds it is notified.',
      '召回標識 {names}：這一步不能撤銷，持有它的經銷商會收到通知。',
    ),
    noted: t(
      '召回会记入这张不合格单',
      'The recall is recorded in this non-conformance',
      '召回會記入這張不合格單',
    ),
    reason: t('召回原因', 'Reason for the recall', '召回原因'),
  },
} as const;
