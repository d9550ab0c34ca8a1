import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { everyHour } from '../jobs/retention.ts';
import { countBytes } from './quota.ts';
import { aliveSince, uploadHours } from './uploads.ts';
import { variantPlaces } from './variants.ts';

const batch = 200;
// Each pass scans everything, so it should find many.
const largeBatch = 2_000;
// Age at which unused files are swept.
const patience = sql`now() - interval '24 hours'`;
// The least of `aliveSince`, for the index.
const staleBefore = sql`now() - make_interval(hours => ${uploadHours}::int)`;
/** Marks places whose bytes are to be deleted. */
const gone = new Date(0);

/** Records places to be deleted: nothing else refers to them any more, and a crash loses none. */
async function leave(
  tx: Tx,
  places: {
    company_id: number;
    region: number;
    place: string;
    /** Counted against the quota until the bytes are deleted. */
    size: number | null;
    kind: 'picture' | 'file';
    state: string;
  }[],
): Promise<void> {
  if (places.length === 0) return;
  await tx
    .insertInto('upload')
    .values(
      places.map((one) => ({
        ...one,
        id: randomUUID(),
        account_id: 0,
        key: '',
        name: '',
        touch_time: gone,
      })),
    )
    .execute();
}

/** Stalled uploads. Their id is changed, so that a client that comes back cannot resume them. */
export async function leaveStaleUploads(tx: Tx): Promise<number> {
  const stale = await tx
    .deleteFrom('upload')
    .where(sql<boolean>`(company_id, id) in (
      select company_id, id from upload
      where touch_time < ${staleBefore} and touch_time > ${gone} and touch_time < ${aliveSince}
      limit ${batch} for update skip locked)`)
    .returning(['company_id', 'region', 'place', 'size', 'state'])
    .execute();
  await leave(
    tx,
    stale.map(({ state, ...one }) => ({ ...one, kind: 'file', state: JSON.stringify(state) })),
  );
  return stale.length;
}

const isUnused = sql<boolean>`not exists (select from file_use u where u.company_id = f.company_id and u.file_id = f.id)
  and not exists (select from wip_file w where w.company_id = f.company_id and w.file_id = f.id)
  and not exists (select from company c where c.company_id = f.company_id and c.license_id = f.id)`;

/** Unused files. */
export async function deleteUnused(tx: Tx): Promise<number> {
  // A transaction about to use one holds its lock; one that committed before the lock is seen by the second query.
  const held = await sql<{ company_id: number; id: number }>`
    select company_id, id from stored_file f where create_time < ${patience} and ${isUnused}
    order by create_time limit ${largeBatch} for update skip locked`.execute(tx);
  if (held.rows.length === 0) return 0;
  await sql`
    delete from stored_file f using unnest(
      ${held.rows.map((row) => row.company_id)}::int[], ${held.rows.map((row) => row.id)}::int[]) as h (company_id, id)
    where f.company_id = h.company_id and f.id = h.id and ${isUnused}`.execute(tx);
  return held.rows.length;
}

/** Content without a name. */
export async function leaveNamelessBlobs(tx: Tx): Promise<number> {
  const isNameless = sql<boolean>`not exists (
    select from stored_file f where f.company_id = b.company_id and f.hash = b.hash)`;
  // Searched without a lock, from the two indexes alone: ten times faster among a million.
  const found = await sql<{ company_id: number; hash: string }>`
    select company_id, hash from blob b where ${isNameless} order by company_id, hash
    limit ${largeBatch}`.execute(tx);
  if (found.rows.length === 0) return 0;
  const held = await sql<{ company_id: number; hash: string }>`
    select b.company_id, b.hash from blob b join unnest(
      ${found.rows.map((row) => row.company_id)}::int[], ${found.rows.map((row) => row.hash)}::text[]) as h (company_id, hash)
      on b.company_id = h.company_id and b.hash = h.hash
    order by b.company_id, b.hash for update of b skip locked`.execute(tx);
  if (held.rows.length === 0) return 0;
  const swept = await sql<{
    company_id: number;
    region: number;
    place: string;
    size: number;
    type: string;
  }>`
    delete from blob b using unnest(
      ${held.rows.map((row) => row.company_id)}::int[], ${held.rows.map((row) => row.hash)}::text[]) as h (company_id, hash)
    where b.company_id = h.company_id and b.hash = h.hash and ${isNameless}
    returning b.company_id, b.region, b.place, b.size, b.type`.execute(tx);
  await leave(
    tx,
    swept.rows.map(({ type, ...one }) => ({
      ...one,
      kind: type === 'image/webp' ? 'picture' : 'file',
      state: 'null',
    })),
  );
  const freed = new Map<number, number>();
  for (const { company_id: company, size } of swept.rows)
    freed.set(company, (freed.get(company) ?? 0) + size);
  for (const [company, bytes] of freed) await countBytes(tx, company, -bytes);
  return held.rows.length;
}

const readGone = (tx: Tx) =>
  tx
    .selectFrom('upload')
    .select(['company_id', 'id', 'region', 'place', 'kind', 'state'])
    .where('touch_time', '=', gone)
    .limit(batch)
    .execute();

/** Deletes the bytes first and their row last. */
async function removeBytes(
  { storage }: Pick<App, 'storage'>,
  left: Awaited<ReturnType<typeof readGone>>,
): Promise<void> {
  for (const { region, place, kind, state } of left) {
    const { store } = storage.at(region);
    if (kind === 'picture')
      for (const one of variantPlaces(place)) await store.remove({ place: one, state: null });
    await store.remove({ place, state });
  }
}

/** Deletes stalled uploads, unused files and unnamed content. */
export const filesJob: JobKind<App> = {
  kind: 'files.sweep',
  lane: 'long',
  run: async (job, app) => {
    for (const [work, most] of [
      [leaveStaleUploads, batch],
      [deleteUnused, largeBatch],
      [leaveNamelessBlobs, largeBatch],
    ] as const) {
      let count: number = most;
      while (count === most)
        await job.step(async (tx) => {
          count = await work(tx);
          return {};
        });
    }
    for (;;) {
      let left: Awaited<ReturnType<typeof readGone>> = [];
      await job.step(async (tx) => {
        left = await readGone(tx);
        return {};
      });
      if (left.length === 0) break;
      await removeBytes(app, left);
      await job.step(async (tx) => {
        await tx
          .deleteFrom('upload')
          .where('touch_time', '=', gone)
          .where(
            'id',
            'in',
            left.map(({ id }) => id),
          )
          .execute();
        return {};
      });
      app.metrics.filesSwept.inc(left.length);
    }
    await job.step(async (tx) => {
      const { bytes } = await tx
        .selectFrom('storage_use')
        .select((from) => from.fn.sum<string | null>('bytes').as('bytes'))
        .executeTakeFirstOrThrow();
      app.metrics.storedBytes.set(Number(bytes ?? 0));
      return {};
    });
  },
};

export const sweepFilesEveryHour = everyHour(filesJob.kind, 'sweep files');
