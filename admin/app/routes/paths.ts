import { loginPath, loginTypes, type LoginType } from '#contract/login-types.ts';

import { recordAt } from './menu-tree.ts';

export const companyPath = '/appCenter/company';
export const profilePath = '/appCenter/userCenter';
export const noticesPath = '/message/notice';
export const redirectPrefix = '/redirect';

export const exceptionPaths = { forbidden: '/403', missing: '/404', broken: '/500' } as const;

/** The public pages, rendered by the server. */
const consumerPaths = [
  '/template',
  '/security',
  '/security2',
  '/activation',
  '/repair',
  '/afterrecords',
  '/warranty',
  '/threedModel',
  '/help',
];

const loginPaths = new Map<string, LoginType>(loginTypes.map((type) => [loginPath(type), type]));
const openPaths = new Set([...loginPaths.keys(), ...consumerPaths]);

/** The login type of a login page path. */
export const loginTypeOf = (path: string): LoginType | undefined => loginPaths.get(path);

/** Paths that need no login. */
export const isOpen = (path: string): boolean => openPaths.has(path);

export const isException = (path: string): boolean =>
  (Object.values(exceptionPaths) as string[]).includes(path);

export const isRedirect = (path: string): boolean => path.startsWith(`${redirectPrefix}/`);

/** Paths of the admin that are in no menu. */
const inside = new Set(['/', companyPath, profilePath, noticesPath, '/orderGoods/so']);

/**
 * Whether a path leads into the admin for a user; without a login, others are not found. Null if it depends on menu
 * paths that are not loaded.
 */
export function isInside(path: string, menuPaths: ReadonlySet<string> | null): boolean | null {
  if (inside.has(path) || isRedirect(path)) return true;
  const list = recordAt(path)?.list;
  return menuPaths && (menuPaths.has(path) || menuPaths.has(`${list}/:id`));
}

/** The login page with the path to return to. */
export function loginWithReturn(type: LoginType, wanted: string): string {
  const login = loginPath(type);
  return wanted === '/' ? login : `${login}?redirect=${encodeURIComponent(wanted)}`;
}
