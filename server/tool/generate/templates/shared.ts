import { menus } from '#contract/menus.ts';
import { addBefore, addImport, addTo, importNames, AnchorMissing, type Shared } from '../insert.ts';
import { filtersOf, quote, text, type Plan } from '../pieces.ts';
import type { Tree } from '../tree.ts';
import { exampleOf } from '../values.ts';
import { canImport } from './spreadsheet.ts';

const named = (name: string, open: string) =>
  new RegExp(`export const ${name}\\b[\\s\\S]*? = (?:declare\\()?\\${open}`);

/** The shared files with the feature's lines put in. */
export function sharedFiles(plan: Plan, tree: Tree): Shared[] {
  return [
    menuFile(plan, tree),
    menuTextsFile(plan, tree),
    rightsFile(plan, tree),
    ...rolesFile(plan, tree),
    operationsFile(plan, tree),
    tablesOfAll(plan, tree),
    serverList(plan, tree),
    adminList(plan, tree),
    samplesFile(plan, tree),
    demoFile(plan, tree),
    ...foreignRows(plan, tree),
  ];
}

/** Ids from here on are given to generated pages. */
const firstMenu = 1_000;

function nextMenu({ described }: Plan, tree: Tree): number {
  const { code } = tree.read(`contract/menus/${described.type}.ts`);
  const written = [...code.matchAll(/(?:page\(\s*|id: )(\d[\d_]*)/g)].map(([, id]) =>
    Number(id!.replaceAll('_', '')),
  );
  const known = menus[described.type].map(({ id }) => id);
  return Math.max(firstMenu - 1, ...written, ...known) + 1;
}

function menuFile(plan: Plan, tree: Tree): Shared {
  const { names, described } = plan;
  const { section, resource } = names;
  const file = tree.read(`contract/menus/${described.type}.ts`);
  const id = nextMenu(plan, tree);
  const entry = (own: number) =>
    `page(${own}, '${names.path}', '${names.feature}', '${resource}', '${names.area}:view')`;
  const isThere = file.code.includes(`path: '${section.path}'`);
  if (!isThere && !section.isNew)
    throw new AnchorMissing(`${file.path} has no group at ${section.path}.`);
  if (isThere) {
    const group = new RegExp(`path: '${section.path}',[\\s\\S]*?children: \\[`);
    return addTo(file, group, entry(id));
  }
  const group = `{ id: ${id}, path: '${section.path}', title: '${section.key}', children: [${entry(id + 1)}] }`;
  return addTo(file, named(`${described.type}Menus`, '['), group);
}

function menuTextsFile({ names, described }: Plan, tree: Tree): Shared {
  const file = tree.read('contract/texts/menus.ts');
  const shelf = named('menuTexts', '{');
  const title = text({ zh_CN: described.zh_CN, en: names.title, zh_TW: described.zh_TW });
  const own = addTo(file, shelf, `${names.resource}: ${title}`);
  const isThere = new RegExp(`\\n\\s+${names.section.key}: t\\(`).test(file.code);
  if (isThere || !names.section.isNew) return own;
  const group = {
    zh_CN: described.section_zh_CN,
    en: described.section_en,
    zh_TW: described.section_zh_TW,
  };
  return addTo(own, shelf, `${names.section.key}: ${text(group)}`);
}

function rightsFile(plan: Plan, tree: Tree): Shared {
  const { names, described } = plan;
  const isWeb = described.type === 'web';
  const file = tree.read(`contract/permissions/${isWeb ? 'company' : 'platform'}.ts`);
  const what = text({ zh_CN: described.zh_CN, en: described.many, zh_TW: described.zh_TW });
  const verbs = canImport(plan)
    ? ['...everyVerb']
    : ["'view'", "'add'", "'edit'", "'delete'", "'export'"];
  const needed = canImport(plan) ? ['everyVerb', 'rights'] : ['rights'];
  const line = `...rights('${names.area}', ['${described.type}'], ${what}, ${verbs.join(', ')})`;
  const anchor = named(isWeb ? 'companyRights' : 'platformRights', '{');
  return addTo(importNames(file, './declare.ts', ...needed), anchor, line);
}

function rolesFile({ names, described }: Plan, tree: Tree): Shared[] {
  if (described.roles.length === 0) return [];
  const file = tree.read('contract/roles.ts');
  const changed = described.roles.reduce((held, role) => {
    const anchor = new RegExp(`code: '${role}',[\\s\\S]*?permissions: \\[`);
    const found = anchor.exec(held.code);
    if (!found) throw new AnchorMissing(`${held.path} has no role ${role}.`);
    const from = found.index + found[0].length;
    const rights = held.code.slice(from, held.code.indexOf(']', from));
    const holdsAll =
      rights.includes('everyPermission') || rights.includes(`...all('${names.section.area}')`);
    return holdsAll ? held : addTo(held, anchor, `...all('${names.area}')`);
  }, file);
  return changed.code === file.code ? [] : [changed];
}

function operationsFile({ names, described }: Plan, tree: Tree): Shared {
  const file = tree.read('contract/texts/operations.ts');
  const one = text({ zh_CN: described.zh_CN, en: names.article, zh_TW: described.zh_TW });
  const line = `...recordOperations('${names.resource}', ${one}, ${quote(described.many)})`;
  return addTo(file, named('operationTexts', '{'), line);
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
