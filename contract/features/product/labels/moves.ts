import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Being designed, printed with, or no longer offered. */
export const labelMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布', 'Published', '已發布'),
    retired: t('已停用', 'Retired', '已停用'),
  },
  {
    publish: {
      // Also once more, when the draft has changed.
      from: ['draft', 'published', 'retired'],
      to: 'published',
      right: 'publish',
      label: t('发布', 'Publish', '發布'),
      confirmSome: t(
        '确定发布所选的 {n} 个标签模板吗？新的打印任务将使用它们。',
        'Publish the {n} selected label templates? New print jobs will use them.',
        '確定發布所選的 {n} 個標籤範本嗎？新的列印任務將使用它們。',
      ),
      log: t('发布标签模板', 'Published label templates', '發布標籤範本'),
      done: t('已发布 {n} 个标签模板', 'Label templates published: {n}', '已發布 {n} 個標籤範本'),
    },
    retire: {
      from: ['published'],
      to: 'retired',
      right: 'publish',
      label: t('停用', 'Retire', '停用'),
      confirm: t(
        '停用后不能再用它新建打印任务，已有的任务照常打印。可以再次发布。',
        'New print jobs can no longer use it; existing ones continue. You can publish it again.',
        '停用後不能再用它新建列印任務，已有的任務照常列印。可以再次發布。',
      ),
      log: t('停用标签模板', 'Retired label templates', '停用標籤範本'),
      done: t('已停用 {n} 个标签模板', 'Label templates retired: {n}', '已停用 {n} 個標籤範本'),
    },
  },
);
export type LabelState = StateOf<typeof labelMoves>;
