import { everyPermission } from './access.ts';
import type { LoginType } from './login-types.ts';
import { permissionNames, permissions, type Permission } from './permissions.ts';

const areaOf = (permission: Permission) => permission.slice(0, permission.lastIndexOf(':'));
const inOrder = (rights: ReadonlySet<Permission>) =>
  permissionNames.filter((name) => rights.has(name));

/** The view right that another right depends on; null for those without one. */
function viewOf(permission: Permission): Permission | null {
  const view = `${areaOf(permission)}:view`;
  return Object.hasOwn(permissions, view) ? (view as Permission) : null;
}

/** Every right of a login type. */
export const rightsOfType = (type: LoginType): Permission[] =>
  permissionNames.filter((name) => permissions[name].types.includes(type));

/** The rights of a login type that are held, by name: `*` is expanded and unknown ones are dropped. */
export const spellRights = (type: LoginType, held: readonly string[]): Permission[] =>
  rightsOfType(type).filter((name) => held.includes(everyPermission) || held.includes(name));

/** Rights as stored: in fixed order, without duplicates, and always with the view right. */
export function completeRights(rights: readonly Permission[]): Permission[] {
  return inOrder(new Set(rights.flatMap((name) => [viewOf(name) ?? name, name])));
}

/** Grants rights together with their view rights. Locked rights and those that depend on them stay unchanged. */
export function grantRights(
  held: readonly Permission[],
  given: readonly Permission[],
  locked: readonly Permission[] = [],
): Permission[] {
  const fixed = new Set(locked);
  const after = new Set(held);
  for (const name of given) {
    const view = viewOf(name);
    const canLook = view === null || after.has(view) || !fixed.has(view);
    if (fixed.has(name) || !canLook) continue;
    if (view) after.add(view);
    after.add(name);
  }
  return inOrder(after);
}

/** Removes rights; removing a view right also removes the rest of its area, unless some of it is locked. */
export function takeRights(
  held: readonly Permission[],
  taken: readonly Permission[],
  locked: readonly Permission[] = [],
): Permission[] {
  const fixed = new Set(locked);
  const after = new Set(held);
  for (const name of taken) {
    const rest = viewOf(name) === name ? held.filter((one) => viewOf(one) === name) : [name];
    if (fixed.has(name) || rest.some((one) => fixed.has(one))) continue;
    for (const one of rest) after.delete(one);
  }
  return inOrder(after);
}
