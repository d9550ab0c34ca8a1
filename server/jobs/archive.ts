import { sql } from 'kysely';
import type { Configuration } from '#contract/configuration.ts';
import { archiveSources, type ArchiveSource } from '#contract/features/data/archives/sources.ts';
import { defaultRegion } from '#contract/files.ts';
import { readConfiguration } from '../configuration/configuration.ts';
import { systemActor, transact, type Database, type Tx } from '../database/database.ts';
import type { Storage } from '../storage/storage.ts';
import { putRows, takeRows } from './archive-files.ts';
import type { JobKind, RunningJob } from './jobs.ts';
import { everyHour } from './retention.ts';

export type ArchiveNeeds = { database: Database; storage: Storage };

/** The key of each table, in which its rows are written; its time; and how many rows are one file. */
export const archived: Record<
  ArchiveSource,
  { key: readonly string[]; time: string; most: number }
> = {
  scan_log: { key: ['company_id', 'scan_time', 'id'], time: 'scan_time', most: 50_000 },
  trace_event: { key: ['company_id', 'record_time', 'id'], time: 'record_time', most: 5_000 },
  trace_event_run: {
    key: ['company_id', 'span', 'first_seq', 'event_id', 'record_time'],
    time: 'record_time',
    most: 50_000,
  },
};

type Month = { source: ArchiveSource; month: string };
type Kept = Configuration['retention'];
const daysOf = (kept: Kept, source: ArchiveSource) =>
  source === 'scan_log' ? kept.scan_log : kept.trace_event;

/**
 * Moves months that are older than the platform keeps them into the storage: files are written, read back and compared,
 * and only then the month leaves the database. What was written is in the table `archive`, so that a process that ends
 * in the middle loses and repeats nothing. See docs/decisions/retention.md.
 */
export const archiveJob: JobKind<ArchiveNeeds> = {
  kind: 'retention.archive',
  lane: 'long',
  run: async (job, needs) => {
    for (const { source, month } of await monthsToDo(job))
      await archiveMonth(job, needs, { source, month });
  },
};
export const archiveEveryHour = everyHour(archiveJob.kind, 'archive');

async function monthsToDo(job: RunningJob): Promise<Month[]> {
  const months: Month[] = [];
  await job.step(async (tx) => {
    const kept = await readConfiguration(tx, 'retention');
    if (!kept.archive_scans) await sql`select drop_old_scans(${kept.scan_log})`.execute(tx);
    for (const source of archiveSources) {
      const { rows } = await sql<{ month: string }>`
        select o.month from old_months(${source}, ${daysOf(kept, source)}) o
        left join archive a on a.source = ${source} and a.month = o.month
        where a.state is null or a.state in ('writing', 'written') or a.state = 'restored' and a.restored_until < now()
        order by 1`.execute(tx);
      months.push(...rows.map(({ month }) => ({ source, month })));
    }
    return {};
  });
  return months;
}

async function archiveMonth(job: RunningJob, needs: ArchiveNeeds, which: Month): Promise<void> {
  let archive = await openArchive(job, needs, which);
  if (archive.state === 'writing') {
    while (await writePart(job, needs, which, archive));
    await checkFiles(job, needs, which, archive);
    archive = { ...archive, state: 'written' };
  }
  await job.step(async (tx) => {
    const { rows } = await sql<{ dropped: boolean }>`
      select drop_archived_month(${which.source}, ${which.month}) as dropped`.execute(tx);
    // It is used just now, has days that are not sealed, or more rows than before: those are written with it next time.
    if (!rows[0]!.dropped && (await hasGrown(tx, which, archive.id)))
      await tx.deleteFrom('archive').where('id', '=', archive.id).execute();
    return {};
  });
}

type Archive = { id: number; state: string; columns: string[]; region: number };

async function openArchive(
  job: RunningJob,
  { storage }: ArchiveNeeds,
  { source, month }: Month,
): Promise<Archive> {
  let found: Archive | undefined;
  await job.step(async (tx) => {
    await sql`
      insert into archive (source, month, region, columns)
      select ${source}, ${month}, ${storage.at(defaultRegion).region}, array_agg(attname::text order by attnum)
      from pg_attribute where attrelid = ${source}::regclass and attnum > 0 and not attisdropped and attgenerated = ''
      on conflict do nothing`.execute(tx);
    found = await tx
      .selectFrom('archive')
      .select(['id', 'state', 'columns', 'region'])
      .where('source', '=', source)
      .where('month', '=', month)
      .executeTakeFirstOrThrow();
    return {};
  });
  return found!;
}

const start = (month: string) => `${month.replace('_', '-')}-01 00:00:00+00`;
/** The rows of a month; only its partition is read. */
const within = ({ source, month }: Month) => {
  const time = sql.ref(archived[source].time);
  return sql`${time} >= ${start(month)}::timestamptz and ${time} < ${start(month)}::timestamptz + interval '1 month'`;
};

