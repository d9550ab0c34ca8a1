import type { BatchMove } from '#contract/features/trace/batches/contract.ts';
import { t, type Text } from '#contract/text.ts';

export const batchesPageTexts = {
  place: t('工厂 / 产线', 'Factory / line', '工廠 / 產線'),
  partOption: t('{name}（{code}）', '{name} ({code})', '{name}（{code}）'),
  steps: t('批次进度', 'How far the batch has come', '批次進度'),
  history: t('操作记录', 'History', '操作記錄'),
  added: t('新建批次', 'Added', '新建批次'),
  hints: {
    code: t(
      '留空则按编号规则自动生成',
      'Left empty, it is numbered by your rule',
      '留空則依編號規則自動產生',
    ),
    part: t('只列出启用的物料', 'Only parts in use are offered', '只列出啟用的物料'),
    expire: t(
      '没有保质期的产品可留空',
      'Leave it empty where nothing expires',
      '沒有保存期限的產品可留空',
    ),
  },
  released: t(
    '批次已下达：批次号、物料与数量不能再改。',
    'The batch is released: its number, part and quantity are fixed.',
    '批次已下達：批號、物料與數量不能再改。',
  ),
  over: t(
    '批次已结束，只能修改备注。',
    'The batch is over; only its remark can be changed.',
    '批次已結束，只能修改備註。',
  ),
  /** What is said before a move; those that are easily taken back ask nothing. */
  questions: {
    release: t(
      '下达 {names}？之后批次号、物料与数量不能再改，也不能删除。',
      'Release {names}? Number, part and quantity are fixed then, and it cannot be deleted.',
      '下達 {names}？之後批號、物料與數量不能再改，也不能刪除。',
    ),
    complete: t(
      '{names} 已全部生产完毕？完工后不能再退回生产中。',
      'Is all of {names} made? A completed batch does not go back into production.',
      '{names} 已全部生產完畢？完工後不能再退回生產中。',
    ),
    close: t(
      '关闭 {names}？之后只能修改备注，仍可召回。',
      'Close {names}? Only the remark can be changed then; it can still be recalled.',
      '關閉 {names}？之後只能修改備註，仍可召回。',
    ),
  } satisfies Partial<Record<BatchMove, Text>> as Partial<Record<BatchMove, Text>>,
  meaning: {
    hold: t(
      '{names} 将停在质检，恢复之前不能完工。',
      '{names} waits for quality control and cannot be completed until it is resumed.',
      '{names} 將停在品檢，恢復之前不能完工。',
    ),
    recall: t(
      '{names} 将整批召回：这一步不能撤销，批次里的产品都不应再销售或使用。',
      'All of {names} is recalled. This cannot be undone; nothing of it should be sold or used any more.',
      '{names} 將整批召回：這一步不能撤銷，批次裡的產品都不應再銷售或使用。',
    ),
  } satisfies Partial<Record<BatchMove, Text>> as Partial<Record<BatchMove, Text>>,
  reasonHint: t(
    '会记入批次的操作记录',
    'It is kept in the history of the batch',
    '會記入批次的操作記錄',
  ),
} as const;
