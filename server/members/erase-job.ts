import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { JobKind } from '../services/jobs.ts';
import { strikeOutbox } from '../services/outbox.ts';
import type { Words } from './erase.ts';

const month = 31 * 86_400_000;

/** The logs are long, and are gone through month by month after the answer; until then an erasure is under way. */
export const eraseJob: JobKind = {
  kind: 'person.erase',
  run: async (job, app) => {
    const id = Number(job.payload.erasure);
    const found = await readErasure(app, id);
    if (!found) return;
    const { words, first } = found;
    const end = Date.now();
    let since = Number(job.cursor?.since ?? first);
    const total = Math.max(1, Math.ceil((end - first) / month));
    while (since <= end) {
      const until = since + month;
      await job.step(async (tx) => {
        await strikeMonth(tx, id, words, [since, until]);
        return { cursor: { since: until }, done: Math.ceil((until - first) / month), total };
      });
      since = until;
    }
    // Where messages lie in a file instead of going to a gateway.
    await strikeOutbox(app.settings.DATA_DIR, words.mobile);
    await job.step(async (tx) => {
      await tx
        .updateTable('erasure')
        .set({ words_sealed: null, end_time: new Date() })
        .where('id', '=', id)
        .execute();
      return { done: total, total };
    });
  },
};

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
      select least((select min(create_time) from operation_log), (select min(create_time) from login_log)) as first`.execute(
      tx,
    );
    const words = JSON.parse(app.secrets.open(row.words_sealed)) as Words;
    return { words, first: rows[0]!.first?.getTime() ?? Date.now() };
  });
}

async function strikeMonth(
  tx: Tx,
  id: number,
  { mobile, names, own }: Words,
  [since, until]: [number, number],
): Promise<void> {
  await sql`select strike_from_logs(${id}, ${new Date(since)}, ${new Date(until)}, ${mobile}, ${names}::text[],
    ${own}::text[])`.execute(tx);
}

/** Asks for the rest of an erasure; one that is under way already is not begun twice. */
export const askForErasure = (app: App, tx: Tx, id: number) =>
  app.jobs.add(tx, {
    kind: eraseJob.kind,
    payload: { erasure: id },
    subject: `#${id}`,
    uniqueKey: `erasure ${id}`,
  });

/** Erasures whose job failed or was cancelled go on: somebody was promised to be forgotten. */
export async function resumeErasures(app: App, tx: Tx): Promise<void> {
  const open = await tx.selectFrom('erasure').select('id').where('end_time', 'is', null).execute();
  for (const { id } of open) await askForErasure(app, tx, id);
}
