import { t } from '#contract/text.ts';

export const menusPageTexts = {
  types: {
    web: t('企业', 'Companies', '企業'),
    dealer: t('经销商', 'Dealers', '經銷商'),
  },
  shown: t('登录类型', 'Account type', '登入類型'),
  resetOne: t('恢复内置', 'Reset', '還原內建'),
  resetAll: t('全部恢复', 'Reset all', '全部還原'),
  askOne: t(
    '把“{name}”的名称、图标、位置恢复为内置的吗？',
    'Restore the built-in name, icon and position of {name}?',
    '把「{name}」的名稱、圖示、位置還原為內建的嗎？',
  ),
  askAll: t(
    '把全部菜单恢复为内置的吗？自己改过的名称、图标和顺序都会丢失。',
    'Restore all menus to their defaults? Your own names, icons and order will be lost.',
    '把全部選單還原為內建的嗎？自己改過的名稱、圖示和順序都會遺失。',
  ),
  states: {
    shown: t('显示', 'Visible', '顯示'),
    hidden: t('隐藏', 'Hidden', '隱藏'),
    changed: t('已修改', 'Changed', '已修改'),
    shipped: t('内置', 'Built-in', '內建'),
    added: t('自建', 'Added', '自建'),
  },
  source: t('来源', 'Source', '來源'),
  nameHint: t(
    '留空则用内置名称：{name}',
    'Leave empty for the built-in name: {name}',
    '留空則用內建名稱：{name}',
  ),
  iconHint: t(
    '分组的图标显示在菜单里',
    'Group icons are shown in the menu',
    '分組的圖示顯示在選單裡',
  ),
  shippedIcon: t('内置图标', 'Built-in icon', '內建圖示'),
  hiddenHint: t(
    '不再列在菜单里；知道地址的人仍可打开',
    'No longer listed in the menu; people who know the address can still open it',
    '不再列在選單裡；知道網址的人仍可開啟',
  ),
  fixedHint: t(
    '这是恢复菜单的入口，不能隐藏',
    'Needed to restore the menus, so it can’t be hidden',
    '這是還原選單的入口，不能隱藏',
  ),
  add: t('新增菜单项', 'Add entry', '新增選單項'),
  remove: t('移除', 'Remove', '移除'),
  askRemove: t(
    '移除菜单项“{name}”？它指向的页面不受影响。',
    'Remove the menu entry {name}? The page it leads to stays.',
    '移除選單項「{name}」？它指向的頁面不受影響。',
  ),
  hide: t('移除', 'Remove', '移除'),
  askHide: t(
    '把“{name}”从菜单中移除？之后可以用“恢复内置”放回来。',
    'Remove {name} from the menu? “Reset” puts it back.',
    '把「{name}」從選單中移除？之後可以用「還原內建」放回來。',
  ),
  hidden: t('已从菜单中移除', 'Removed from the menu', '已從選單中移除'),
  target: t('指向', 'Leads to', '指向'),
  targets: {
    page: t('系统里的页面', 'A page of the product', '系統裡的頁面'),
    url: t('外部网址', 'An outside address', '外部網址'),
  },
  urlHint: t(
    '在新窗口打开，以 https:// 开头',
    'Opens in a new window; begins with https://',
    '在新視窗開啟，以 https:// 開頭',
  ),
  gate: t('谁能看到', 'Visible to', '誰能看到'),
  gateHint: t(
    '只有能打开这个页面的人看到；留空则所有人可见',
    'Only people who may open this page see it; leave empty to show it to all',
    '只有能開啟這個頁面的人看得到；留空則所有人可見',
  ),
  pageHint: t(
    '没有这个页面权限的人看不到此菜单项',
    'People without permission for this page don’t see the entry',
    '沒有這個頁面權限的人看不到此選單項',
  ),
  cancel: t('取消', 'Cancel', '取消'),
} as const;
