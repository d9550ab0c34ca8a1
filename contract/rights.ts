import { everyPermission } from './access.ts';
import type { LoginType } from './login-types.ts';
import { permissionNames, permissions, type Permission } from './permissions.ts';

const areaOf = (permission: Permission) => permission.slice(0, permission.lastIndexOf(':'));
const inOrder = (rights: ReadonlySet<Permission>) =>
  permissionNames.filter((name) => rights.has(name));

/** The right to look at what another right works on; nothing for those that stand alone. */
function viewOf(permission: Permission): Permission | null {
  const view = `${areaOf(permission)}:view`;
  return Object.hasOwn(permissions, view) ? (view as Permission) : null;
}

/** Every right of a login type. */
export const rightsOfType = (type: LoginType): Permission[] =>
  permissionNames.filter((name) => permissions[name].types.includes(type));

/** What is held of a login type's rights, each by its name: also where everything is held, and without strangers. */
export const spellRights = (type: LoginType, held: readonly string[]): Permission[] =>
  rightsOfType(type).filter((name) => held.includes(everyPermission) || held.includes(name));

/** Rights as they are kept: in the order of the product, each once, and none without the right to look. */
export function completeRights(rights: readonly Permission[]): Permission[] {
  return inOrder(new Set(rights.flatMap((name) => [viewOf(name) ?? name, name])));
}

/** Gives rights, and with each the right to look. What is locked stays as it is, and so does what would need it. */
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

/** Takes rights away; without the right to look the rest of its area goes too, unless some of that is locked. */
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
