import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const circulation = feature('query/circulation', {
  resource: 'circulation',
  area: 'query:circulation',
  title: t('流通查询', 'Circulation', '流通查詢'),
  menu: { id: 802, path: '/query/circulation', under: 'query' },
  rights: { view: t('查看流通', 'View the circulation', '檢視流通') },
  roles: { data: 'all', sales: 'all', identity: 'all' },
});
