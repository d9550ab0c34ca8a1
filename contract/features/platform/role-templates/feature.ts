import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const roleTemplates = feature('platform/role-templates', {
  resource: 'roleCompany',
  area: 'platform:roleCompany',
  types: ['admin'],
  title: t('角色模板', 'Role templates', '角色範本'),
  one: t('角色模板', 'role template', '角色範本'),
  many: 'role templates',
  menu: { id: 73, path: '/platform/roleCompany', under: 'platform' },
  verbs: ['view', 'add', 'edit', 'delete'],
  rights: {
    give: t('向企业下发角色模板', 'Distribute role templates to companies', '向企業下發角色範本'),
  },
  log: { give: t('下发角色模板', 'Distributed a role template', '下發角色範本') },
});
