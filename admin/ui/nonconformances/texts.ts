import { t } from '#contract/text.ts';

export const nonconformanceUiTexts = {
  title: t('不合格单', 'Non-conformances', '不合格單'),
  open: t('开不合格单', 'Open a non-conformance', '開不合格單'),
  none: t('没有不合格单', 'None so far', '沒有不合格單'),
  overdue: t('超期', 'overdue', '逾期'),
  of: t('{name} · 期限 {day}', '{name} · due {day}', '{name} · 期限 {day}'),
  edit: t('编辑不合格单', 'Edit non-conformance', '編輯不合格單'),
  save: t('保存', 'Save', '儲存'),
  from: t('来自{source}：{name}', 'From {source}: {name}', '來自{source}：{name}'),
  about: t('关于', 'About', '關於'),
  hints: {
    title: t('一句话说清哪里不合格', 'What is wrong, in one sentence', '一句話說清哪裡不合格'),
    code: t(
      '扫描或输入编码；批次和物料随之确定',
      'Scan or enter a code; it determines the batch and part',
      '掃描或輸入編碼；批次和物料隨之確定',
    ),
  },
  recalled: t('下一步：查清原因', 'Next: find the cause', '下一步：查清原因'),
  recalledHint: t(
    '要查清原因并防止再次发生，可以为召回的产品开不合格单。已有未结束的不合格单会自动记下这次召回。',
    'To find the cause and prevent a recurrence, open a non-conformance for the recalled products. Those still open have recorded this recall automatically.',
    '要查清原因並防止再次發生，可以為召回的產品開不合格單。已有未結束的不合格單會自動記下這次召回。',
  ),
  later: t('完成', 'Done', '完成'),
} as const;
