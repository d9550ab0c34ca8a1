import type { LoginType } from '#contract/login-types.ts';
import { everyPermission } from '#contract/access.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightsOfType } from '#contract/rights.ts';
import { shippedRoles } from '#contract/roles.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';

/** Whether a user's roles have all these rights, so that granting them raises nobody above the user. */
export const holdsAll = ({ granted }: Session, rights: readonly string[]): boolean =>
  granted.has(everyPermission) || rights.every((right) => granted.has(right));

/** Whether a user may grant or remove this right: they have it, and the version allows it. */
export const mayGive = (session: Session, right: Permission): boolean =>
  rightTo(session, right) === 'ok';

/** The rights that can be granted in this company: those of its version; the platform has no version. */
export const offeredTo = ({ type, versionAllows }: Session): Permission[] =>
  rightsOfType(type).filter(
    (right) => type !== 'web' || versionAllows.has(everyPermission) || versionAllows.has(right),
  );

/** The role with all rights, which must always have at least one user. */
export const wholeRole = (type: LoginType) =>
  shippedRoles.find((role) => role.type === type && role.permissions.includes(everyPermission))!;

export const isShipped = (type: LoginType, code: string): boolean =>
  shippedRoles.some((role) => role.type === type && role.code === code);
