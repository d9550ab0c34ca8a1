import type { FastifyBaseLogger } from 'fastify';
import { onePerServer } from '../cache.ts';

type Heard = { address: string; at: number };
type Needs = { log: FastifyBaseLogger };

const heardOf = onePerServer((_app: Needs): Heard => ({ address: '', at: 0 }));
const toldFor = 3_600_000;

/**
 * Notes a neighbour that forwards requests although it is not trusted. If it is a proxy, all visitors behind it are one
 * address: one crowd uses up the limits of all.
 */
export function noteUntrustedProxy(app: Needs, address: string): void {
  const heard = heardOf(app);
  if (heard.at === 0)
    app.log.warn(
      { neighbour: address },
      'a neighbour that is not trusted sends X-Forwarded-For: all visitors behind it count as one address. If it is your proxy, add its address to TRUST_PROXY',
    );
  heard.address = address;
  heard.at = Date.now();
}

/** The last of them within the last hour; empty if there is none. */
export function untrustedProxyOf(app: Needs): string {
  const { address, at } = heardOf(app);
  return Date.now() - at < toldFor ? address : '';
}
