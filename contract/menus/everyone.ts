import { page, type Declared } from './entry.ts';

export const workplace: Declared = {
  id: 10,
  path: '/dashboard',
  title: 'dashboard',
  icon: 'dashboard',
  children: [
    page(
      11,
      '/dashboard/workplace',
      'dashboard/workplace',
      'workplace',
      'dashboard:workplace:view',
    ),
  ],
};

export const monitor: Declared = page(
  12,
  '/dashboard/monitor',
  'dashboard/monitor',
  'monitor',
  'dashboard:monitor:view',
);

export const profile: Declared = {
  id: 95,
  path: '/appCenter/userCenter',
  component: 'account/profile',
  title: 'userCenter',
  hide: true,
};

export const userInfo: Declared = {
  id: 96,
  path: '/system/user/info',
  component: 'account/profile',
  title: 'userInfo',
  hide: true,
};

export const notices: Declared = {
  id: 91,
  path: '/message/notice',
  component: 'message/notices',
  title: 'notice',
};

/** What to read when one does not know how; everyone's own. */
export const help: Declared = {
  id: 101,
  path: '/appCenter/help',
  component: 'application/help',
  title: 'help',
};
