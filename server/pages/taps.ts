import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer } from '../cache.ts';
import { standingOf } from '../scans/brute-force.ts';
import { originOf } from '../scans/visitor.ts';
import { noteTap, type ShownVersion } from './figures.ts';
import { readVersion } from './find-page.ts';
import { textIn, type FormRequest } from './query.ts';

const keyOf = onePerServer((app: App): Buffer => app.secrets.derive('page taps'));

const sign = (app: App, named: string) =>
  createHmac('sha256', keyOf(app)).update(named).digest().subarray(0, 9).toString('base64url');

/** What a page sends along with a tap: its version, signed, so that only pages that were sent are counted. */
export function tapMark(app: App, { company, page, number, trial }: ShownVersion): string {
  const named = `${company}.${page}.${number}.${trial}`;
  return `${named}.${sign(app, named)}`;
}

function readMark(app: App, mark: string): ShownVersion | null {
  const found = /^(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.(\d{1,9})\.([\w-]{12})$/.exec(mark);
  if (!found) return null;
  const [, company, page, number, trial, signature] = found;
  const right = sign(app, `${company}.${page}.${number}.${trial}`);
  if (!timingSafeEqual(Buffer.from(signature!), Buffer.from(right))) return null;
  const numbers = { company, page, number, trial };
  return Object.fromEntries(
    Object.entries(numbers).map(([name, text]) => [name, Number(text)]),
  ) as ShownVersion;
}

/** Far more than a person taps in a minute, because a carrier puts many phones behind one address. */
const perMinute = 300;
const addressesKept = 20_000;

type Minute = { began: number; taps: number };
const minutesOf = onePerServer((_app: App) => leastRecentlyUsed<string, Minute>(addressesKept));

/** Counted by each node for itself: a figure is not worth a query. */
function isTooOften(app: App, address: string): boolean {
  const minutes = minutesOf(app);
  const now = Date.now();
  const known = minutes.get(address);
  if (!known || now - known.began > 60_000) {
    minutes.set(address, { began: now, taps: 1 });
    return false;
  }
  known.taps += 1;
  return known.taps > perMinute;
}

/** `POST /tap`: somebody tapped a link or button of a block. The answer is the same whether it counts or not. */
export async function takeTap(
  app: App,
  request: FastifyRequest<FormRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const shown = readMark(app, textIn(request.body, 'page'));
  const block = textIn(request.body, 'block');
  const origin = originOf(app, request.ip);
  if (shown && standingOf(app, origin) !== 'blocked' && !isTooOften(app, origin.address)) {
    const page = await readVersion(app, shown);
    if (page?.order.includes(block)) noteTap(app, shown, block);
  }
  return reply.code(204).header('cache-control', 'no-store').send();
}
