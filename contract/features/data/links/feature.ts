import { everyVerb, feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const links = feature('data/links', {
  resource: 'link',
  area: 'data:link',
  types: ['admin'],
  title: t('友情链接', 'Links', '友情連結'),
  one: t('友情链接', 'link', '友情連結'),
  many: 'links',
  menu: { id: 61, path: '/data/link', under: 'data' },
  verbs: everyVerb,
});
