import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const layouts = feature('operate/layouts', {
  resource: 'layout',
  area: 'operate:layout',
  types: ['admin'],
  title: t('布局', 'Layouts', '版面'),
  one: t('布局', 'layout', '版面'),
  many: 'layouts',
  menu: { id: 143, path: '/operate/layout', under: 'operate' },
  verbs: ['view', 'add', 'edit', 'delete'],
});
