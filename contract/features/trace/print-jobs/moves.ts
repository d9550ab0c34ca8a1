import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Labels are handed out until none is open; what is handed out is answered for, even after a job was cancelled. */
export const printJobMoves = moves(
  {
    queued: t('待打印', 'Queued', '待列印'),
    printing: t('打印中', 'Printing', '列印中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    done: t('已完成', 'Done', '已完成'),
    partial: t('部分完成', 'Partly done', '部分完成'),
    failed: t('失败', 'Failed', '失敗'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    pause: {
      from: ['queued', 'printing'],
      to: 'paused',
      right: 'add',
      isAside: true,
      label: t('暂停', 'Pause', '暫停'),
      log: t('暂停打印任务', 'Paused a print job', '暫停列印任務'),
      done: t('打印已暂停', 'Printing paused', '列印已暫停'),
    },
    resume: {
      from: ['paused'],
      to: 'printing',
      right: 'add',
      label: t('继续', 'Resume', '繼續'),
      log: t('继续打印任务', 'Resumed a print job', '繼續列印任務'),
      done: t('打印继续', 'Printing resumed', '列印繼續'),
    },
    cancel: {
      from: ['queued', 'printing', 'paused'],
      to: 'cancelled',
      right: 'add',
      reason: 'optional',
      isDanger: true,
      label: t('取消', 'Cancel', '取消'),
      confirm: t(
        '取消 {names}？还没有发出的标签不再打印，它们的编码可以放进别的任务。',
        'Cancel {names}? Labels not handed out yet will not be printed; their codes can go into another job.',
        '取消 {names}？還沒有發出的標籤不再列印，它們的編碼可以放進別的任務。',
      ),
      log: t('取消打印任务', 'Cancelled a print job', '取消列印任務'),
      done: t('打印任务已取消', 'Print job cancelled', '列印任務已取消'),
    },
  },
);
export type PrintJobState = StateOf<typeof printJobMoves>;
