import { randomUUID } from 'node:crypto';
import { sql, type Selectable } from 'kysely';
import { refuseFile } from '#contract/files.ts';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';
import { notFound } from '../refusal.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import type { UploadState } from '../storage/storage.ts';
import { newPlace } from './keep.ts';
import { refusalOf } from './problems.ts';
import { limitOpenUploads, reserveRoom } from './quota.ts';
import { checkKey, companyOf, type Claims } from './tokens.ts';

export type UploadRow = Selectable<Tables['upload']>;
/** An upload that nothing arrives for is swept after this time. */
export const uploadHours = 6;
/** How long a finished one is remembered, in case its last answer got lost. */
const rememberedHours = 24;

/** The time since which an upload must have been continued, or finished. */
export const aliveSince = sql<Date>`now() - make_interval(hours =>
  case when state ->> 'done' is null then ${uploadHours}::int else ${rememberedHours}::int end)`;

type Wish = { key: string; fname: string; size: number | null; hash?: string | null };

/** The file name, once token, key, name and size are valid; an unknown size is checked while it arrives. */
export function checkWish(claims: Claims, { key, fname, size }: Wish): string {
  const rest = checkKey(claims, key);
  const name = fname || rest;
  const problem = refuseFile(claims.kind, { name, size: size ?? 1 });
  if (problem) throw refusalOf(problem, name);
  return name;
}

/**
 * Records an upload before its first byte, so that it is always known and has its room. Without a size it has none; what
 * arrived is counted at the end.
 */
export async function beginUpload(
  app: App,
  session: Session,
  claims: Claims,
  wish: Wish,
): Promise<UploadRow> {
  const name = checkWish(claims, wish);
  const { region } = app.storage.at(claims.region);
  return transact(app.database.main, actorOf(session), async (tx) => {
    await reserveRoom(tx, companyOf(session), wish.size ?? 1);
    await limitOpenUploads(tx, companyOf(session), session.accountId);
    return tx
      .insertInto('upload')
      .values({
        company_id: companyOf(session),
        id: randomUUID(),
        account_id: session.accountId,
        region,
        place: newPlace(),
        key: wish.key,
        name,
        kind: claims.kind,
        size: wish.size,
        hash: wish.hash ?? null,
        state: 'null',
      })
      .returningAll()
      .executeTakeFirstOrThrow();
  });
}

const isAlive = sql<boolean>`touch_time > ${aliveSince}`;
// Saved only now and then: every chunk would wait for it.
const isLongAgo = sql<boolean>`touch_time < now() - interval '10 minutes'`;

/** An upload of this account; others, and those being swept, count as missing. */
export async function findUpload(app: App, session: Session, id: string): Promise<UploadRow> {
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id);
  if (!isId) throw notFound();
  const own = { company_id: companyOf(session), id, account_id: session.accountId };
  return transact(app.database.main, actorOf(session), async (tx) => {
    const found = await tx
      .selectFrom('upload')
      .selectAll()
      .select(isLongAgo.as('isLongAgo'))
      .where((is) => is.and(own))
      .where(isAlive)
      .executeTakeFirst();
    if (!found) throw notFound();
    const { isLongAgo: isOld, ...upload } = found;
    if (!isOld) return upload;
    const touched = await tx
      .updateTable('upload')
      .set({ touch_time: sql`now()` })
      .where((is) => is.and(own))
      .where(isAlive)
      .returning('id')
      .executeTakeFirst();
    if (!touched) throw notFound();
    return upload;
  });
}

/** Saves what the storage needs to continue; refused when another request has continued it, or it was swept. */
export function keeperOf(app: App, upload: UploadRow): (state: UploadState) => Promise<void> {
  let last = JSON.stringify(upload.state);
  return async (state) => {
    const next = JSON.stringify(state);
    const { numUpdatedRows } = await transact(app.database.main, systemActor, (tx) =>
      tx
        .updateTable('upload')
        .set({ state: next, touch_time: sql`now()` })
        .where('company_id', '=', upload.company_id)
        .where('id', '=', upload.id)
        .where('state', '=', sql<UploadState>`${last}::jsonb`)
        .executeTakeFirst(),
    );
    if (numUpdatedRows === 0n) throw notFound();
    last = next;
  };
}

/** Removes an upload: its bytes, then its row. One that has finished meanwhile is a file, and stays. */
export async function removeUpload(
  app: Pick<App, 'storage' | 'database'>,
  upload: Pick<UploadRow, 'company_id' | 'id' | 'region' | 'place' | 'state'>,
): Promise<void> {
  const { company_id, id, place } = upload;
  const own = { company_id, id, place };
  // From here on nobody can continue it, and the sweep deletes what is left.
  const claimed = await transact(app.database.main, systemActor, (tx) =>
    tx
      .updateTable('upload')
      .set({ touch_time: new Date(0) })
      .where((is) => is.and(own))
      .returning(['region', 'place', 'state'])
      .executeTakeFirst(),
  );
  if (!claimed) return;
  await app.storage.at(claimed.region).store.remove(claimed);
  await transact(app.database.main, systemActor, (tx) =>
    tx
      .deleteFrom('upload')
      .where((is) => is.and(own))
      .execute(),
  );
}
