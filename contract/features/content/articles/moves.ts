import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The moves of articles: from and to which status. */
export const articleMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布', 'Published', '已發布'),
    withdrawn: t('已下线', 'Withdrawn', '已下線'),
  },
  {
    publish: {
      from: ['draft', 'withdrawn'],
      to: 'published',
      right: 'publish',
      label: t('发布', 'Publish', '發布'),
      log: t('发布文章', 'Published articles', '發布文章'),
      done: t('已发布 {n} 篇', 'Published: {n}', '已發布 {n} 篇'),
    },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      right: 'publish',
      label: t('下线', 'Withdraw', '下線'),
      log: t('下线文章', 'Withdrew articles', '下線文章'),
      done: t('已下线 {n} 篇', 'Withdrawn: {n}', '已下線 {n} 篇'),
    },
  },
);
export type ArticleMove = MoveOf<typeof articleMoves>;
export type ArticleState = StateOf<typeof articleMoves>;
