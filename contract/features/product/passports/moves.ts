import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** Written, public, or no longer public. Changes after publishing are public with the next version. */
export const passportMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    published: t('已发布', 'Published', '已發布'),
    withdrawn: t('已撤下', 'Withdrawn', '已撤下'),
  },
  {
    publish: {
      from: ['draft', 'published', 'withdrawn'],
      to: 'published',
      right: 'publish',
      label: t('发布', 'Publish', '發布'),
      confirm: t(
        '发布 {names} 的护照？现在的内容成为新的一版，公开部分任何人都能看到。',
        'Publish the passport of {names}? Its content becomes a new version, and anyone can see what is public.',
        '發布 {names} 的護照？現在的內容成為新的一版，公開部分任何人都能看到。',
      ),
      log: t('发布产品护照', 'Published product passports', '發布產品護照'),
      done: t('已发布 {n} 份护照', 'Passports published: {n}', '已發布 {n} 份護照'),
    },
    withdraw: {
      from: ['published'],
      to: 'withdrawn',
      right: 'publish',
      isAside: true,
      label: t('撤下', 'Withdraw', '撤下'),
      confirm: t(
        '撤下 {names} 的护照？公开页面和所有访问链接随即打不开，可以重新发布。',
        'Withdraw the passport of {names}? Its public page and all access links stop working at once. You can publish it again.',
        '撤下 {names} 的護照？公開頁面和所有存取連結隨即無法開啟，可以重新發布。',
      ),
      log: t('撤下产品护照', 'Withdrew product passports', '撤下產品護照'),
      done: t('已撤下 {n} 份护照', 'Passports withdrawn: {n}', '已撤下 {n} 份護照'),
    },
  },
);
export type PassportState = StateOf<typeof passportMoves>;
