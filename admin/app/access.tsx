import type { ReactNode } from 'react';
import { holdsAll, holdsAny } from '#contract/access.ts';
import type { Permission } from '#contract/permissions.ts';
import { useSession } from './session.ts';

type Requirement<Name extends string> = Name | readonly Name[] | null;

/** A requirement: role codes and permissions, one or a list, all of them or any. */
export type Demand = {
  has?: Requirement<Permission>;
  any?: Requirement<Permission>;
  hasRole?: Requirement<string>;
  anyRole?: Requirement<string>;
};

/** Whether a user with these roles and permissions meets every requirement; an empty one passes. */
export function meets(
  roles: readonly string[],
  authorities: readonly string[],
  demand: Demand,
): boolean {
  return (
    holdsAll(authorities, demand.has) &&
    holdsAny(authorities, demand.any) &&
    holdsAll(roles, demand.hasRole) &&
    holdsAny(roles, demand.anyRole)
  );
}

/** `can({ has: 'app:company:edit' })` for the signed-in user. */
export function useCan(): (demand: Demand) => boolean {
  const user = useSession((state) => state.user);
  const roles = user?.roles.map((role) => role.code) ?? [];
  const authorities = user?.authorities.map((authority) => authority.permission) ?? [];
  return (demand) => meets(roles, authorities, demand);
}

/** Renders its children only for users who meet the requirement. */
export function Can({ children, ...demand }: Demand & { children: ReactNode }) {
  const can = useCan();
  return can(demand) ? children : null;
}
