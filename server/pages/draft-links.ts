import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { charge } from '../services/throttle.ts';
import { hashToken } from '../services/sessions.ts';

const life = 3_600_000;
const written = /^[\w-]{22}$/;
/** Tries of one address with links that do not open, before it rests. */
const limit = { hits: 30, windowSeconds: 600, blockSeconds: 600 };
const mostRests = 10_000;
const rests = new WeakMap<App, Map<string, number>>();

type Page = { company: number; id: number };

/** A link to the draft of a page of this company; only who has it can open it, and only for an hour. */
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

/** Ends all links to a page; whoever has it open on a phone is told. */
export async function endDraftLinks(app: App, tx: Tx, { company, id }: Page): Promise<void> {
  await tx
    .deleteFrom('page_draft_link')
    .where('company_id', '=', company)
    .where('page_id', '=', id)
    .execute();
  await app.cluster.tell(tx, { topic: 'draft', company, id });
}

export type Draft = Page & { until: Date; document: PageDocument };

/** The draft behind a link, as it is now; null for a link that expired, was ended, or never was: nobody is told which. */
export async function openDraft(app: App, token: string, address: string): Promise<Draft | null> {
  if (!written.test(token) || (rests.get(app)?.get(address) ?? 0) > Date.now()) return null;
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
  const { blockedSeconds } = await charge(app.database.aside, `draft:${address}`, limit);
  if (blockedSeconds > 0) {
    const resting = rests.get(app) ?? new Map<string, number>();
    rests.set(app, resting);
    if (resting.size >= mostRests) resting.clear();
    resting.set(address, Date.now() + blockedSeconds * 1_000);
  }
  return null;
}
