import type { GenerateAround } from '#contract/features/tool/generate/contract.ts';
import { generateTypes } from '#contract/features/tool/generate/contract.ts';
import { permissionNames } from '#contract/permissions.ts';
import { shippedRoles } from '#contract/roles.ts';
import { menuTexts } from '#contract/texts/menus.ts';
import { operationTexts } from '#contract/texts/operations.ts';
import { dictionaries } from '../../seed/dictionaries.ts';
import { sectionsOf } from './names.ts';

/** What the tree has already, and what a description can choose from. */
export function lookAround(): GenerateAround {
  const resources = new Set([
    ...permissionNames.map((name) => name.split(':')[1]!),
    ...Object.keys(operationTexts).map((path) => path.split('/')[0]!),
  ]);
  const roles = shippedRoles.filter(({ type, code }) => type === 'web' && code !== 'general');
  return {
    resources: [...resources].toSorted(),
    titles: Object.keys(menuTexts),
    sections: generateTypes.flatMap((type) =>
      sectionsOf(type).map(({ key, title }) => ({
        type,
        key,
        ...menuTexts[title as keyof typeof menuTexts],
      })),
    ),
    dicts: dictionaries.map(({ code, name }) => ({ code, ...name })),
    roles: roles.map(({ code, name }) => ({ code, ...name })),
  };
}
