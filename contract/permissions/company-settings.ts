import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** Distributors, and how a company's codes and numbers are set. */
export const companySettingsRights = declare({
  ...rights('app:dealer', ['web'], t('经销商', 'dealers', '經銷商'), ...everyVerb),
  'app:dealer:disable': {
    types: ['web'],
    label: t('停用与启用经销商', 'Disable and enable dealers', '停用與啟用經銷商'),
  },
  'app:dealer:account': {
    types: ['web'],
    label: t('管理经销商账号', 'Manage the logins of dealers', '管理經銷商帳號'),
  },
  ...rights(
    'setting:codePrefix',
    ['web'],
    t('编码前缀', 'code prefixes', '編碼前綴'),
    'view',
    'add',
    'edit',
    'delete',
    'export',
  ),
  ...rights(
    'setting:mark',
    ['web'],
    t('标识配置', 'the mark configuration', '標識設定'),
    'view',
    'edit',
  ),
  ...rights(
    'setting:numberRule',
    ['web'],
    t('编号规则', 'number rules', '編號規則'),
    'view',
    'edit',
  ),
});
