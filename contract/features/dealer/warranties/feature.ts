import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const dealerWarranties = feature('dealer/warranties', {
  resource: 'warranty',
  area: 'dealer:warranty',
  types: ['dealer'],
  title: t('质保', 'Warranties', '保固'),
  one: t('质保', 'warranty', '保固'),
  many: 'warranties',
  menu: { id: 531, path: '/service/warranty', under: 'service' },
  verbs: ['view'],
  rights: { activate: t('登记客户质保', 'Register warranties', '登記客戶保固') },
  roles: { dealer: 'all' },
  log: { activate: t('登记客户质保', 'Registered warranties', '登記客戶保固') },
  found: { name: 'code', hint: ['part_name'] },
});
