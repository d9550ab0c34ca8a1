import { loginPath, loginTypes, type LoginType } from '#contract/login-types.ts';

export const companyPath = '/appCenter/company';
export const profilePath = '/appCenter/userCenter';
export const noticesPath = '/message/notice';
export const redirectPrefix = '/redirect';

export const exceptionPaths = { forbidden: '/403', missing: '/404', broken: '/500' } as const;

/** The pages of the public, drawn by the server. */
const consumerPaths = [
  '/template',
  '/security',
  '/security2',
  '/activation',
  '/repair',
  '/afterrecords',
  '/threedModel',
  '/help',
];

const loginPaths = new Map<string, LoginType>(loginTypes.map((type) => [loginPath(type), type]));
const openPaths = new Set([...loginPaths.keys(), ...consumerPaths]);

/** Whose login page a path is. */
export const loginTypeOf = (path: string): LoginType | undefined => loginPaths.get(path);

/** Paths that pass without a login. */
export const isOpen = (path: string): boolean => openPaths.has(path);

export const isException = (path: string): boolean =>
  (Object.values(exceptionPaths) as string[]).includes(path);

export const isRedirect = (path: string): boolean => path.startsWith(`${redirectPrefix}/`);

/** Paths that lead into the back office whatever its menus hold. */
const inside = new Set(['/', companyPath, profilePath, noticesPath, '/orderGoods/so']);

/**
 * Whether a path leads into the back office for somebody; with no login, others are simply not found. Without the
 * paths of the menus some cannot be told: those are null.
 */
export function isInside(path: string, menuPaths: ReadonlySet<string> | null): boolean | null {
  if (inside.has(path) || isRedirect(path)) return true;
  return menuPaths && menuPaths.has(path);
}

/** The login page that leads back to where somebody wanted to go. */
export function loginWithReturn(type: LoginType, wanted: string): string {
  const login = loginPath(type);
  return wanted === '/' ? login : `${login}?redirect=${encodeURIComponent(wanted)}`;
}
