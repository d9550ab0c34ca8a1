import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const itemCategories = feature('content/item-categories', {
  resource: 'itemCategory',
  area: 'content:itemCategory',
  types: ['admin'],
  title: t('内容分类', 'Categories', '內容分類'),
  one: t('内容分类', 'category', '內容分類'),
  many: 'content categories',
  menu: { id: 133, path: '/content/itemCategory', under: 'content' },
  verbs: ['view', 'add', 'edit', 'delete'],
  log: { delete: t('删除内容分类', 'Deleted categories', '刪除內容分類') },
});
