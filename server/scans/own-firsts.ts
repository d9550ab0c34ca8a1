import { createHmac } from 'node:crypto';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { sameScan } from './verdict.ts';

/** A first check of a code; a product that was given back has another one later. */
type FirstCheck = { company: number; code: number | string; number: number };

const cookieName = 'sy_first';
const most = 16;
const keyOf = onePerServer((app: App): Buffer => app.secrets.derive('own first checks'));

const markOf = (app: App, { company, code, number }: FirstCheck): string =>
  createHmac('sha256', keyOf(app))
    .update(`${company}:${code}:${number}`)
    .digest()
    .subarray(0, 12)
    .toString('base64url');

const carriedIn = (cookies: string): string[] =>
  (/(?:^|;\s*)sy_first=([\w.-]{16,271})(?:;|$)/.exec(cookies)?.[1] ?? '').split('.').slice(0, most);

/**
 * Whether this very browser made a first check. It carries a mark of it, because two phones of a kind behind one address
 * are one device, and only one of them may be told that it was they.
 */
export const isOwnFirst = (app: App, cookies: string, first: FirstCheck): boolean =>
  carriedIn(cookies).includes(markOf(app, first));

/** The cookie after a first check, for as long as its verdict stays; with those before it. */
export function ownFirstCookie(app: App, cookies: string, first: FirstCheck): string {
  const marks = [markOf(app, first), ...carriedIn(cookies)].filter((mark) => mark !== '');
  return (
    `${cookieName}=${marks.slice(0, most).join('.')}; Max-Age=${sameScan / 1_000}; Path=/; HttpOnly; SameSite=Lax` +
    (app.settings.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '')
  );
}
