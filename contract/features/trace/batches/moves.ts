import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The moves of batches: from and to which status. */
export const batchMoves = moves(
  {
    planned: t('计划', 'Planned', '計劃'),
    released: t('已下达', 'Released', '已下達'),
    producing: t('生产中', 'In production', '生產中'),
    held: t('质检暂停', 'QC hold', '品檢暫停'),
    completed: t('已完工', 'Completed', '已完工'),
    closed: t('已关闭', 'Closed', '已關閉'),
    recalled: t('已召回', 'Recalled', '已召回'),
  },
  {
    release: {
      from: ['planned'],
      to: 'released',
      right: 'move',
      label: t('下达', 'Release', '下達'),
      confirm: t(
        '下达 {names}？之后批次号、物料与数量不能再改，也不能删除。',
        'Release {names}? Afterwards the number, part and quantity can’t be changed and it can’t be deleted.',
        '下達 {names}？之後批號、物料與數量不能再改，也不能刪除。',
      ),
      log: t('下达生产批次', 'Released production batches', '下達生產批次'),
      done: t('已下达 {n} 个批次', 'Batches released: {n}', '已下達 {n} 個批次'),
    },
    start: {
      from: ['released'],
      to: 'producing',
      right: 'move',
      label: t('开工', 'Start', '開工'),
      log: t('生产批次开工', 'Started production batches', '生產批次開工'),
      done: t('已开工 {n} 个批次', 'Batches started: {n}', '已開工 {n} 個批次'),
    },
    hold: {
      from: ['producing'],
      to: 'held',
      right: 'move',
      reason: 'required',
      label: t('暂停', 'Hold', '暫停'),
      confirm: t(
        '{names} 将停在质检：还没卖出的产品一并冻结，恢复之前不能装箱、发货、销售或完工。',
        '{names} is put on hold for quality control. Its unsold products are frozen: until it is resumed they can’t be packed, shipped or sold.',
        '{names} 將停在品檢：還沒賣出的產品一併凍結，恢復之前不能裝箱、出貨、銷售或完工。',
      ),
      log: t('质检暂停生产批次', 'Put production batches on hold', '品檢暫停生產批次'),
      done: t('已暂停 {n} 个批次', 'Batches put on hold: {n}', '已暫停 {n} 個批次'),
    },
    resume: {
      from: ['held'],
      to: 'producing',
      right: 'move',
      label: t('恢复', 'Resume', '恢復'),
      log: t('恢复生产批次', 'Resumed production batches', '恢復生產批次'),
      done: t('已恢复 {n} 个批次', 'Batches resumed: {n}', '已恢復 {n} 個批次'),
    },
    complete: {
      from: ['producing'],
      to: 'completed',
      right: 'move',
      label: t('完工', 'Complete', '完工'),
      confirm: t(
        '{names} 已全部生产完毕？完工后不能再退回生产中。',
        'Has all of {names} been produced? A completed batch can’t go back into production.',
        '{names} 已全部生產完畢？完工後不能再退回生產中。',
      ),
      log: t('生产批次完工', 'Completed production batches', '生產批次完工'),
      done: t('已完工 {n} 个批次', 'Batches completed: {n}', '已完工 {n} 個批次'),
    },
    close: {
      from: ['completed'],
      to: 'closed',
      right: 'move',
      label: t('关闭', 'Close', '關閉'),
      confirm: t(
        '关闭 {names}？之后只能修改备注，仍可召回。',
        'Close {names}? Afterwards only the remark can be changed; it can still be recalled.',
        '關閉 {names}？之後只能修改備註，仍可召回。',
      ),
      log: t('关闭生产批次', 'Closed production batches', '關閉生產批次'),
      done: t('已关闭 {n} 个批次', 'Batches closed: {n}', '已關閉 {n} 個批次'),
    },
    recall: {
      from: ['released', 'producing', 'held', 'completed', 'closed'],
      to: 'recalled',
      right: 'recall',
      reason: 'required',
      label: t('召回', 'Recall', '召回'),
      isDanger: true,
      confirm: t(
        '{names} 将整批召回：这一步不能撤销，批次里的产品都不应再销售或使用；持有这些产品的经销商会收到通知。',
        'All of {names} will be recalled. This can’t be undone; none of its products should be sold or used. The dealers that hold them are notified.',
        '{names} 將整批召回：這一步不能撤銷，批次裡的產品都不應再銷售或使用；持有這些產品的經銷商會收到通知。',
      ),
      log: t('召回生产批次', 'Recalled production batches', '召回生產批次'),
      done: t('已召回 {n} 个批次', 'Batches recalled: {n}', '已召回 {n} 個批次'),
    },
  },
);
export type BatchMove = MoveOf<typeof batchMoves>;
export type BatchState = StateOf<typeof batchMoves>;
