import type { Right, RightOf } from './feature.ts';
import { features } from './features/list.ts';

/** Every permission string there is: `area:resource:action`. Routes demand them, menus carry them, roles hold them. */
export type Permission = RightOf<(typeof features)[number]>;
export const permissions = Object.assign({}, ...features.map(({ rights }) => rights)) as Readonly<
  Record<Permission, Right>
>;
export const permissionNames = Object.keys(permissions) as Permission[];

/** What a company may still do before it is verified. */
export const beforeVerification: readonly Permission[] = [
  'app:company:view',
  'app:company:edit',
  'app:company:submit',
];
