import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The states of a code order, which follow its job. Codes already made stay. */
export const packMoves = moves(
  {
    making: t('生成中', 'Generating', '產生中'),
    paused: t('已暂停', 'Paused', '已暫停'),
    ready: t('已就绪', 'Ready', '已就緒'),
    cancelled: t('已取消', 'Cancelled', '已取消'),
    failed: t('失败', 'Failed', '失敗'),
  },
  {
    pause: {
      from: ['making'],
      to: 'paused',
      right: 'add',
      label: t('暂停', 'Pause', '暫停'),
      confirm: t(
        '暂停生成 {names}？已生成的 {made} 个保留，随时可以继续。',
        'Pause {names}? The {made} generated so far are kept, and you can resume at any time.',
        '暫停產生 {names}？已產生的 {made} 個保留，隨時可以繼續。',
      ),
      log: t('暂停生成标识', 'Paused an identifier pack', '暫停產生標識'),
      done: t('已暂停生成', 'Paused', '已暫停產生'),
    },
    resume: {
      from: ['paused'],
      to: 'making',
      right: 'add',
      label: t('继续', 'Resume', '繼續'),
      log: t('继续生成标识', 'Resumed an identifier pack', '繼續產生標識'),
      done: t('已继续生成', 'Resumed', '已繼續產生'),
    },
    cancel: {
      from: ['making', 'paused', 'failed'],
      to: 'cancelled',
      right: 'add',
      label: t('取消', 'Cancel', '取消'),
      isDanger: true,
      confirm: t(
        '取消 {names}？已生成的 {made} 个保留并可使用，其余 {rest} 个不再生成，额度退回。',
        'Cancel {names}? The {made} generated so far are kept and can be used; the remaining {rest} won’t be generated and their quota is returned.',
        '取消 {names}？已產生的 {made} 個保留並可使用，其餘 {rest} 個不再產生，額度退回。',
      ),
      log: t('取消生成标识', 'Cancelled an identifier pack', '取消產生標識'),
      done: t(
        '已取消，保留已生成的 {n} 个标识',
        'Cancelled; {n} identifiers kept',
        '已取消，保留已產生的 {n} 個標識',
      ),
    },
    retry: {
      from: ['failed'],
      to: 'making',
      right: 'add',
      label: t('重试', 'Retry', '重試'),
      log: t('重试生成标识', 'Retried an identifier pack', '重試產生標識'),
      done: t('已重新开始生成', 'Generation restarted', '已重新開始產生'),
    },
  },
);
export type PackState = StateOf<typeof packMoves>;
export type PackMove = MoveOf<typeof packMoves>;
