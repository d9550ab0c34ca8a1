import { lines, list, quote, text, type Plan } from '../pieces.ts';
import { featureList, type Tree } from '../tree.ts';
import { canImport } from './sheet.ts';

/** Ids from here on are given to generated groups and pages. */
const firstMenu = 1_000;

/** The next number that no group and no page has. */
export function nextMenu(tree: Tree): number {
  const named = [...tree.read(featureList).code.matchAll(/from '\.\/(.*)';/g)];
  const files = [
    'contract/menu-groups.ts',
    ...named.map(([, path]) => `contract/features/${path}`),
  ];
  const ids = files.flatMap((path) =>
    [...tree.read(path).code.matchAll(/\bid: (\d[\d_]*)/g)].map(([, id]) =>
      Number(id!.replaceAll('_', '')),
    ),
  );
  return Math.max(firstMenu - 1, ...ids) + 1;
}

/** `contract/features/…/feature.ts`: what the registries read of it. */
export function featureFile(plan: Plan, tree: Tree): string {
  const { names, described } = plan;
  const { section, resource, area, path } = names;
  const { type, zh_CN, en, zh_TW, many, roles } = described;
  const hasEvery = canImport(plan);
  const isGroupThere = tree
    .read('contract/menu-groups.ts')
    .code.includes(`path: '${section.path}'`);
  // A new group takes the number before.
  const id = nextMenu(tree) + (isGroupThere ? 0 : 1);
  return `import { ${list(hasEvery && 'everyVerb', 'feature')} } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const ${names.many} = feature('${names.feature}', {
${lines(
  `resource: '${resource}',`,
  `area: '${area}',`,
  type !== 'web' && `types: ['${type}'],`,
  `title: ${text({ zh_CN, en: names.title, zh_TW })},`,
  `one: ${text({ zh_CN, en, zh_TW })},`,
  `many: ${quote(many)},`,
  `menu: { id: ${id}, path: '${path}', under: '${section.group}' },`,
  `verbs: ${hasEvery ? 'everyVerb' : "['view', 'add', 'edit', 'delete', 'export']"},`,
  roles.length > 0 && `roles: { ${roles.map((role) => `${role}: 'all'`).join(', ')} },`,
)}
});
`;
}
