import { everyVerb, feature, type MenuPage } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

const positionsOf = <const Section extends string, const Type extends LoginType>(
  section: Section,
  type: Type,
  menu: MenuPage,
) =>
  feature('people/positions', {
    resource: 'position',
    area: `${section}:position`,
    types: [type],
    title: t('岗位', 'Positions', '職位'),
    one: t('岗位', 'position', '職位'),
    many: 'positions',
    menu,
    verbs: everyVerb,
  });

export const positions = positionsOf('app', 'web', {
  id: 98,
  path: '/appCenter/position',
  under: 'application',
});
export const platformPositions = positionsOf('system', 'admin', {
  id: 88,
  path: '/system/position',
  under: 'system',
});
