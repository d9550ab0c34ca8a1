import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { meetOtherTabs, type Held, type OtherTabs } from './other-tabs.ts';
import { lasting, passing } from './storage.ts';

const tokenKey = 'access_token';
const typeKey = 'login_type';

/** The sign-in of this browser; the back office and the scan app have the same. */
export type SignIn = { token: string | null; type: LoginType };

let otherTabs: OtherTabs | null = null;

// Strings that no header can carry are not our tokens.
const isSendable = (token: string): boolean => /^[\x20-\x7e]+$/.test(token);

/** Reads it from session storage or local storage (remember). */
export function readSignIn(): SignIn {
  for (const storage of [passing, lasting]) {
    const token = storage.getItem(tokenKey) ?? '';
    const type = loginTypes.find((one) => one === storage.getItem(typeKey));
    if (isSendable(token) && type) return { token, type };
  }
  const kept = passing.getItem(typeKey) ?? lasting.getItem(typeKey);
  const last = loginTypes.find((one) => one === kept);
  return { token: null, type: last ?? 'web' };
}

export function writeSignIn(type: LoginType, token: string, remember: boolean): void {
  const [storage, other] = remember ? [lasting, passing] : [passing, lasting];
  other.removeItem(tokenKey);
  // The type first: other windows read both as soon as the token changes.
  storage.setItem(typeKey, type);
  storage.setItem(tokenKey, token);
  // Local storage tells other windows by itself.
  if (!remember) otherTabs?.begun({ type, token });
}

/** Removes the token; the type stays for the login page. */
export function removeToken(): void {
  const own = passing.getItem(tokenKey);
  for (const storage of [passing, lasting]) storage.removeItem(tokenKey);
  if (own) otherTabs?.ended(own);
}

/** Signed out or in again in another window. */
export function onOtherSignIn(follow: (now: SignIn) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if ((key === tokenKey || key === null) && !passing.getItem(tokenKey)) follow(readSignIn());
  });
}

function passingSignIn(): Held | null {
  const token = passing.getItem(tokenKey) ?? '';
  const type = loginTypes.find((one) => one === passing.getItem(typeKey));
  return isSendable(token) && type ? { token, type } : null;
}

/** The types that a tab without a sign-in takes over: that of its last one, if it had one. */
export const typesOfTab = (): readonly LoginType[] =>
  loginTypes.filter((one) => one === (passing.getItem(typeKey) ?? one));

/**
 * Session storage is each tab's own. A tab without a sign-in therefore asks the others for theirs, and one that signs
 * out ends it in all of them. Resolves once the others were asked.
 */
export async function joinOtherTabs(
  types: () => readonly LoginType[],
  follow: (now: SignIn) => void,
): Promise<void> {
  if (otherTabs || typeof BroadcastChannel === 'undefined') return;
  otherTabs = meetOtherTabs({
    held: passingSignIn,
    onHeld: ({ type, token }) => {
      if (readSignIn().token !== null || !types().includes(type) || !isSendable(token)) return;
      passing.setItem(typeKey, type);
      passing.setItem(tokenKey, token);
      follow(readSignIn());
    },
    onEnded: (token) => {
      if (passing.getItem(tokenKey) !== token) return;
      passing.removeItem(tokenKey);
      follow(readSignIn());
    },
  });
  if (readSignIn().token === null) await otherTabs.ask(types());
}
