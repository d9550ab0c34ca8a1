import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const warrantyPolicies = feature('sale/warranty-policies', {
  resource: 'warrantyPolicy',
  area: 'sale:warrantyPolicy',
  title: t('质保政策', 'Warranty policies', '保固政策'),
  one: t('质保政策', 'warranty policy', '保固政策'),
  many: 'warranty policies',
  menu: { id: 70, path: '/sale/warrantyPolicy', under: 'sale' },
  verbs: ['view', 'add', 'edit', 'delete', 'export'],
  roles: { sales: 'all', product: ['view'] },
});
