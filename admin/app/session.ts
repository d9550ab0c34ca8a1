import { create } from 'zustand';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menus.ts';

const tokenKey = 'access_token';
const typeKey = 'login_type';

type Session = {
  token: string | null;
  type: LoginType;
  user: UserInfo | null;
  menus: MenuEntry[] | null;
};

function stored(): Pick<Session, 'token' | 'type'> {
  for (const storage of [sessionStorage, localStorage]) {
    const token = storage.getItem(tokenKey);
    const type = loginTypes.find((one) => one === storage.getItem(typeKey));
    if (token && type) return { token, type };
  }
  const kept = sessionStorage.getItem(typeKey) ?? localStorage.getItem(typeKey);
  const last = loginTypes.find((one) => one === kept);
  return { token: null, type: last ?? 'web' };
}

/** Who is signed in. Token and type live in local storage (remember) or session storage. */
export const useSession = create<Session>(() => ({ ...stored(), user: null, menus: null }));

export function keepToken(type: LoginType, token: string, remember: boolean): void {
  forgetToken();
  const storage = remember ? localStorage : sessionStorage;
  storage.setItem(tokenKey, token);
  storage.setItem(typeKey, type);
  useSession.setState({ token, type, user: null, menus: null });
}

/** Clears token, user and menus; the type stays, so that the right login page follows. */
export function forgetToken(): void {
  for (const storage of [sessionStorage, localStorage]) storage.removeItem(tokenKey);
  useSession.setState({ token: null, user: null, menus: null });
}

// Signed out or in again in another window of this browser: this one follows.
window.addEventListener('storage', ({ key }) => {
  if (key !== tokenKey || sessionStorage.getItem(tokenKey)) return;
  const now = stored();
  if (now.token !== useSession.getState().token)
    useSession.setState({ ...now, user: null, menus: null });
});
