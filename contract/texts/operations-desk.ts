import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What the calls of the platform's own desk mean. */
export const deskOperations: Record<string, Text> = {
  ...recordOperations('version', t('版本', 'a version', '版本'), 'versions'),
  'version/authorise': t('设置版本权限', 'Set the rights of a version', '設定版本權限'),
  'companyUse/export': t('导出企业用量', 'Exported what companies use', '匯出企業用量'),
  'company/version': t('调整企业版本', 'Changed the version of a company', '調整企業版本'),
  ...recordOperations(
    'roleCompany',
    t('角色模板', 'a role template', '角色範本'),
    'role templates',
  ),
  'roleCompany/authorise': t(
    '设置角色模板权限',
    'Set the rights of a role template',
    '設定角色範本權限',
  ),
  'roleCompany/give': t('下发角色模板', 'Gave a role template to companies', '下發角色範本'),
  'menu/edit': t('编辑平台菜单', 'Edited a menu of the platform', '編輯平台選單'),
  'menu/sort': t('调整平台菜单顺序', 'Moved menus of the platform', '調整平台選單順序'),
  'menu/reset': t('恢复平台菜单', 'Reset menus of the platform', '還原平台選單'),
  'webMenu/edit': t('编辑前台菜单', 'Edited a menu of companies', '編輯前台選單'),
  'webMenu/sort': t('调整前台菜单顺序', 'Moved menus of companies', '調整前台選單順序'),
  'webMenu/reset': t('恢复前台菜单', 'Reset menus of companies', '還原前台選單'),
  ...recordOperations('dict', t('字典', 'a dictionary', '字典'), 'dictionaries'),
  ...recordOperations('dictData', t('字典选项', 'an option', '字典選項'), 'options'),
  'dictData/sort': t('调整字典选项顺序', 'Put options in order', '調整字典選項順序'),
  ...recordOperations('city', t('行政区划', 'a division', '行政區劃'), 'divisions'),
  'city/turn': t('启用或停用行政区划', 'Enabled or disabled divisions', '啟用或停用行政區劃'),
};
