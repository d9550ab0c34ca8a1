import { t } from '#contract/text.ts';

export const announcementPageTexts = {
  all: t('全部企业', 'All companies', '全部企業'),
  some: t('{first} 等 {n} 家', '{first} and {n} in all', '{first} 等 {n} 家'),
  readOf: t('{read} / {readers}', '{read} of {readers}', '{read} / {readers}'),
  send: t('发送', 'Send', '發送'),
  askSendAll: t(
    '「{title}」将发给全部企业的每个账号，确定发送吗？',
    '“{title}” goes to every account of all companies. Send it?',
    '「{title}」將發給全部企業的每個帳號，確定發送嗎？',
  ),
  askSend: t(
    '「{title}」将发给 {n} 家企业的每个账号，确定发送吗？',
    '“{title}” goes to every account of {n} {n:company|companies}. Send it?',
    '「{title}」將發給 {n} 家企業的每個帳號，確定發送嗎？',
  ),
  withdraw: t('撤回', 'Withdraw', '撤回'),
  askWithdraw: t(
    '「{title}」的未读通知将被删除，已读的保留。确定撤回吗？',
    'Notices of “{title}” that nobody read are deleted; those read stay. Withdraw it?',
    '「{title}」的未讀通知將被刪除，已讀的保留。確定撤回嗎？',
  ),
  others: t('其他语言', 'Other languages', '其他語言'),
} as const;
