import { sql, type RawBuilder } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { tally, type Tallied } from '../identifiers/tally.ts';
import { countPlaces } from './count-places.ts';
import { isConsumers, type Finding, type LoggedScan } from './findings.ts';
import { findIn, readReach, type Reach } from './find-risks.ts';
import { announce, keepIncidents, type Opened } from './incidents.ts';

const every = 400;
const mostAtOnce = 5_000;
// The size limit of a cluster message.
const mostTold = 500;

/**
 * Processes scans right after they are logged: figures, incidents, notices, the live monitor. One node at a time reads
 * the log in the order in which transactions began, and only up to those still open, so that nothing is skipped.
 */
export function followScans(app: App): () => Promise<void> {
  let isOver = false;
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      while (!isOver && (await followOnce(app)) === mostAtOnce);
    } catch (error) {
      // The database is down or a row is locked: the next turn reads the same again.
      if (!isOver) app.log.warn({ err: error }, 'cannot follow scans, trying again');
    }
  };
  const timer = setInterval(() => {
    running ??= run().finally(() => (running = null));
  }, every);
  timer.unref();
  return async () => {
    isOver = true;
    clearInterval(timer);
    await running;
  };
}

// Errors caused by one company's data, unlike a database that is down.
const isTheirs = (error: unknown) =>
  error instanceof TypeError || /^(2[1-3]|42|54|P0)/.test((error as { code?: string }).code ?? '');

/** Processes the next chunk; returns how many scans it had. A failing company does not hold up others. */
export async function followOnce(app: App): Promise<number> {
  try {
    return await followPiece(app, followCompany);
  } catch (error) {
    if (!isTheirs(error)) throw error;
    return followPiece(app, followApart);
  }
}

const followPiece = (app: App, follow: typeof followCompany): Promise<number> =>
  // No request waits for this.
  transact(app.database.sidePool, systemActor, async (tx) => {
    const scans = await readOn(tx);
    const byCompany = new Map<number, LoggedScan[]>();
    for (const scan of scans) {
      const mine = byCompany.get(scan.company_id);
      if (mine) mine.push(scan);
      else byCompany.set(scan.company_id, [scan]);
    }
    for (const [companyId, mine] of byCompany) await follow(app, tx, companyId, mine);
    const companies = [...byCompany.keys()].slice(0, mostTold);
    if (companies.length > 0) await app.cluster.tell(tx, { topic: 'scans', companies });
    return scans.length;
  });

/** A position in the log; `until_id` only if it reads what was left of an earlier epoch. */
type Position = { xact: string; last_id: number; after_id: number; until_id: number | null };
type Reader = Position & { is_elsewhere: boolean };

/** The next scans after the reader's position; none while another node holds it. */
async function readOn(tx: Tx): Promise<LoggedScan[]> {
  const held = await sql<Reader>`
    select xact::text, last_id, after_id, until_id,
      -- A reader of the releases before knows no cluster: it is elsewhere if its position is still to come here.
      case when cluster is null then xact >= pg_snapshot_xmax(pg_current_snapshot())
        else cluster <> ${hereInSql} end as is_elsewhere
    from scan_reader where name = 'follow' for update skip locked`.execute(tx);
  let reader = held.rows[0];
  if (!reader) return [];
  if (reader.is_elsewhere) reader = await beginEpoch(tx);
  return (await readLeft(tx)) ?? (await readNext(tx, reader));
}

/** The identity of the cluster: transaction numbers mean nothing in another one. */
const hereInSql = sql`(select system_identifier::text from pg_control_system())`;

/**
 * The database was restored in another cluster, which counts its transactions from elsewhere. What had been logged and
 * not read yet is read by its own position; new rows, which have higher ids, from the start.
 */
async function beginEpoch(tx: Tx): Promise<Reader> {
  await sql`
    insert into scan_reader (name, xact, last_id, after_id, cluster, epoch, until_id)
    select 'follow ' || epoch, xact, last_id, after_id, cluster, epoch,
      greatest(high_id, (select max(s.id) from scan_log s where (s.xact, s.id) > (r.xact, r.last_id) and s.id > r.after_id))
    from scan_reader r where name = 'follow'`.execute(tx);
  const { rows } = await sql<Reader>`
    update scan_reader r set xact = '0', last_id = 0, after_id = l.until_id, high_id = l.until_id, epoch = r.epoch + 1,
      cluster = ${hereInSql}, update_time = now()
    from scan_reader l where r.name = 'follow' and l.name = 'follow ' || r.epoch
    returning r.xact::text, r.last_id, r.after_id, r.until_id, false as is_elsewhere`.execute(tx);
  return rows[0]!;
}

/** What an earlier epoch left to read: all of it was committed before the database was copied. */
async function readLeft(tx: Tx): Promise<LoggedScan[] | null> {
  const { rows: readers } = await sql<Position & { name: string }>`
    select name, xact::text, last_id, after_id, until_id from scan_reader
    where until_id is not null order by epoch limit 1 for update`.execute(tx);
  const left = readers[0];
  if (!left) return null;
  const rows = await readScans(tx, left, sql`s.id <= ${left.until_id}`);
  const last = rows.at(-1);
  if (last)
    await sql`update scan_reader set xact = ${last.xact}::xid8, last_id = ${last.id}, update_time = now()
      where name = ${left.name}`.execute(tx);
  else await sql`delete from scan_reader where name = ${left.name}`.execute(tx);
  return rows.length > 0 ? rows : readLeft(tx);
}

