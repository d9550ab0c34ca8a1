import { type Description } from '#contract/features/tool/generate/contract.ts';
import { groupsOf, menuGroups } from '#contract/menu-groups.ts';
import { menus } from '#contract/menus.ts';
import type { Text } from '#contract/text.ts';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const kebab = (name: string) => name.replaceAll(/(?<=.)[A-Z]/g, '-$&').toLowerCase();

/** Where a section of the menus keeps its features, and how its rights begin. */
export type Section = {
  /** The first step of its address. */
  key: string;
  path: string;
  /** What the group is called in the code. */
  group: string;
  folder: string;
  area: string;
  isNew: boolean;
};

/** The sections of a login type that are there; what most of their pages do is what a new one does. */
export function sectionsOf(type: Description['type']): (Section & { title: Text })[] {
  return groupsOf[type].flatMap((group, at) => {
    const { path, title } = menuGroups[group];
    const { children } = menus[type][at]!;
    const pages = children.filter(({ component, permission }) => component && permission);
    if (pages.length === 0 || path === '/dashboard') return [];
    const folder = mostOf(pages.map(({ component }) => component!.split('/')[0]!));
    const area = mostOf(pages.map(({ permission }) => permission!.split(':')[0]!));
    return [{ key: path.slice(1), path, group, folder, area, isNew: false, title }];
  });
}

function mostOf(words: readonly string[]): string {
  const count = (word: string) => words.filter((one) => one === word).length;
  return words.reduce((best, word) => (count(word) > count(best) ? word : best));
}

export type Names = ReturnType<typeof namesOf>;

/** Everything a feature is called, in the places where it is called so. */
export function namesOf({ type, section: key, resource, many, en }: Description) {
  const known = sectionsOf(type).find((one) => one.key === key);
  const section: Section = known ?? {
    key,
    path: `/${key}`,
    group: key,
    folder: kebab(key),
    area: key,
    isNew: true,
  };
  const words = many.split(' ');
  const plural = words.map(capital).join('');
  const folder = words.join('-');
  return {
    section,
    resource,
    /** `StoragePlace` */
    One: capital(resource),
    /** `StoragePlaces` */
    Many: plural,
    /** `storagePlaces` */
    many: plural.charAt(0).toLowerCase() + plural.slice(1),
    /** `storage-places` */
    folder,
    feature: `${section.folder}/${folder}`,
    /** `storage-place` */
    file: kebab(resource),
    table: kebab(resource).replaceAll('-', '_'),
    area: `${section.area}:${resource}`,
    path: `${section.path}/${resource}`,
    /** `Storage places` */
    title: capital(many),
    /** `a storage place` */
    article: `${/^[aeiou]/i.test(en) ? 'an' : 'a'} ${en}`,
    isTenant: type === 'web',
  };
}
