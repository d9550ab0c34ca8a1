import { useSession } from '#admin/app/session.ts';
import type { LoginType } from '#contract/login-types.ts';

/** Where people are managed: a company does it in its application centre, the platform in its system. */
const sections = {
  web: { area: 'app', paths: { user: '/appCenter/user' } },
  admin: { area: 'system', paths: { user: '/system/user' } },
} as const;
type Managing = Exclude<LoginType, 'dealer'>;

export function useSection() {
  const type = useSession((state) => state.type);
  const own: Managing = type === 'admin' ? 'admin' : 'web';
  return { type: own, ...sections[own] };
}

/** One value for each side, made once: lists want theirs to stay the same. */
export const forBoth = <T>(make: (area: string) => T): Record<Managing, T> => ({
  web: make(sections.web.area),
  admin: make(sections.admin.area),
});
