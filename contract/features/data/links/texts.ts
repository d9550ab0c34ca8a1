import { t } from '#contract/text.ts';

export const linkTexts = {
  one: t('友情链接', 'link', '友情連結'),
  line: t(
    '显示在各登录页底部的链接',
    'Links at the bottom of the sign-in pages',
    '顯示在各登入頁底部的連結',
  ),
  fields: {
    name: t('链接名称', 'Link name', '連結名稱'),
    url: t('网址', 'URL', '網址'),
    sort: t('排序', 'Order', '排序'),
    is_shown: t('状态', 'Status', '狀態'),
    remark: t('备注', 'Remark', '備註'),
    keyword: t('名称、网址', 'Name or URL', '名稱、網址'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  states: {
    true: t('显示', 'Shown', '顯示'),
    false: t('隐藏', 'Hidden', '隱藏'),
  },
  hints: {
    sort: t('小的在前', 'Lower numbers first', '小的在前'),
    is_shown: t(
      '关闭后不再显示在登录页',
      'If disabled, the sign-in pages don’t show it',
      '關閉後不再顯示在登入頁',
    ),
  },
  empty: {
    title: t('还没有友情链接', 'No links yet', '還沒有友情連結'),
    hint: t(
      '添加常用网站，登录页底部就会显示。',
      'Add useful websites to show them at the bottom of the sign-in pages.',
      '新增常用網站，登入頁底部就會顯示。',
    ),
  },
} as const;
