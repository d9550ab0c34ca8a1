import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const helpEntries = feature('data/help', {
  resource: 'help',
  area: 'data:help',
  types: ['admin'],
  title: t('帮助中心', 'Help centre', '說明中心'),
  one: t('帮助', 'help article', '說明'),
  many: 'help articles',
  menu: { id: 64, path: '/data/help', under: 'data' },
  verbs: everyVerb,
  found: { name: 'title', hint: ['category_name'] },
});
