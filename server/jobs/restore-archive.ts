import { sql } from 'kysely';
import type { ArchiveSource } from '#contract/features/data/archives/sources.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { columnTypes, readParts, type ArchiveNeeds } from './archive.ts';
import { takeRows, type TextRow } from './archive-files.ts';
import type { JobKind, Jobs } from './jobs.ts';

/** How long restored rows stay before they leave the database again. */
const daysRestored = 30;

/** Puts an archived month back, file by file: each with the job's progress in one transaction, so none twice. */
export const restoreJob: JobKind<ArchiveNeeds> = {
  kind: 'retention.restore',
  lane: 'long',
  run: async (job, { database, storage }) => {
    const id = Number(job.payload.archive);
    const { archive, parts } = await transact(database.main, systemActor, async (tx) => ({
      archive: await tx
        .selectFrom('archive')
        .select(['source', 'month', 'state', 'columns', 'region'])
        .where('id', '=', id)
        .executeTakeFirst(),
      parts: await readParts(tx, id),
    }));
    if (archive?.state !== 'restoring') return;
    const { source, month, columns, region } = archive;
    const { store } = storage.at(region);
    let done = Number(job.cursor?.part ?? 0);
    if (done === 0)
      await job.step(async (tx) => {
        await sql`call open_archived_month(${source}, ${month})`.execute(tx);
        return { total: parts.length };
      });
    for (const part of parts.filter((one) => one.part > done)) {
      const rows = await takeRows(store, part);
      await job.step(async (tx) => {
        await insertRows(tx, source, columns, rows);
        done = part.part;
        return { cursor: { part: done }, done };
      });
    }
    await job.step(async (tx) => {
      await tx
        .updateTable('archive')
        .set({
          state: 'restored',
          restored_until: sql`now() + make_interval(days => ${daysRestored})`,
          update_time: sql`now()`,
        })
        .where('id', '=', id)
        .execute();
      return {};
    });
  },
};

type Asked = { archive: number; subject: string; accountId: number };

export const askForRestore = (
  { jobs }: { jobs: Jobs },
  tx: Tx,
  { archive, subject, accountId }: Asked,
) =>
  jobs.add(tx, {
    kind: restoreJob.kind,
    payload: { archive },
    subject,
    accountId,
    uniqueKey: `restore ${archive}`,
  });

async function insertRows(
  tx: Tx,
  source: ArchiveSource,
  columns: readonly string[],
  rows: readonly TextRow[],
): Promise<void> {
  const types = await columnTypes(tx, source);
  const names = sql.join(columns.map((name) => sql.ref(name)));
  const values = columns.map((name) => sql`${sql.ref(name)}::${sql.raw(types.get(name)!)}`);
  const given = columns.map((_name, at) => sql`${rows.map((row) => row[at])}::text[]`);
  await sql`insert into ${sql.table(source)} (${names})
    select ${sql.join(values)} from unnest(${sql.join(given)}) as given (${names})`.execute(tx);
}
