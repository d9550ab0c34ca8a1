import type { Right, RightOf } from './feature.ts';
import { features } from './features/list.ts';

/** Every permission string: `area:resource:action`. Routes require them, menus refer to them, roles contain them. */
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
