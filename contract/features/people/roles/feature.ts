import { feature, type MenuPage } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

const rolesOf = <const Section extends string, const Type extends LoginType>(
  section: Section,
  type: Type,
  menu: MenuPage,
) =>
  feature('people/roles', {
    resource: 'role',
    area: `${section}:role`,
    types: [type],
    title: t('角色权限', 'Roles and permissions', '角色權限'),
    one: t('角色', 'role', '角色'),
    many: 'roles',
    menu,
    verbs: ['view', 'add', 'edit', 'delete'],
    rights: { authorise: t('设置角色权限', 'Set role permissions', '設定角色權限') },
    log: { authorise: t('设置角色权限', 'Set role permissions', '設定角色權限') },
  });

export const roles = rolesOf('app', 'web', {
  id: 94,
  path: '/appCenter/role',
  under: 'application',
});
export const platformRoles = rolesOf('system', 'admin', {
  id: 86,
  path: '/system/role',
  under: 'system',
});
