import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const bindings = feature('trace/bindings', {
  resource: 'binding',
  area: 'trace:binding',
  title: t('标识绑定', 'Identifier binding', '標識綁定'),
  one: t('标识绑定', 'binding', '標識綁定'),
  many: 'bindings',
  menu: { id: 53, path: '/trace/binding', under: 'trace' },
  verbs: ['view', 'add'],
  rights: { undo: t('解除标识绑定', 'Undo bindings', '解除標識綁定') },
  roles: { data: 'all', identity: 'all' },
  log: {
    add: t('绑定标识', 'Bound identifiers', '綁定標識'),
    undo: t('解除标识绑定', 'Unbound identifiers', '解除標識綁定'),
  },
});
