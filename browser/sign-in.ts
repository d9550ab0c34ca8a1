import { loginTypes, type LoginType } from '#contract/login-types.ts';
import { lasting, passing } from './storage.ts';

const tokenKey = 'access_token';
const typeKey = 'login_type';

/** The sign-in of this browser; the back office and the scan app have the same. */
export type SignIn = { token: string | null; type: LoginType };

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
}

/** Removes the token; the type stays for the login page. */
export function removeToken(): void {
  for (const storage of [passing, lasting]) storage.removeItem(tokenKey);
}

/** Signed out or in again in another window. */
export function onOtherSignIn(follow: (now: SignIn) => void): void {
  window.addEventListener('storage', ({ key }) => {
    // A null key means that everything was cleared.
    if ((key === tokenKey || key === null) && !passing.getItem(tokenKey)) follow(readSignIn());
  });
}
