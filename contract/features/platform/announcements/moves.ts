import { moves, type StateOf } from '#contract/moves.ts';
import { t } from '#contract/text.ts';

/** A job moves announcements from `sending` to `sent`. */
export const announcementMoves = moves(
  {
    draft: t('草稿', 'Draft', '草稿'),
    sending: t('发送中', 'Sending', '傳送中'),
    sent: t('已发送', 'Sent', '已傳送'),
    withdrawn: t('已撤回', 'Withdrawn', '已撤回'),
  },
  {
    send: {
      from: ['draft'],
      to: 'sending',
      right: 'send',
      label: t('发送', 'Send', '傳送'),
      confirm: t(
        '「{names}」将发给{whom}的每个账号，确定发送吗？',
        '“{names}” will be sent to every account of {whom}. Send it?',
        '「{names}」將發給{whom}的每個帳號，確定傳送嗎？',
      ),
      log: t('发送公告', 'Sent an announcement', '傳送公告'),
      done: t('公告开始发送', 'Sending the announcement', '公告開始傳送'),
    },
    withdraw: {
      from: ['sending', 'sent'],
      to: 'withdrawn',
      right: 'send',
      label: t('撤回', 'Withdraw', '撤回'),
      isDanger: true,
      confirm: t(
        '「{names}」的未读通知将被删除，已读的保留。确定撤回吗？',
        'Unread notices of “{names}” will be deleted; read ones are kept. Withdraw it?',
        '「{names}」的未讀通知將被刪除，已讀的保留。確定撤回嗎？',
      ),
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
