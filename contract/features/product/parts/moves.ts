import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Parts in use, and discontinued ones. */
export const partMoves = moves(
  {
    active: t('启用', 'Active', '啟用'),
    stopped: t('停用', 'Discontinued', '停用'),
  },
  {
    stop: {
      from: ['active'],
      to: 'stopped',
      right: 'stop',
      label: t('停用', 'Discontinue', '停用'),
      isAside: true,
      confirmSome: t(
        '确定停用所选的 {n} 个物料吗？随时可以重新启用。',
        'Discontinue the {n} selected parts? You can reactivate them at any time.',
        '確定停用所選的 {n} 個物料嗎？隨時可以重新啟用。',
      ),
      log: t('停用物料', 'Discontinued parts', '停用物料'),
      done: t('已停用 {n} 个物料', 'Parts discontinued: {n}', '已停用 {n} 個物料'),
    },
    restart: {
      from: ['stopped'],
      to: 'active',
      right: 'stop',
      label: t('启用', 'Reactivate', '啟用'),
      log: t('启用物料', 'Reactivated parts', '啟用物料'),
      done: t('已启用 {n} 个物料', 'Parts reactivated: {n}', '已啟用 {n} 個物料'),
    },
  },
);
export type PartState = StateOf<typeof partMoves>;
