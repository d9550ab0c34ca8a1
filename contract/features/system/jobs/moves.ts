import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The moves a user may make; the worker makes the others. */
export const jobMoves = moves(
  {
    waiting: t('等待中', 'Waiting', '等待中'),
    running: t('执行中', 'Running', '執行中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    done: t('已完成', 'Done', '已完成'),
    failed: t('失败', 'Failed', '失敗'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
  },
  {
    pause: {
      from: ['waiting', 'running'],
      to: 'paused',
      right: 'cancel',
      label: t('暂停', 'Pause', '暫停'),
      log: t('暂停后台任务', 'Paused a job', '暫停背景任務'),
      done: t('任务已暂停', 'Job paused', '任務已暫停'),
    },
    resume: {
      from: ['paused'],
      to: 'waiting',
      right: 'cancel',
      label: t('继续', 'Resume', '繼續'),
      log: t('继续后台任务', 'Resumed a job', '繼續背景任務'),
      done: t('任务已继续', 'Job resumed', '任務已繼續'),
    },
    retry: {
      from: ['failed', 'cancelled'],
      to: 'waiting',
      right: 'cancel',
      label: t('重试', 'Retry', '重試'),
      log: t('重试后台任务', 'Retried a job', '重試背景任務'),
      done: t('任务已重新排队', 'Job queued again', '任務已重新排隊'),
    },
    cancel: {
      from: ['waiting', 'running', 'paused'],
      to: 'cancelled',
      right: 'cancel',
      label: t('取消', 'Cancel', '取消'),
      isDanger: true,
      confirm: t(
        '取消后已完成的部分会保留，确定取消吗？',
        'Work already done is kept. Cancel this job?',
        '取消後已完成的部分會保留，確定取消嗎？',
      ),
      log: t('取消后台任务', 'Cancelled a job', '取消背景任務'),
      done: t('任务已取消', 'Job cancelled', '任務已取消'),
    },
  },
);
export type JobMove = MoveOf<typeof jobMoves>;
export type JobState = StateOf<typeof jobMoves>;
