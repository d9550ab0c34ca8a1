import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../jobs/jobs.ts';
import { strikeOutbox } from '../messages/outbox.ts';
import type { Words } from './erase.ts';

/** Rows of the operation log per step: about a second of work. */
const rowsAtOnce = 20_000;

/** The logs are long and processed step by step after the answer; until then the erasure is in progress. */
export const makeEraseJob = (most: number): JobKind<App> => ({
  kind: 'person.erase',
  run: async (job, app) => {
    const id = Number(job.payload.erasure);
    const found = await readErasure(app, id);
    if (!found) return;
    const { words, first } = found;
    let place = (job.cursor as Place | null) ?? { time: '-infinity', id: 0 };
    for (let isOver = false; !isOver;)
      await job.step(async (tx) => {
        const next = await strikeRows(tx, id, words, place, most);
        place = { time: next.time, id: next.id };
        isOver = next.isOver;
        return { cursor: place, ...progress(first, next.day) };
      });
    // Outbox entries of this node from another database are erased as well.
    await strikeOutbox(app.settings.DATA_DIR, words.mobile);
    await job.step(async (tx) => {
      await tx
        .updateTable('erasure')
        .set({ words_sealed: null, end_time: new Date() })
        .where('id', '=', id)
        .execute();
      return progress(first, null);
    });
  },
});
export const eraseJob = makeEraseJob(rowsAtOnce);

/** How many days since the first row are done; null: all of them. */
function progress(first: number, day: Date | null) {
  const total = Math.max(1, Math.ceil((Date.now() - first) / 86_400_000));
  const done = day ? Math.ceil((day.getTime() - first) / 86_400_000) : total;
  return { done: Math.min(Math.max(0, done), total), total };
}

async function readErasure(app: App, id: number) {
  return transact(app.database.main, systemActor, async (tx) => {
    const row = await tx
      .selectFrom('erasure')
      .select('words_sealed')
      .where('id', '=', id)
      .where('end_time', 'is', null)
      .executeTakeFirst();
    if (!row?.words_sealed) return null;
    const { rows } = await sql<{ first: Date | null }>`
      select min(create_time) as first from operation_log`.execute(tx);
    const words = JSON.parse(app.secrets.open('erasure', 0, row.words_sealed)) as Words;
    return { words, first: rows[0]!.first?.getTime() ?? Date.now() };
  });
}

/** The last row processed, its time in microseconds. */
type Place = { time: string; id: number };

async function strikeRows(
  tx: Tx,
  erasure: number,
  { mobile, names }: Words,
  { time, id }: Place,
  most: number,
) {
  const { rows } = await sql<Place & { day: Date | null; isOver: boolean }>`
    select last_time::text as time, last_id as id, is_over as "isOver",
      case when isfinite(last_time) then last_time end as day
    from strike_from_logs(${erasure}, ${time}, ${id}, ${most}, ${mobile}, ${names}::text[])`.execute(
    tx,
  );
  return rows[0]!;
}

/** Queues the rest of an erasure, unless it is already running. */
export const askForErasure = (app: App, tx: Tx, id: number) =>
  app.jobs.add(tx, {
    kind: eraseJob.kind,
    payload: { erasure: id },
    subject: `#${id}`,
    uniqueKey: `erasure ${id}`,
  });

/** Resumes erasures whose job failed or was cancelled. */
export async function resumeErasures(app: App, tx: Tx): Promise<void> {
  const open = await tx.selectFrom('erasure').select('id').where('end_time', 'is', null).execute();
  for (const { id } of open) await askForErasure(app, tx, id);
}
