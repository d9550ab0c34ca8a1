import { everyVerb, feature, type MenuPage } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

const departmentsOf = <const Section extends string, const Type extends LoginType>(
  section: Section,
  type: Type,
  menu: MenuPage,
) =>
  feature('people/departments', {
    resource: 'dept',
    area: `${section}:dept`,
    types: [type],
    title: t('部门', 'Departments', '部門'),
    one: t('部门', 'department', '部門'),
    many: 'departments',
    menu,
    verbs: everyVerb,
  });

export const departments = departmentsOf('app', 'web', {
  id: 97,
  path: '/appCenter/dept',
  under: 'application',
});
export const platformDepartments = departmentsOf('system', 'admin', {
  id: 87,
  path: '/system/organization',
  under: 'system',
});
