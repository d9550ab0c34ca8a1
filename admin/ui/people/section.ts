import { useSession } from '#admin/app/session.ts';
import {
  deptCalls,
  platformDeptCalls,
  type DeptCalls,
} from '#contract/features/people/departments/contract.ts';
import {
  levelCalls,
  platformLevelCalls,
  type LevelCalls,
} from '#contract/features/people/levels/contract.ts';
import {
  platformPositionCalls,
  positionCalls,
  type PositionCalls,
} from '#contract/features/people/positions/contract.ts';
import {
  platformRoleCalls,
  roleCalls,
  type RoleCalls,
} from '#contract/features/people/roles/contract.ts';
import {
  platformUserCalls,
  userCalls,
  type UserCalls,
} from '#contract/features/people/users/contract.ts';
import type { LoginType } from '#contract/login-types.ts';

/** The calls about people; each right is the company's or the platform's own. */
export type PeopleCalls = {
  user: UserCalls;
  role: RoleCalls;
  dept: DeptCalls;
  position: PositionCalls;
  level: LevelCalls;
};
type Section = { calls: PeopleCalls; paths: { user: string } };
type Managing = Exclude<LoginType, 'dealer'>;

/** Where users are managed: in the company settings, or in the platform's system menu. */
const sections: Record<Managing, Section> = {
  web: {
    calls: {
      user: userCalls,
      role: roleCalls,
      dept: deptCalls,
      position: positionCalls,
      level: levelCalls,
    },
    paths: { user: '/appCenter/user' },
  },
  admin: {
    calls: {
      user: platformUserCalls,
      role: platformRoleCalls,
      dept: platformDeptCalls,
      position: platformPositionCalls,
      level: platformLevelCalls,
    },
    paths: { user: '/system/user' },
  },
};

export function useSection() {
  const type = useSession((state) => state.type);
  const own: Managing = type === 'admin' ? 'admin' : 'web';
  return { type: own, ...sections[own] };
}

/** One value for each side, created once, because lists need a stable identity. */
export const forBoth = <T>(
  make: (calls: PeopleCalls, type: Managing) => T,
): Record<Managing, T> => ({
  web: make(sections.web.calls, 'web'),
  admin: make(sections.admin.calls, 'admin'),
});
