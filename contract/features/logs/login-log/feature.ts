import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const loginLog = feature('logs/login-log', {
  resource: 'loginLog',
  area: 'system:loginLog',
  types: ['web', 'admin'],
  title: t('登录日志', 'Sign-in log', '登入日誌'),
  one: t('登录日志', 'sign-in log', '登入日誌'),
  many: 'the sign-in log',
  menu: { id: 121, path: '/system/loginLog', under: { web: 'companySystem', admin: 'system' } },
  verbs: ['view', 'export'],
});
