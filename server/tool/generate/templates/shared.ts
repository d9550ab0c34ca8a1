import { addImport, addTo, type Shared } from '../insert.ts';
import { text, type Plan } from '../pieces.ts';
import { featureList, type Tree } from '../tree.ts';
import { nextMenu } from './feature.ts';

const named = (name: string, open: string) =>
  new RegExp(`export const ${name}\\b[\\s\\S]*? = \\${open}`);

/** The shared files with the feature's lines put in. */
export function sharedFiles(plan: Plan, tree: Tree): Shared[] {
  return [
    featureListed(plan, tree),
    ...newGroup(plan, tree),
    serverList(plan, tree),
    adminList(plan, tree),
  ];
}

function featureListed({ names }: Plan, tree: Tree): Shared {
  const file = addTo(tree.read(featureList), named('features', '['), names.many);
  return addImport(file, `import { ${names.many} } from './${names.feature}/feature.ts';`);
}

/** A section of its own is a new group of the menus, unless a feature before this one brought it. */
function newGroup(plan: Plan, tree: Tree): Shared[] {
  const { section } = plan.names;
  const { type, section_zh_CN: zh_CN, section_en: en, section_zh_TW: zh_TW } = plan.described;
  const file = tree.read('contract/menu-groups.ts');
  if (!section.isNew || file.code.includes(`path: '${section.path}'`)) return [];
  // The number before the one of its first page.
  const id = nextMenu(tree);
  const title = text({ zh_CN, en, zh_TW });
  const group = `${section.group}: { id: ${id}, path: '${section.path}', title: ${title} }`;
  const known = addTo(file, named('menuGroups', '{'), group);
  return [addTo(known, new RegExp(`${type}: \\[`), `'${section.group}'`, named('groupsOf', '{'))];
}

function serverList({ names }: Plan, tree: Tree): Shared {
  const { resource, feature } = names;
  const list = tree.read('server/features/list.ts');
  const served = addTo(list, named('endpoints', '['), `...${resource}Endpoints`);
  const shown = addTo(served, named('demo', '['), `${resource}Demo`);
  return addImport(
    addImport(shown, `import { ${resource}Demo } from './${feature}/demo.ts';`),
    `import { ${resource}Endpoints } from './${feature}/routes.ts';`,
  );
}

function adminList({ names }: Plan, tree: Tree): Shared {
  return addTo(
    tree.read('admin/features/list.ts'),
    named('pages', '{'),
    `'${names.feature}': () => import('./${names.feature}/${names.Many}Page.tsx')`,
  );
}
