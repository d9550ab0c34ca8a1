import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const categories = feature('product/categories', {
  resource: 'category',
  area: 'product:category',
  title: t('产品分类', 'Categories', '產品分類'),
  one: t('分类', 'category', '分類'),
  many: 'categories',
  menu: { id: 21, path: '/product/category', under: 'product' },
  verbs: ['view', 'add', 'edit', 'delete'],
  roles: { product: 'all', procure: ['view'], data: ['view'], sales: ['view'], identity: ['view'] },
  log: { delete: t('删除分类', 'Deleted a category', '刪除分類') },
});
