import { features } from '#contract/features/list.ts';
import type { GenerateAround } from '#contract/features/tool/generate/contract.ts';
import { generateTypes } from '#contract/features/tool/generate/contract.ts';
import { menuGroups } from '#contract/menu-groups.ts';
import { operationTexts } from '#contract/operations.ts';
import { permissionNames } from '#contract/permissions.ts';
import { shippedRoles } from '#contract/roles.ts';
import { dictionaries } from '../../seed/dictionaries.ts';
import { sectionsOf } from './names.ts';

/** What the tree has already, and what a description can choose from. */
export function lookAround(): GenerateAround {
  const resources = new Set([
    ...features.map(({ resource }) => resource),
    ...permissionNames.map((name) => name.split(':')[1]!),
    ...Object.keys(operationTexts).map((path) => path.split('/')[0]!),
  ]);
  const groups = new Set([
    ...Object.keys(menuGroups),
    ...Object.values(menuGroups).map(({ path }) => path.slice(1)),
  ]);
  const roles = shippedRoles.filter(({ type, code }) => type === 'web' && code !== 'general');
  return {
    resources: [...resources].toSorted(),
    groups: [...groups],
    sections: generateTypes.flatMap((type) =>
      sectionsOf(type).map(({ key, title }) => ({ type, key, ...title })),
    ),
    dicts: dictionaries.map(({ code, name }) => ({ code, ...name })),
    roles: roles.map(({ code, name }) => ({ code, ...name })),
  };
}
