import { addBefore, addImport, addTo, AnchorMissing, type Shared } from '../insert.ts';
import { filtersOf, text, type Plan } from '../pieces.ts';
import { featureList, type Tree } from '../tree.ts';
import { exampleOf } from '../values.ts';
import { nextMenu } from './feature.ts';

const named = (name: string, open: string) =>
  new RegExp(`export const ${name}\\b[\\s\\S]*? = \\${open}`);

/** The shared files with the feature's lines put in. */
export function sharedFiles(plan: Plan, tree: Tree): Shared[] {
  return [
    featureListed(plan, tree),
    ...newGroup(plan, tree),
    tablesOfAll(plan, tree),
    serverList(plan, tree),
    adminList(plan, tree),
    samplesFile(plan, tree),
    demoFile(plan, tree),
    ...foreignRows(plan, tree),
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

function tablesOfAll({ names }: Plan, tree: Tree): Shared {
  const file = tree.read('server/database/tables.ts');
  const own = `${names.One}Tables`;
  const anchor = /(export type Tables =)/;
  if (!anchor.test(file.code)) throw new AnchorMissing(`${file.path} has no type Tables.`);
  const code = file.code.replace(anchor, `$1 ${own} &`);
  return addImport({ ...file, code }, `import type { ${own} } from './${names.file}-tables.ts';`);
}

function serverList({ names }: Plan, tree: Tree): Shared {
  const file = addTo(
    tree.read('server/features/list.ts'),
    named('endpoints', '['),
    `...${names.resource}Endpoints`,
  );
  return addImport(
    file,
    `import { ${names.resource}Endpoints } from './${names.feature}/routes.ts';`,
  );
}

function adminList({ names }: Plan, tree: Tree): Shared {
  return addTo(
    tree.read('admin/features/list.ts'),
    named('pages', '{'),
    `'${names.feature}': () => import('./${names.feature}/${names.Many}Page.tsx')`,
  );
}

/** A call that comes all the way to the database: with what is taken already, where something may stand only once. */
function samplesFile(plan: Plan, tree: Tree): Shared {
  const { names, fields } = plan;
  const values = fields.map((field) => {
    // The first part and the first category of the demo's first company.
    const value = field.isReference ? '1_000' : exampleOf(field, 0);
    return `${field.name}: ${value}`;
  });
  const file = addTo(
    tree.read('server/testing/desk-samples.ts'),
    named('deskSamples', '{'),
    `'${names.resource}/add': { ${values.join(', ')} }`,
  );
  const known = file.code + tree.read('server/testing/samples.ts').code;
  const own = filtersOf(plan).filter(
    (name) => !new RegExp(`\\b${name}: `).test(filterShelf(known)),
  );
  return own.reduce((held, name) => {
    const isRow = fields.some((field) => field.name === name && field.isReference);
    return addTo(held, named('deskFilters', '{'), `${name}: ${isRow ? '999_999_999' : "''"}`);
  }, file);
}

/** The part of the samples that names filters. */
const filterShelf = (code: string): string =>
  [/const filters\b[\s\S]*?\n\};/, /const deskFilters\b[\s\S]*?\};/]
    .map((shelf) => shelf.exec(code)?.[0] ?? '')
    .join('\n');

function demoFile({ names }: Plan, tree: Tree): Shared {
  const file = addBefore(
    tree.read('server/seed/demo.ts'),
    /^ *return password;/m,
    `    await create${names.Many}(tx);`,
  );
  return addImport(file, `import { create${names.Many} } from './${names.folder}.ts';`);
}

/** References by another name than their table's are told to the test that tries those of other companies. */
function foreignRows({ names, fields }: Plan, tree: Tree): Shared[] {
  const own = fields.filter((field) => field.isReference && field.name !== `${field.type}_id`);
  if (own.length === 0) return [];
  const file = tree.read('server/features/foreign-rows.test.ts');
  const anchor = /const references\b[^=]*= \{/;
  return [
    own.reduce(
      (held, { name, type }) => addTo(held, anchor, `'${names.resource}.${name}': '${type}'`),
      file,
    ),
  ];
}
