import { t } from '#contract/text.ts';

export const menusPageTexts = {
  types: {
    web: t('企业', 'Companies', '企業'),
    dealer: t('经销商', 'Dealers', '經銷商'),
  },
  shown: t('登录类型', 'Login type', '登入類型'),
  resetOne: t('恢复内置', 'Reset', '還原內建'),
  resetAll: t('全部恢复', 'Reset all', '全部還原'),
  askOne: t(
    '把“{name}”的名称、图标、位置恢复为内置的吗？',
    'Restore the default name, icon and position of {name}?',
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
    shipped: t('内置', 'Default', '內建'),
  },
  source: t('来源', 'Source', '來源'),
  nameHint: t(
    '留空则用内置名称：{name}',
    'Leave empty for the default: {name}',
    '留空則用內建名稱：{name}',
  ),
  iconHint: t(
    '分组的图标显示在菜单里',
    'Group icons are shown in the menu',
    '分組的圖示顯示在選單裡',
  ),
  shippedIcon: t('内置图标', 'Default icon', '內建圖示'),
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
  cancel: t('取消', 'Cancel', '取消'),
} as const;
