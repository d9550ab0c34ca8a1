import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealers = feature('application/dealers', {
  resource: 'dealer',
  area: 'app:dealer',
  title: t('经销商管理', 'Dealers', '經銷商管理'),
  one: t('经销商', 'dealer', '經銷商'),
  many: 'dealers',
  menu: { id: 100, path: '/appCenter/dealer', under: 'application' },
  verbs: everyVerb,
  rights: {
    disable: t('停用与启用经销商', 'Disable and enable dealers', '停用與啟用經銷商'),
    account: t('管理经销商账号', 'Manage the logins of dealers', '管理經銷商帳號'),
  },
  roles: { sales: 'all' },
  numbers: { kind: 'dealer', prefix: 'JXS', width: 4, reset: 'never' },
  log: {
    enable: t('启用经销商', 'Enabled dealers', '啟用經銷商'),
    disable: t('停用经销商', 'Disabled dealers', '停用經銷商'),
    'dealerAccount/add': t('新增经销商账号', 'Added a login of a dealer', '新增經銷商帳號'),
    'dealerAccount/edit': t('编辑经销商账号', 'Edited a login of a dealer', '編輯經銷商帳號'),
    'dealerAccount/reset': t(
      '重置经销商账号密码',
      'Reset the password of a dealer',
      '重設經銷商帳號密碼',
    ),
    'dealerAccount/enable': t('启用经销商账号', 'Enabled a login of a dealer', '啟用經銷商帳號'),
    'dealerAccount/disable': t('停用经销商账号', 'Disabled a login of a dealer', '停用經銷商帳號'),
    'dealerAccount/delete': t('删除经销商账号', 'Deleted a login of a dealer', '刪除經銷商帳號'),
  },
});
