import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const announcements = feature('platform/announcements', {
  resource: 'announcement',
  area: 'platform:announcement',
  types: ['admin'],
  title: t('公告', 'Announcements', '公告'),
  one: t('公告', 'announcement', '公告'),
  many: 'announcements',
  menu: { id: 76, path: '/platform/announcement', under: 'platform' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { send: t('发送与撤回公告', 'Send and withdraw announcements', '發送與撤回公告') },
  log: {
    send: t('发送公告', 'Sent an announcement', '發送公告'),
    withdraw: t('撤回公告', 'Withdrew an announcement', '撤回公告'),
  },
});
