import type { LoginType } from '#contract/login-types.ts';
import { everyPermission } from '#contract/access.ts';
import type { Permission } from '#contract/permissions.ts';
import { rightsOfType } from '#contract/rights.ts';
import { shippedRoles } from '#contract/roles.ts';
import { rightTo, type Session } from '#server/access/sessions.ts';

/** Whether somebody's roles hold all of this, so that giving it or managing its holder raises nobody above them. */
export const holdsAll = ({ granted }: Session, rights: readonly string[]): boolean =>
  granted.has(everyPermission) || rights.every((right) => granted.has(right));

/** Whether somebody may give or take this right: they hold it, and the version allows it. */
export const mayGive = (session: Session, right: Permission): boolean =>
  rightTo(session, right) === 'ok';

/** What can be given at all in this company: what its version allows; the platform has no version. */
export const offeredTo = ({ type, versionAllows }: Session): Permission[] =>
  rightsOfType(type).filter(
    (right) => type !== 'web' || versionAllows.has(everyPermission) || versionAllows.has(right),
  );

/** The role that holds everything, of which one holder must always remain. */
export const wholeRole = (type: LoginType) =>
  shippedRoles.find((role) => role.type === type && role.permissions.includes(everyPermission))!;

export const isShipped = (type: LoginType, code: string): boolean =>
  shippedRoles.some((role) => role.type === type && role.code === code);
