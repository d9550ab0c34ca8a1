import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A job moves announcements from `sending` to `sent`. */
export const announcementMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    sending: t('发送中', 'Being sent', '發送中'),
    sent: t('已发送', 'Sent', '已發送'),
    withdrawn: t('已撤回', 'Withdrawn', '已撤回'),
  },
  {
    send: {
      from: ['draft'],
      to: 'sending',
      right: 'send',
      label: t('发送', 'Send', '發送'),
      log: t('发送公告', 'Sent an announcement', '發送公告'),
      done: t('公告开始发送', 'The announcement is being sent', '公告開始發送'),
    },
    withdraw: {
      from: ['sending', 'sent'],
      to: 'withdrawn',
      right: 'send',
      label: t('撤回', 'Withdraw', '撤回'),
      log: t('撤回公告', 'Withdrew an announcement', '撤回公告'),
      done: t(
        '已撤回，删除了 {n} 条未读通知',
        'Withdrawn; unread notices deleted: {n}',
        '已撤回，刪除了 {n} 則未讀通知',
      ),
    },
  },
);
export type AnnouncementState = StateOf<typeof announcementMoves>;
