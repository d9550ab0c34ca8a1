import { codes } from '#contract/envelope.ts';
import type { Description } from '#contract/features/tool/generate/contract.ts';
import { generateTexts } from '#contract/features/tool/generate/texts.ts';
import { menus } from '#contract/menus.ts';
import { Refusal } from '../../refusal.ts';
import { lookAround } from './around.ts';
import { namesOf } from './names.ts';
import { featureList, type Tree } from './tree.ts';

type Wrong = { field: string; text: keyof typeof generateTexts.errors };

/** What of a description the tree does not allow: names that are taken, things that are not there. */
export function wrongWith(described: Description, tree: Tree): Wrong | null {
  const { resource, section, type, roles, fields } = described;
  const around = lookAround();
  const names = namesOf(described);
  const isTaken = around.resources.includes(resource) || around.groups.includes(resource);
  const migrations = tree.list('server/database/migrations');
  if (isTaken || migrations.some((name) => name.endsWith(`_${names.table}.sql`)))
    return { field: 'resource', text: 'taken' };
  // A page knows its menu entry by its Chinese title.
  const pages = menus[type].flatMap(({ children }) => children);
  if (pages.some(({ title }) => title === described.zh_CN))
    return { field: 'zh_CN', text: 'taken' };
  const own = [`server/features/${names.feature}`, `e2e/${names.folder}.spec.ts`];
  const isListed = new RegExp(`\\b${names.many}\\b`).test(tree.read(featureList).code);
  if (isListed || own.some((path) => tree.has(path))) return { field: 'many', text: 'taken' };
  if (!around.sections.some((one) => one.type === type && one.key === section)) {
    if (around.groups.includes(section)) return { field: 'section', text: 'sectionElsewhere' };
    for (const language of ['section_zh_CN', 'section_en', 'section_zh_TW'] as const)
      if (described[language] === '') return { field: language, text: 'untitled' };
  }
  const known = around.roles.map(({ code }) => code);
  if (roles.some((role) => type === 'admin' || !known.includes(role)))
    return { field: 'roles', text: 'noRole' };
  const at = fields.findIndex(
    (field) => field.type === 'dict' && !around.dicts.some(({ code }) => code === field.dict),
  );
  return at < 0 ? null : { field: `fields.${at}.dict`, text: 'noDict' };
}

/** Refuses such a description, and names the field. */
export function checkDescription(described: Description, tree: Tree): void {
  const wrong = wrongWith(described, tree);
  if (wrong)
    throw new Refusal(generateTexts.errors[wrong.text], {
      code: codes.invalid,
      field: wrong.field,
    });
}
