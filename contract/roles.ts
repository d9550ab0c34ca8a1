import { everyPermission } from './access.ts';
import { features } from './features/list.ts';
import type { LoginType } from './login-types.ts';
import type { Permission } from './permissions.ts';
import { roleNames, type RoleName } from './role-names.ts';
import type { Text } from './text.ts';

type ShippedRole = {
  code: RoleName;
  type: LoginType;
  name: Text;
  permissions: readonly (Permission | typeof everyPermission)[];
};

/** The role that runs a company: it has every right of the version, and every company has it. */
export const headRole = 'general' satisfies RoleName;
const mayDoEverything: readonly RoleName[] = ['platform', headRole];

/** The shipped roles with the rights that features give them. */
export const shippedRoles: readonly ShippedRole[] = (Object.keys(roleNames) as RoleName[]).map(
  (code) => ({
    code,
    ...roleNames[code],
    permissions: mayDoEverything.includes(code)
      ? [everyPermission]
      : features.flatMap(({ roles }) => (roles[code] ?? []) as readonly Permission[]),
  }),
);
