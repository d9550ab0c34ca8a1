import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const profile = feature('account/profile', {
  resource: 'index',
  types: ['web', 'admin', 'dealer'],
  title: t('个人中心', 'My profile', '個人中心'),
  menu: [
    {
      id: 95,
      path: '/appCenter/userCenter',
      under: { web: 'application', admin: 'system', dealer: 'application' },
      hide: true,
    },
    {
      id: 96,
      path: '/system/user/info',
      under: { web: 'application', admin: 'system', dealer: 'application' },
      title: t('用户信息', 'User information', '使用者資訊'),
      hide: true,
    },
  ],
  log: {
    updateProfile: t('修改个人资料', 'Changed the profile', '修改個人資料'),
    updateAvatar: t('更换头像', 'Changed the photo', '更換大頭貼'),
    updatePwd: t('修改密码', 'Changed the password', '修改密碼'),
    modMobile: t('修改手机号', 'Changed the phone number', '修改手機號碼'),
  },
});
