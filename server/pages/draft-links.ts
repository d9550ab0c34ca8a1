import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { App } from '../app.ts';
import { leastRecentlyUsed, onePerServer } from '../cache.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { sweepRows } from '../database/sweep.ts';
import type { Origin } from '../access/network.ts';
import { chargeOrigin } from '../access/throttle.ts';
import { hashToken } from '../access/sessions.ts';

const life = 3_600_000;
const written = /^[\w-]{22}$/;
/** Invalid links per address before it is blocked. */
const limit = { hits: 30, windowSeconds: 600, blockSeconds: 600 };
const restsOf = onePerServer((_app: App) => leastRecentlyUsed<string, number>(10_000));

type Page = { company: number; id: number };

/** A secret link to the draft of a page, valid for an hour. */
export async function makeDraftLink(tx: Tx, { company, id }: Page, accountId: number) {
  const token = randomBytes(16).toString('base64url');
  const until = new Date(Date.now() + life);
  await tx
    .insertInto('page_draft_link')
    .values({
      company_id: company,
      page_id: id,
      token_hash: hashToken(token),
      expire_time: until,
      create_by: accountId,
    })
    .execute();
  return { url: `/draft/${token}`, expire_time: until.toISOString() };
}

/** Revokes all links to a page; phones that have it open are notified. */
export async function endDraftLinks(app: App, tx: Tx, { company, id }: Page): Promise<void> {
  await tx
    .deleteFrom('page_draft_link')
    .where('company_id', '=', company)
    .where('page_id', '=', id)
    .execute();
  await app.cluster.tell(tx, { topic: 'draft', company, id });
}

export type Draft = Page & { until: Date; document: PageDocument };

/** The current draft of a link; null if the link has expired, was revoked or never existed, without saying which. */
export async function openDraft(app: App, token: string, origin: Origin): Promise<Draft | null> {
  if (!written.test(token) || (restsOf(app).get(origin.address) ?? 0) > Date.now()) return null;
  const found = await transact(app.database.main, systemActor, (tx) =>
    tx
      .selectFrom('page_draft_link as l')
      .innerJoin('page_template as p', (join) =>
        join.onRef('p.company_id', '=', 'l.company_id').onRef('p.id', '=', 'l.page_id'),
      )
      .select(['p.company_id as company', 'p.id', 'l.expire_time as until', 'p.document'])
      .where('l.token_hash', '=', hashToken(token))
      .where('l.expire_time', '>', sql<Date>`now()`)
      .executeTakeFirst(),
  );
  if (found) return found;
  const { blockedSeconds } = await chargeOrigin(app.database.sidePool, 'draft', origin, limit);
  if (blockedSeconds > 0) restsOf(app).set(origin.address, Date.now() + blockedSeconds * 1_000);
  return null;
}

export const sweepDraftLinks = sweepRows(
  'page_draft_link',
  ['company_id', 'id'],
  'expire_time < now()',
);
