import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const session = feature('account/session', {
  resource: 'login',
  types: ['web', 'admin', 'dealer'],
  title: t('登录', 'Sign-in', '登入'),
  log: {
    register: t('注册企业', 'Registered a company', '註冊企業'),
    resetPassword: t(
      '通过短信验证码重置密码',
      'Reset the password by SMS code',
      '透過簡訊驗證碼重設密碼',
    ),
    acceptInvitation: t('接受邀请', 'Accepted an invitation', '接受邀請'),
    logout: t('退出登录', 'Signed out', '登出'),
  },
});
