import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const platformMenus = feature('system/menus', {
  resource: 'menu',
  area: 'system:menu',
  types: ['admin'],
  title: t('菜单管理', 'Menus', '選單管理'),
  one: t('平台菜单', 'platform menu', '平台選單'),
  many: 'platform menus',
  menu: { id: 83, path: '/system/menu', under: 'system' },
  verbs: ['view', 'edit'],
  log: {
    add: t('新增平台菜单项', 'Added a platform menu entry', '新增平台選單項'),
    remove: t('移除平台菜单项', 'Removed platform menu entries', '移除平台選單項'),
    sort: t('调整平台菜单顺序', 'Reordered platform menus', '調整平台選單順序'),
    reset: t('恢复平台菜单', 'Reset platform menus', '還原平台選單'),
  },
});

export const companyMenus = feature('system/menus', {
  resource: 'webMenu',
  area: 'system:webMenu',
  types: ['admin'],
  title: t('前台菜单', 'Company menus', '前台選單'),
  one: t('前台菜单', 'company menu', '前台選單'),
  many: 'company menus',
  menu: { id: 84, path: '/system/webMenu', under: 'system' },
  verbs: ['view', 'edit'],
  log: {
    add: t('新增前台菜单项', 'Added a company menu entry', '新增前台選單項'),
    remove: t('移除前台菜单项', 'Removed company menu entries', '移除前台選單項'),
    sort: t('调整前台菜单顺序', 'Reordered company menus', '調整前台選單順序'),
    reset: t('恢复前台菜单', 'Reset company menus', '還原前台選單'),
  },
});
