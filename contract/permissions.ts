import { companyRights } from './permissions/company.ts';
import { companySettingsRights } from './permissions/company-settings.ts';
import { contentRights } from './permissions/content.ts';
import { deskRights } from './permissions/desk.ts';
import { logRights } from './permissions/logs.ts';
import { memberRights } from './permissions/members.ts';
import { peopleRights } from './permissions/people.ts';
import { platformRights } from './permissions/platform.ts';
import { toolRights } from './permissions/tool.ts';

/** Every permission string there is: `area:resource:action`. Routes demand them, menus carry them, roles hold them. */
export const permissions = {
  ...companyRights,
  ...companySettingsRights,
  ...platformRights,
  ...toolRights,
  ...deskRights,
  ...contentRights,
  ...logRights,
  ...memberRights,
  ...peopleRights,
};
export type Permission = keyof typeof permissions;
export const permissionNames = Object.keys(permissions) as Permission[];

/** Held by roles that may do whatever their company's version allows. */
export const everyPermission = '*';

/** What a company may still do before it is verified. */
export const beforeVerification: readonly Permission[] = [
  'app:company:view',
  'app:company:edit',
  'app:company:submit',
];

type Requirement = string | readonly string[] | null | undefined;
const asList = (requirement: Requirement): readonly string[] =>
  requirement === null || requirement === undefined || requirement === ''
    ? []
    : typeof requirement === 'string'
      ? [requirement]
      : requirement;

/** All required values are held; an empty requirement passes. */
export function holdsAll(held: readonly string[], requirement: Requirement): boolean {
  return asList(requirement).every((one) => held.includes(one));
}

/** At least one of the required values is held; an empty requirement passes. */
export function holdsAny(held: readonly string[], requirement: Requirement): boolean {
  const wanted = asList(requirement);
  return wanted.length === 0 || wanted.some((one) => held.includes(one));
}
