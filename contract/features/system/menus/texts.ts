import { t } from '#contract/text.ts';

export const menuSettingTexts = {
  one: t('菜单', 'menu', '選單'),
  line: t(
    '顺序、分组、图标与名称；保存后所有人下次读取菜单即生效',
    'Order, group, icon and name; takes effect when menus are next loaded',
    '順序、分組、圖示與名稱；儲存後所有人下次讀取選單即生效',
  ),
  webLine: t(
    '企业与经销商看到的菜单；保存后他们下次读取菜单即生效',
    'Menus of companies and dealers; changes take effect when menus are next loaded',
    '企業與經銷商看到的選單；儲存後他們下次讀取選單即生效',
  ),
  fields: {
    type: t('登录类型', 'Account type', '登入類型'),
    name: t('名称', 'Name', '名稱'),
    icon: t('图标', 'Icon', '圖示'),
    hidden: t('隐藏', 'Hidden', '隱藏'),
    keyword: t('名称、路径', 'Name or path', '名稱、路徑'),
    path: t('路径', 'Path', '路徑'),
    parent_id: t('所在分组', 'Group', '所在分組'),
    sort: t('顺序', 'Order', '順序'),
    page_id: t('页面', 'Page', '頁面'),
    url: t('外部网址', 'Outside address', '外部網址'),
    ids: t('菜单', 'Menus', '選單'),
    state: t('状态', 'Status', '狀態'),
  },
  empty: {
    title: t('没有菜单', 'No menus', '沒有選單'),
    hint: t(
      '这种登录还没有页面。',
      'There are no pages for this account type yet.',
      '這種登入還沒有頁面。',
    ),
  },
  done: {
    saved: t('菜单已保存', 'Menu saved', '選單已儲存'),
    added: t('菜单项已新增', 'Menu entry added', '選單項已新增'),
    removed: t('菜单项已移除', 'Menu entry removed', '選單項已移除'),
    sorted: t('顺序已保存', 'Order saved', '順序已儲存'),
    reset: t('已恢复为内置菜单', 'Default menu restored', '已還原為內建選單'),
  },
  errors: {
    nothing: t(
      '菜单没有改动过，无需恢复',
      'The menu has not been changed, so there is nothing to reset',
      '選單沒有變動過，無需還原',
    ),
    unknown: t('菜单不存在', 'This menu does not exist', '選單不存在'),
    noPage: t('页面不存在', 'This page does not exist', '頁面不存在'),
    tooMany: t(
      '最多新增 {most} 个菜单项',
      'At most {most} menu entries can be added',
      '最多新增 {most} 個選單項',
    ),
    fixed: t(
      '“菜单管理”和它所在的分组不能隐藏',
      '“Menus” and its group can’t be hidden',
      '「選單管理」和它所在的分組不能隱藏',
    ),
    wrongPlace: t(
      '分组只能在最上层，页面只能在分组里',
      'Groups must be at the top level and pages in a group',
      '分組只能在最上層，頁面只能在分組裡',
    ),
  },
} as const;
