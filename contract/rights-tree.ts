import type { LoginType } from './login-types.ts';
import type { MenuEntry } from './menu-entry.ts';
import { menus } from './menus.ts';
import { permissionNames, permissions, type Permission } from './permissions.ts';
import type { Text } from './text.ts';

/** A menu page with its rights. */
export type RightsPage = { id: number; title: Text; rights: Permission[] };
/** A menu group with its pages. */
export type RightsGroup = { id: number; title: Text; pages: RightsPage[] };

const areaOf = (permission: Permission) => permission.slice(0, permission.lastIndexOf(':'));

/**
 * The rights of a login type, arranged by its menus: a right is listed with the first page of its area. A right without
 * a page is listed with the first page of the group whose rights begin alike, so that none is missing.
 */
export function rightsTree(type: LoginType): RightsGroup[] {
  const left = new Set(permissionNames.filter((name) => permissions[name].types.includes(type)));
  const take = (belongs: (name: Permission) => boolean): Permission[] => {
    const taken = [...left].filter(belongs);
    for (const name of taken) left.delete(name);
    return taken;
  };
  const pagesOf = (entries: readonly MenuEntry[]): RightsPage[] =>
    entries.flatMap(({ id, name, permission }) => {
      const rights = permission ? take((one) => areaOf(one) === areaOf(permission)) : [];
      return rights.length > 0 ? [{ id, title: name, rights }] : [];
    });
  const groups = menus[type].map(({ id, name, children }) => ({
    id,
    title: name,
    pages: pagesOf(children),
  }));
  for (const { pages } of groups)
    for (const page of pages) {
      const section = page.rights[0]!.split(':')[0]!;
      page.rights.push(...take((name) => name.split(':')[0] === section));
    }
  return groups.filter(({ pages }) => pages.length > 0);
}
