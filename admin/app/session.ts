import { create } from 'zustand';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import { loginTypes, type LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { lasting, passing } from './storage.ts';

const tokenKey = 'access_token';
const typeKey = 'login_type';

type Session = {
  token: string | null;
  type: LoginType;
  user: UserInfo | null;
  menus: MenuEntry[] | null;
};

function stored(): Pick<Session, 'token' | 'type'> {
  for (const storage of [passing, lasting]) {
    const token = storage.getItem(tokenKey) ?? '';
    const type = loginTypes.find((one) => one === storage.getItem(typeKey));
    if (isSendable(token) && type) return { token, type };
  }
  const kept = passing.getItem(typeKey) ?? lasting.getItem(typeKey);
  const last = loginTypes.find((one) => one === kept);
  return { token: null, type: last ?? 'web' };
}

// Strings that no header can carry are not our tokens.
const isSendable = (token: string): boolean => /^[\x20-\x7e]+$/.test(token);

/** The signed-in session. Token and type are in local storage (remember) or session storage. */
export const useSession = create<Session>(() => ({ ...stored(), user: null, menus: null }));

export function keepToken(type: LoginType, token: string, remember: boolean): void {
  const [storage, other] = remember ? [lasting, passing] : [passing, lasting];
  other.removeItem(tokenKey);
  // The type first: other windows read both as soon as the token changes.
  storage.setItem(typeKey, type);
  storage.setItem(tokenKey, token);
  useSession.setState({ token, type, user: null, menus: null });
}

/** Clears token, user and menus; the type stays for the login page. */
export function forgetToken(): void {
  for (const storage of [passing, lasting]) storage.removeItem(tokenKey);
  useSession.setState({ token: null, user: null, menus: null });
}

// Signed out or in again in another window: this one follows. A null key means that everything was cleared.
window.addEventListener('storage', ({ key }) => {
  if ((key !== tokenKey && key !== null) || passing.getItem(tokenKey)) return;
  const now = stored();
  if (now.token !== useSession.getState().token)
    useSession.setState({ ...now, user: null, menus: null });
});
