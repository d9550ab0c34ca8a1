import { t } from '#contract/text.ts';
import { namesInThree } from '#contract/translated.ts';
import { announcementMoves } from './moves.ts';

export const announcementTexts = {
  one: t('公告', 'announcement', '公告'),
  line: t(
    '发给全部或部分企业每个账号的系统公告',
    'Announcements to every account of all or selected companies',
    '發給全部或部分企業每個帳號的系統公告',
  ),
  fields: {
    ...namesInThree('title', t('标题', 'Title', '標題')),
    ...namesInThree('content', t('内容', 'Text', '內容')),
    company_ids: t('接收企业', 'Companies', '接收企業'),
    companies: t('接收企业', 'Companies', '接收企業'),
    state: t('状态', 'Status', '狀態'),
    readers: t('已送达', 'Delivered', '已送達'),
    read: t('已读', 'Read by', '已讀'),
    send_time: t('发送时间', 'Sent', '傳送時間'),
    create_user: t('创建人', 'Created by', '建立者'),
    keyword: t('标题、内容', 'Title or text', '標題、內容'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: announcementMoves.states,
  errors: {
    notDraft: t(
      '已发送的公告不能修改或再次发送',
      'A sent announcement can’t be changed or sent again',
      '已傳送的公告不能修改或再次傳送',
    ),
    notSent: t(
      '只有已发送的公告可以撤回',
      'Only sent announcements can be withdrawn',
      '只有已傳送的公告可以撤回',
    ),
    stillShown: t(
      '已发送的公告须先撤回才能删除',
      'A sent announcement must be withdrawn before it can be deleted',
      '已傳送的公告須先撤回才能刪除',
    ),
    company: t('企业不存在', 'This company does not exist', '企業不存在'),
  },
  hints: {
    company_ids: t('不选则发给全部企业', 'Leave empty for all companies', '不選則發給全部企業'),
    others: t('留空则显示简体中文', 'Falls back to Chinese if empty', '留空則顯示簡體中文'),
  },
  empty: {
    title: t('还没有公告', 'No announcements yet', '還沒有公告'),
    hint: t(
      '写好后发送，企业的每个账号都会在消息通知中看到。',
      'Write and send one: every account of the companies will see it in its notices.',
      '寫好後傳送，企業的每個帳號都會在訊息通知中看到。',
    ),
  },
} as const;
