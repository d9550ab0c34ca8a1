import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const packagings = feature('product/packaging', {
  resource: 'packaging',
  area: 'product:packaging',
  title: t('包装组合', 'Packaging', '包裝組合'),
  one: t('包装组合', 'packaging', '包裝組合'),
  many: 'packaging',
  menu: { id: 521, path: '/product/packaging', under: 'product' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  roles: { product: 'all', data: ['view'], sales: ['view'], identity: ['view'] },
});
