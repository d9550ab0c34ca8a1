import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Parts in use, and discontinued ones. */
export const partMoves = moves(
  {
    active: t('启用', 'Active', '啟用'),
    stopped: t('停用', 'Stopped', '停用'),
  },
  {
    stop: {
      from: ['active'],
      to: 'stopped',
      right: 'stop',
      label: t('停用', 'Stop', '停用'),
      log: t('停用物料', 'Stopped parts', '停用物料'),
      done: t('已停用 {n} 个物料', 'Parts stopped: {n}', '已停用 {n} 個物料'),
    },
    restart: {
      from: ['stopped'],
      to: 'active',
      right: 'stop',
      label: t('启用', 'Restart', '啟用'),
      log: t('启用物料', 'Restarted parts', '啟用物料'),
      done: t('已启用 {n} 个物料', 'Parts restarted: {n}', '已啟用 {n} 個物料'),
    },
  },
);
export type PartState = StateOf<typeof partMoves>;
