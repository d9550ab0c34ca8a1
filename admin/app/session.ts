import { create } from 'zustand';
import {
  onOtherSignIn,
  readSignIn,
  removeToken,
  writeSignIn,
  type SignIn,
} from '#browser/sign-in.ts';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { MenuEntry } from '#contract/menu-entry.ts';

type Session = SignIn & { user: UserInfo | null; menus: MenuEntry[] | null };

/** The signed-in session. Token and type are in local storage (remember) or session storage. */
export const useSession = create<Session>(() => ({ ...readSignIn(), user: null, menus: null }));

export function keepToken(type: LoginType, token: string, remember: boolean): void {
  writeSignIn(type, token, remember);
  useSession.setState({ token, type, user: null, menus: null });
}

/** Clears token, user and menus; the type stays for the login page. */
export function forgetToken(): void {
  removeToken();
  useSession.setState({ token: null, user: null, menus: null });
}

// This window follows the others.
onOtherSignIn((now) => {
  if (now.token !== useSession.getState().token)
    useSession.setState({ ...now, user: null, menus: null });
});
