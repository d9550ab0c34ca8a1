import { t } from '#contract/text.ts';

export const rightsTexts = {
  title: t('权限', 'Permissions', '權限'),
  search: t('搜索页面或权限', 'Search pages or permissions', '搜尋頁面或權限'),
  all: t('全选', 'Select all', '全選'),
  none: t('全不选', 'Select none', '全不選'),
  expandAll: t('全部展开', 'Expand all', '全部展開'),
  collapseAll: t('全部收起', 'Collapse all', '全部收合'),
  count: t('已选 {n} / {all} 项', '{n} of {all} selected', '已選 {n} / {all} 項'),
  share: t('{n}/{all}', '{n}/{all}', '{n}/{all}'),
  nothing: t('没有匹配的页面或权限', 'No matching pages or permissions', '沒有符合的頁面或權限'),
  notOffered: t(
    '另有 {n} 项权限不在版本内，未列出。',
    '{n} more {n:permission is|permissions are} not included in the version and not listed.',
    '另有 {n} 項權限不在版本內，未列出。',
  ),
  locked: t('不能更改', 'Cannot be changed', '不能變更'),
} as const;
