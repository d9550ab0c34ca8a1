import { totalmem } from 'node:os';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { onePerServer } from '../cache.ts';
import { networkOf, wideNetworkOf } from '../access/network.ts';
import type { Session } from '../access/sessions.ts';
import { Refusal } from '../refusal.ts';

const megabyte = 1_048_576;
/** Smaller bodies are not counted: a connection costs about as much. */
const small = 65_536;
/** The largest body of a call that anybody may make. */
export const mostOfAnyone = 262_144;
/** What one sender may have in memory at once: three imports, or six photos. */
const ofSender = 64 * megabyte;
/** The same of those around it: a company, a dealer, an IPv6 /48 network. */
const ofGroup = 192 * megabyte;
const inAll = Math.min(512 * megabyte, totalmem() / 8);

type Share = { name: string; most: number };
const heldOf = onePerServer((_app: App) => new Map<string, number>());

/** The shares of somebody who is signed in, or of a key. */
export const sharesOf = ({ type, accountId, companyId, dealerId, key }: Session): Share[] => [
  { name: key ? `key:${key.id}` : `account:${accountId}`, most: ofSender },
  { name: `${type}:${companyId ?? ''}:${dealerId ?? ''}`, most: ofGroup },
];

/** The shares of an address. */
export function sharesOfAddress(ip: string): Share[] {
  const wide = wideNetworkOf(ip);
  return [
    { name: networkOf(ip), most: ofSender },
    ...(wide === null ? [] : [{ name: wide, most: ofGroup }]),
  ];
}

/** How long a body may get: as announced, or as long as is allowed. */
export const lengthOf = ({ headers }: FastifyRequest, most: number): number =>
  headers['transfer-encoding'] === undefined
    ? Math.min(Number(headers['content-length'] ?? 0), most)
    : most;

export const isLarge = (bytes: number): boolean => bytes > small;

/**
 * Counts a body that is collected in memory, from before its first byte until the answer is sent. Otherwise a few
 * hundred that never end would fill the memory of the server.
 */
export function holdBody(
  app: App,
  { raw }: FastifyReply,
  shares: readonly Share[],
  bytes: number,
): void {
  const held = heldOf(app);
  const isOver = ({ name, most }: Share) => (held.get(name) ?? 0) + bytes > most;
  if (shares.some(isOver)) throw new Refusal(errorTexts.tooMany, { code: codes.tooMany });
  const all = [...shares, { name: 'all', most: inAll }];
  if (all.some(isOver)) throw new Refusal(errorTexts.busy, { code: codes.unavailable });
  const count = (change: number) => {
    for (const { name } of all) {
      const now = (held.get(name) ?? 0) + change;
      if (now > 0) held.set(name, now);
      else held.delete(name);
    }
  };
  count(bytes);
  let isHeld = true;
  const release = () => {
    if (isHeld) count(-bytes);
    isHeld = false;
  };
  raw.once('finish', release);
  raw.once('close', release);
}
