import { create } from 'zustand';
import {
  joinOtherTabs,
  onOtherSignIn,
  readSignIn,
  removeToken,
  typesOfTab,
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
function follow(now: SignIn): void {
  if (now.token !== useSession.getState().token)
    useSession.setState({ ...now, user: null, menus: null });
}
onOtherSignIn(follow);

/** While other tabs are asked for their sign-in, nobody is sent to the login page. */
export const useOtherTabs = create<{ isAsking: boolean; taken: string | null }>(() => ({
  isAsking: false,
  taken: null,
}));

/** Takes the sign-in of another tab if this one has none, and gives its own to others; once, at the start. */
export async function shareSignIn(wanted: () => LoginType | undefined): Promise<void> {
  const types = () => {
    const type = wanted();
    return type ? [type] : typesOfTab();
  };
  useOtherTabs.setState({ isAsking: true });
  await joinOtherTabs(types, (now) => {
    if (now.token) useOtherTabs.setState({ taken: now.token });
    follow(now);
  });
  useOtherTabs.setState({ isAsking: false });
}

/** Whether the sign-in has just been taken from another tab and nothing was opened with it yet. */
export const isJustTaken = (): boolean => {
  const { token, user } = useSession.getState();
  return token !== null && user === null && token === useOtherTabs.getState().taken;
};
