import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const registrationNodes = feature('trace/registration-nodes', {
  resource: 'registrationNode',
  area: 'trace:registrationNode',
  title: t('解析节点', 'Resolver nodes', '解析節點'),
  one: t('解析节点', 'resolver node', '解析節點'),
  many: 'resolver nodes',
  menu: { id: 580, path: '/trace/registration/node', under: 'trace', hide: true },
  verbs: ['view', 'add', 'edit', 'delete'],
  roles: { identity: 'all', data: ['view'] },
});
