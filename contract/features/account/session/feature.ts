import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const session = feature('account/session', {
  resource: 'login',
  types: ['web', 'admin', 'dealer'],
  title: t('登录', 'Sign-in', '登入'),
  log: {
    register: t('注册企业', 'Registered a company', '註冊企業'),
    logout: t('退出登录', 'Signed out', '登出'),
  },
});
