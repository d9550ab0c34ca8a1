import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const items = feature('content/items', {
  resource: 'item',
  area: 'content:item',
  types: ['admin'],
  title: t('条目', 'Items', '條目'),
  one: t('条目', 'item', '條目'),
  many: 'items',
  menu: { id: 132, path: '/content/item', under: 'content' },
  verbs: everyVerb,
});
