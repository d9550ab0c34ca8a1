import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const notices = feature('message/notices', {
  resource: 'notice',
  types: ['web', 'admin'],
  title: t('消息通知', 'Notices', '訊息通知'),
  menu: { id: 91, path: '/message/notice', under: { web: 'application', admin: 'system' } },
  log: { edit: t('阅读通知', 'Read notices', '閱讀通知') },
});
