import { createHmac, timingSafeEqual } from 'node:crypto';
import { networkOf, wideNetworkOf, type Origin } from '../access/network.ts';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import type { RequestInfo } from '../http/endpoint.ts';

/** An anonymous visitor, identified by keyed hashes only. */
export type Visitor = {
  device: string;
  address: string;
  /** The cookie that identifies the device from another address; null if it already has it. */
  cookie: string | null;
};

const cookieName = 'sy_device';
const year = 365 * 24 * 3_600;
const keyOf = onePerServer((app: App): Buffer => app.secrets.derive('visitors'));

const digest = (app: App, purpose: string, value: string) =>
  createHmac('sha256', keyOf(app)).update(`${purpose}:${value}`).digest();
/** A hash as stored: sixty-four bits. */
const numberOf = (hash: Buffer) => hash.readBigInt64BE(0).toString();

export const addressOf = (app: App, ip: string): string =>
  numberOf(digest(app, 'address', networkOf(ip)));

export type { Origin } from '../access/network.ts';
/** Where a request comes from, for limits, without telling its address. */
export function originOf(app: App, ip: string): Origin {
  const wide = wideNetworkOf(ip);
  return {
    address: addressOf(app, ip),
    wide: wide === null ? null : numberOf(digest(app, 'address', wide)),
  };
}

/**
 * A device is first identified by its address and browser; the signed cookie keeps that. So a second scan within
 * minutes is the same device, with or without cookies, and two alike behind one address count as one.
 */
export function visitorOf(
  app: App,
  { ip, userAgent, cookies }: RequestInfo,
  address = addressOf(app, ip),
): Visitor {
  const carried = readCookie(app, cookies);
  if (carried) return { device: carried, address, cookie: null };
  const device = numberOf(digest(app, 'device', `${networkOf(ip)} ${userAgent}`));
  return { device, address, cookie: writeCookie(app, device) };
}

const markOf = (app: App, device: string) =>
  digest(app, 'cookie', device).subarray(0, 12).toString('base64url');

const writeCookie = (app: App, device: string) =>
  `${cookieName}=${device}.${markOf(app, device)}; Max-Age=${year}; Path=/; HttpOnly; SameSite=Lax` +
  (app.settings.PUBLIC_URL?.startsWith('https:') ? '; Secure' : '');

function readCookie(app: App, cookies: string): string | null {
  const found = /(?:^|;\s*)sy_device=(-?\d{1,20})\.([\w-]{16})(?:;|$)/.exec(cookies);
  if (!found) return null;
  const [, device, mark] = found;
  return timingSafeEqual(Buffer.from(mark!), Buffer.from(markOf(app, device!))) ? device! : null;
}
