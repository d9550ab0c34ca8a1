import type { ReactNode } from 'react';
import { holdsAll, holdsAny } from '#contract/access.ts';
import { useSession } from './session.ts';

type Requirement = string | readonly string[] | null;

/** What a check may ask for: role codes and permission strings, one or a list, all of them or any. */
export type Demand = {
  has?: Requirement;
  any?: Requirement;
  hasRole?: Requirement;
  anyRole?: Requirement;
};

/** Whether a person with these roles and authorities meets every demand; an empty one passes. */
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

/** Its children only for those who meet the demand; for others they are not on the page at all. */
export function Can({ children, ...demand }: Demand & { children: ReactNode }) {
  const can = useCan();
  return can(demand) ? children : null;
}
