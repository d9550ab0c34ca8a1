import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The states of an archived month, and what an administrator may do with it; a job does the rest. */
export const archiveMoves = moves(
  {
    writing: t('写入中', 'Writing', '寫入中'),
    written: t('待移出', 'Ready to archive', '待移出'),
    archived: t('已归档', 'Archived', '已封存'),
    restoring: t('恢复中', 'Restoring', '還原中'),
    restored: t('已恢复', 'Restored', '已還原'),
  },
  {
    restore: {
      from: ['archived'],
      to: 'restoring',
      right: 'restore',
      label: t('恢复', 'Restore', '還原'),
      confirm: t(
        '归档中的记录将重新可以查询，30 天后再次移出。确定恢复吗？',
        'The archived records can be queried again for 30 days and are then archived again. Restore them?',
        '封存中的紀錄將重新可以查詢，30 天後再次移出。確定還原嗎？',
      ),
      log: t('恢复归档', 'Restored an archive', '還原封存'),
      done: t('正在恢复归档', 'The archive is being restored', '正在還原封存'),
    },
  },
);
export type ArchiveState = StateOf<typeof archiveMoves>;
