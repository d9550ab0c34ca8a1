import { everyVerb, feature, type MenuPage } from '#contract/feature.ts';
import type { LoginType } from '#contract/login-types.ts';
import { t } from '#contract/text.ts';

const levelsOf = <const Section extends string, const Type extends LoginType>(
  section: Section,
  type: Type,
  menu: MenuPage,
) =>
  feature('people/levels', {
    resource: 'level',
    area: `${section}:level`,
    types: [type],
    title: t('职级', 'Levels', '職級'),
    one: t('职级', 'level', '職級'),
    many: 'levels',
    menu,
    verbs: everyVerb,
  });

export const levels = levelsOf('app', 'web', {
  id: 99,
  path: '/appCenter/level',
  under: 'application',
});
export const platformLevels = levelsOf('system', 'admin', {
  id: 89,
  path: '/system/level',
  under: 'system',
});
