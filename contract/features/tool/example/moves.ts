import { jobMoves } from '#contract/features/system/jobs/moves.ts';
import { moves, type MoveOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The status of a run is that of its job. */
export const exampleMoves = moves(jobMoves.states, {
  pause: {
    from: ['waiting', 'running'],
    to: 'paused',
    right: 'add',
    label: t('暂停', 'Pause', '暫停'),
    log: t('暂停生成示例数据', 'Paused sample data', '暫停產生範例資料'),
    done: t('已暂停', 'Paused', '已暫停'),
  },
  resume: {
    from: ['paused', 'failed', 'cancelled'],
    to: 'waiting',
    right: 'add',
    label: t('继续', 'Resume', '繼續'),
    log: t('继续生成示例数据', 'Resumed sample data', '繼續產生範例資料'),
    done: t('已继续', 'Resumed', '已繼續'),
  },
  cancel: {
    from: ['waiting', 'running', 'paused'],
    to: 'cancelled',
    right: 'add',
    label: t('取消', 'Cancel', '取消'),
    isDanger: true,
    confirm: t(
      '取消后已生成的数据保留，可以再继续。',
      'Data generated so far is kept, and you can resume later.',
      '取消後已產生的資料保留，可以再繼續。',
    ),
    log: t('取消生成示例数据', 'Cancelled sample data', '取消產生範例資料'),
    done: t(
      '已取消，已生成的数据保留',
      'Cancelled; the data generated so far is kept',
      '已取消，已產生的資料保留',
    ),
  },
});
export type ExampleMove = MoveOf<typeof exampleMoves>;
