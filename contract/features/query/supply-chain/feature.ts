import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const supplyChain = feature('query/supply-chain', {
  resource: 'supplyChain',
  area: 'query:supplyChain',
  title: t('供应链', 'Supply chain', '供應鏈'),
  menu: { id: 803, path: '/query/supplyChain', under: 'query' },
  rights: { view: t('查看供应链', 'View the supply chain', '檢視供應鏈') },
  roles: { data: 'all', sales: 'all', product: 'all' },
});
