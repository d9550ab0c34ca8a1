import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';
import { announcementMoves } from './moves.ts';

export const announcements = feature('platform/announcements', {
  resource: 'announcement',
  area: 'platform:announcement',
  types: ['admin'],
  title: t('公告', 'Announcements', '公告'),
  one: t('公告', 'announcement', '公告'),
  many: 'announcements',
  menu: { id: 76, path: '/platform/announcement', under: 'platform' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: { send: t('发送与撤回公告', 'Send and withdraw announcements', '傳送與撤回公告') },
  moves: announcementMoves,
});
