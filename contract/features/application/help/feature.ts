import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const help = feature('application/help', {
  resource: 'help',
  types: ['web', 'admin', 'dealer'],
  title: t('帮助', 'Help', '說明'),
  menu: {
    id: 101,
    path: '/appCenter/help',
    under: { web: 'application', admin: 'system', dealer: 'application' },
  },
});
