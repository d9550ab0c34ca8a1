import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const workplace = feature('dashboard/workplace', {
  resource: 'workplace',
  area: 'dashboard:workplace',
  types: ['web', 'admin', 'dealer'],
  title: t('工作台', 'Workplace', '工作台'),
  menu: { id: 11, path: '/dashboard/workplace', under: 'dashboard' },
  rights: { view: t('查看工作台', 'View the workplace', '檢視工作台') },
  roles: {
    product: 'all',
    procure: 'all',
    data: 'all',
    sales: 'all',
    identity: 'all',
    dealer: 'all',
  },
});
