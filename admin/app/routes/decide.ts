import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { verifyStatus } from '#contract/limits.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { barePath, firstPath, leavesOf, pageAt, trailTo } from './menu-tree.ts';
import {
  companyPath,
  exceptionPaths,
  isException,
  isInside,
  isOpen,
  isRedirect,
  loginWithReturn,
  profilePath,
  redirectPrefix,
} from './paths.ts';

export type Standing = {
  token: string | null;
  type: LoginType;
  user: Pick<UserInfo, 'company_verify_status' | 'must_change_password' | 'home_path'> | null;
  menus: readonly MenuEntry[] | null;
  /** Other tabs are being asked for their sign-in. */
  isAsking?: boolean;
};

export type Place = { pathname: string; search?: string; hash?: string };

/**
 * The guard's decision; `load`: fetch menus and user, `look`: fetch the paths of all menus, then ask again, `wait`: until
 * other tabs have answered.
 */
export type Verdict =
  | { kind: 'allow' }
  | { kind: 'wait' }
  | { kind: 'load' }
  | { kind: 'look' }
  | { kind: 'missing' }
  | { kind: 'redirect'; to: string };

const allow: Verdict = { kind: 'allow' };
const redirect = (to: string): Verdict => ({ kind: 'redirect', to });

export function decide(
  place: Place,
  { token, type, user, menus, isAsking = false }: Standing,
  menuPaths: ReadonlySet<string> | null = null,
): Verdict {
  const path = barePath(place.pathname);
  if (isOpen(path) || isException(path)) return allow;
  if (!token) {
    if (isAsking) return { kind: 'wait' };
    const leadsInside = isInside(path, menuPaths);
    if (!leadsInside) return { kind: leadsInside === null ? 'look' : 'missing' };
    return redirect(loginWithReturn(type, `${path}${place.search ?? ''}${place.hash ?? ''}`));
  }
  if (!menus || !user) return { kind: 'load' };
  return confined(path, type, user) ?? choose(path, user, menus);
}

/** The only page for users with an initial password or of an unverified company. */
export function onlyPage(type: LoginType, user: NonNullable<Standing['user']>): string | null {
  // The password first: until it is changed the server refuses the company page too.
  if (user.must_change_password) return profilePath;
  const isVerified = user.company_verify_status === verifyStatus.verified;
  return type === 'web' && !isVerified ? companyPath : null;
}

function confined(
  path: string,
  type: LoginType,
  user: NonNullable<Standing['user']>,
): Verdict | null {
  const only = onlyPage(type, user);
  if (only === null) return null;
  return path === only || path === `${redirectPrefix}${only}` ? allow : redirect(only);
}

function choose(
  path: string,
  user: NonNullable<Standing['user']>,
  menus: readonly MenuEntry[],
): Verdict {
  const leaves = leavesOf(menus);
  const isLeaf = (wanted: string) => leaves.some((leaf) => leaf.path === wanted);
  if (isRedirect(path) || pageAt(menus, path)) return allow;
  if (path === '/' && user.home_path !== null && isLeaf(user.home_path))
    return redirect(user.home_path);
  const group = trailTo(menus, path).at(-1);
  return redirect(firstPath(group?.children ?? []) ?? firstPath(menus) ?? exceptionPaths.forbidden);
}