async function readNext(tx: Tx, reader: Reader): Promise<LoggedScan[]> {
  const rows = await readScans(tx, reader, sql`s.xact < pg_snapshot_xmin(pg_current_snapshot())`);
  const last = rows.at(-1);
  if (last)
    await sql`update scan_reader set xact = ${last.xact}::xid8, last_id = ${last.id}, update_time = now(),
        high_id = greatest(high_id, ${Math.max(...rows.map(({ id }) => id))}), cluster = ${hereInSql}
      where name = 'follow'`.execute(tx);
  // Old rows that share their numbers with transactions of this cluster are passed over once, not every time.
  else if (reader.after_id > 0)
    await sql`update scan_reader set xact = pg_snapshot_xmin(pg_current_snapshot()), last_id = 0, update_time = now()
      where name = 'follow' and xact::text::bigint + 1000 < pg_snapshot_xmin(pg_current_snapshot())::text::bigint`.execute(
      tx,
    );
  return rows;
}

async function readScans(
  tx: Tx,
  { xact, last_id: id, after_id: after }: Position,
  upTo: RawBuilder<unknown>,
): Promise<LoggedScan[]> {
  // New partitions have no statistics yet: without this the whole backlog is sorted for each chunk.
  await sql`set local enable_sort = off`.execute(tx);
  const { rows } = await sql<LoggedScan>`
    select company_id, id, xact::text, scan_time, to_char(scan_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      seq, part_id, batch_id, channel, verdict, reasons, counts, is_first, address::text, province, city
    from scan_log s
    where (s.xact, s.id) > (${xact}::xid8, ${id}::bigint) and s.id > ${after}::bigint and ${upTo}
    -- By the column: what is read out under its name is text, and sorts otherwise.
    order by s.xact, s.id limit ${mostAtOnce}`.execute(tx);
  await sql`set local enable_sort = on`.execute(tx);
  return rows;
}

async function followCompany(
  app: App,
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
): Promise<void> {
  await announce(app, tx, companyId, await digest(app, tx, companyId, scans));
}

/** The same in a savepoint: scans that cannot be judged are still counted, and the error is logged. */
async function followApart(
  app: App,
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
): Promise<void> {
  await sql`savepoint company`.execute(tx);
  try {
    await followCompany(app, tx, companyId, scans);
  } catch (error) {
    if (!isTheirs(error)) throw error;
    await sql`rollback to savepoint company`.execute(tx);
    const what = { err: error, company: companyId, from: scans[0]!.id, to: scans.at(-1)!.id };
    app.log.error(what, 'scans were counted, but no rule could judge them');
    await count(tx, companyId, scans);
  }
  await sql`release savepoint company`.execute(tx);
}

/** Counts scans of one company, and opens or updates incidents. */
export async function digest(
  app: App,
  tx: Tx,
  companyId: number,
  scans: readonly LoggedScan[],
): Promise<Opened[]> {
  const reach = await count(tx, companyId, scans);
  const findings = await findIn(app, tx, companyId, scans, reach);
  await tally(tx, companyId, together(alertsOf(findings)));
  return keepIncidents(app, tx, companyId, findings);
}

/** Counts by part and batch, and by place. */
async function count(tx: Tx, companyId: number, scans: readonly LoggedScan[]): Promise<Reach> {
  await tally(tx, companyId, together(scans.flatMap(countsOf)));
  const reach = await readReach(tx, companyId, scans);
  await countPlaces(tx, companyId, scans, reach);
  return reach;
}

const placeOf = ({ day, part_id: partId, batch_id: batchId, province }: LoggedScan) => ({
  day,
  partId,
  batchId,
  province,
});

/** What a scan adds to the figures: only counted scans. */
function countsOf(scan: LoggedScan): Tallied[] {
  if (!isConsumers(scan) || !scan.counts) return [];
  const at = placeOf(scan);
  const scanned: Tallied = { metric: 'scanned', n: 1, ...at };
  return scan.is_first ? [scanned, { metric: 'verified', n: 1, ...at }] : [scanned];
}

/** One alert per scan that fired rules, however many. */
function alertsOf(findings: readonly Finding[]): Tallied[] {
  const scans = new Map(findings.map(({ scan }) => [scan.id, scan]));
  return [...scans.values()].map((scan) => ({ metric: 'alerts', n: 1, ...placeOf(scan) }));
}

/** Adds up counts with the same key. */
function together(entries: readonly Tallied[]): Tallied[] {
  const sums = new Map<string, Tallied>();
  for (const entry of entries) {
    const key = `${entry.metric} ${entry.day} ${entry.partId} ${entry.batchId} ${entry.province}`;
    const sum = sums.get(key);
    if (sum) sum.n += entry.n;
    else sums.set(key, { ...entry });
  }
  return [...sums.values()];
}
