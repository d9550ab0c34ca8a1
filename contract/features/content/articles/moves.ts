import { moves, type MoveOf, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** The moves of articles: from and to which status. */
export const articleMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布', 'Published', '已發布'),
    withdrawn: t('已下线', 'Unpublished', '已下線'),
  },
  {
    publish: {
      from: ['draft', 'withdrawn'],
      to: 'published',
      right: 'publish',
      label: t('发布', 'Publish', '發布'),
      confirm: t(
        '发布后，所有登录类型的用户和登录页的访客都能看到。',
        'Once published, users of all account types and visitors of the sign-in pages can read it.',
        '發布後，所有登入類型的使用者和登入頁的訪客都能看到。',
      ),
      log: t('发布文章', 'Published articles', '發布文章'),
      done: t('已发布 {n} 篇', 'Published: {n}', '已發布 {n} 篇'),
    },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      right: 'publish',
      label: t('下线', 'Unpublish', '下線'),
      isAside: true,
      confirm: t(
        '下线后不再显示，可以再次发布。',
        'It will no longer be shown. You can publish it again.',
        '下線後不再顯示，可以再次發布。',
      ),
      log: t('下线文章', 'Unpublished articles', '下線文章'),
      done: t('已下线 {n} 篇', 'Unpublished: {n}', '已下線 {n} 篇'),
    },
  },
);
export type ArticleMove = MoveOf<typeof articleMoves>;
export type ArticleState = StateOf<typeof articleMoves>;
