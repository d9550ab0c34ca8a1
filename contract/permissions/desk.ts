import { t } from '../text.ts';
import { declare, everyVerb, rights } from './declare.ts';

/** What the platform's own desk does: versions, role templates, menus, dictionaries, places. */
export const deskRights = declare({
  ...rights(
    'platform:version',
    ['admin'],
    t('版本', 'versions', '版本'),
    'view',
    'add',
    'edit',
    'delete',
    'export',
  ),
  'platform:version:authorise': {
    types: ['admin'],
    label: t('设置版本权限', 'Set the rights of versions', '設定版本權限'),
  },
  'platform:company:version': {
    types: ['admin'],
    label: t('调整企业版本', 'Change the version of companies', '調整企業版本'),
  },
  ...rights(
    'platform:roleCompany',
    ['admin'],
    t('角色模板', 'role templates', '角色範本'),
    'view',
    'add',
    'edit',
    'delete',
  ),
  'platform:roleCompany:give': {
    types: ['admin'],
    label: t('向企业下发角色模板', 'Give role templates to companies', '向企業下發角色範本'),
  },
  ...rights(
    'system:menu',
    ['admin'],
    t('平台菜单', 'the platform’s menus', '平台選單'),
    'view',
    'edit',
  ),
  ...rights(
    'system:webMenu',
    ['admin'],
    t('前台菜单', 'companies’ menus', '前台選單'),
    'view',
    'edit',
  ),
  ...rights('system:dict', ['admin'], t('字典', 'dictionaries', '字典'), ...everyVerb),
  ...rights(
    'data:city',
    ['admin'],
    t('行政区划', 'divisions', '行政區劃'),
    'view',
    'add',
    'edit',
    'delete',
    'export',
  ),
});
