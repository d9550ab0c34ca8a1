import { t } from '#contract/text.ts';

export const bellTexts = {
  title: t('通知', 'Notice', '通知'),
  list: t('通知', 'Notices', '通知'),
  unread: t('通知，{n} 条未读', 'Notices, {n} unread', '通知，{n} 則未讀'),
  markAll: t('全部标为已读', 'Mark all read', '全部標為已讀'),
  empty: t('您已查看所有通知', 'All notices have been viewed', '您已查看所有通知'),
  all: t('查看全部通知', 'View all notices', '查看全部通知'),
  missed: t('您有 {n} 条新通知', 'You have {n} new {n:notice|notices}', '您有 {n} 則新通知'),
  more: t('还有 {n} 条', '{n} more', '還有 {n} 則'),
  closeAll: t('关闭全部提醒（Esc）', 'Close all (Esc)', '關閉全部提醒（Esc）'),
  warning: t('警告', 'Warning', '警告'),
} as const;