/** Writes the next file of a month; false after the last. A file that was written but not noted is written once more. */
async function writePart(
  job: RunningJob,
  { database, storage }: ArchiveNeeds,
  which: Month,
  archive: Archive,
): Promise<boolean> {
  const { source, month } = which;
  const { key, most } = archived[source];
  const { part, rows } = await transact(database.main, systemActor, async (tx) => {
    const last = await tx
      .selectFrom('archive_part')
      .select(['part', 'last_key'])
      .where('archive_id', '=', archive.id)
      .orderBy('part', 'desc')
      .limit(1)
      .executeTakeFirst();
    const keys = sql.join(key.map((name) => sql.ref(name)));
    const after = last
      ? sql`and (${keys}) > (${sql.join(await typedKey(tx, which, last.last_key))})`
      : sql``;
    // Times are written in UTC, whatever zone the database is set to.
    await sql`set local timezone to 'UTC'`.execute(tx);
    const found = await sql<{ key: string[]; row: (string | null)[] }>`
      select array[${sql.join(key.map((name) => sql`${sql.ref(name)}::text`))}] as key,
        array[${sql.join(archive.columns.map((name) => sql`${sql.ref(name)}::text`))}] as row
      from ${sql.table(source)} where ${within(which)} ${after} order by ${keys} limit ${most}`.execute(
      tx,
    );
    return { part: (last?.part ?? 0) + 1, rows: found.rows };
  });
  const last = rows.at(-1);
  if (!last) return false;
  const place = `archive/${source}/${month}/${String(part).padStart(6, '0')}.csv.gz`;
  const { store } = storage.at(archive.region);
  const file = await putRows(
    store,
    place,
    archive.columns,
    rows.map(({ row }) => row),
  );
  await job.step(async (tx) => {
    await tx
      .insertInto('archive_part')
      .values({
        archive_id: archive.id,
        part,
        place,
        rows: rows.length,
        last_key: last.key,
        ...file,
      })
      .execute();
    return {};
  });
  return rows.length === most;
}

/** A key that was read as text, with the types of its columns. */
async function typedKey(tx: Tx, { source }: Month, values: readonly string[]) {
  const types = await columnTypes(tx, source);
  return archived[source].key.map(
    (name, at) => sql`${values[at]}::text::${sql.raw(types.get(name)!)}`,
  );
}

/** The types of a table's columns, as casts name them. */
export async function columnTypes(tx: Tx, source: ArchiveSource): Promise<Map<string, string>> {
  const { rows } = await sql<{ name: string; type: string }>`
    select attname::text as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${source}::regclass and attnum > 0 and not attisdropped`.execute(tx);
  return new Map(rows.map(({ name, type }) => [name, type]));
}

/** Reads every file back. If one is not as it was written, the month is written again from the start. */
async function checkFiles(
  job: RunningJob,
  { database, storage }: ArchiveNeeds,
  which: Month,
  archive: Archive,
): Promise<void> {
  const { store } = storage.at(archive.region);
  const parts = await transact(database.main, systemActor, (tx) => readParts(tx, archive.id));
  try {
    for (const part of parts) await takeRows(store, part);
  } catch (error) {
    await job.step(async (tx) => {
      await tx.deleteFrom('archive').where('id', '=', archive.id).execute();
      return {};
    });
    throw error;
  }
  const sum = (field: 'rows' | 'bytes') => parts.reduce((all, part) => all + part[field], 0);
  const { time } = archived[which.source];
  const ends = await transact(database.main, systemActor, (tx) =>
    sql<{ first: Date | null; last: Date | null }>`
      select min(${sql.ref(time)}) as first, max(${sql.ref(time)}) as last from ${sql.table(which.source)}
      where ${within(which)}`.execute(tx),
  );
  const { first, last } = ends.rows[0]!;
  // For anyone who has only the files.
  const manifest = {
    format: 'suyuan-archive/1',
    ...which,
    columns: archive.columns,
    rows: sum('rows'),
    first,
    last,
    files: parts.map(({ place, rows, bytes, sha256 }) => ({ place, rows, bytes, sha256 })),
  };
  await store.put(
    `archive/${which.source}/${which.month}/manifest.json`,
    Buffer.from(JSON.stringify(manifest, null, 2)),
  );
  await job.step(async (tx) => {
    await tx
      .updateTable('archive')
      .set({
        state: 'written',
        rows: manifest.rows,
        bytes: sum('bytes'),
        first_time: first,
        last_time: last,
        update_time: sql`now()`,
      })
      .where('id', '=', archive.id)
      .execute();
    return {};
  });
}

export const readParts = (tx: Tx, archive: number) =>
  tx
    .selectFrom('archive_part')
    .select(['part', 'place', 'rows', 'bytes', 'sha256'])
    .where('archive_id', '=', archive)
    .orderBy('part')
    .execute();

async function hasGrown(tx: Tx, which: Month, id: number): Promise<boolean> {
  const { rows } = await sql<{ grown: boolean }>`
    select (select count(*) from ${sql.table(which.source)} where ${within(which)}) <> a.rows as grown
    from archive a where a.id = ${id}`.execute(tx);
  return rows[0]?.grown ?? false;
}
