import { sql } from 'kysely';
import type { App } from '../app.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import { tally, type Tallied } from '../identifiers/tally.ts';
import { isConsumers, type Finding, type LoggedScan } from './findings.ts';
import { findIn } from './find-risks.ts';
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

/** The next scans after the reader's position; none while another node holds it. */
async function readOn(tx: Tx): Promise<LoggedScan[]> {
  const held = await sql<{ xact: string; last_id: number }>`
    select xact::text, last_id from scan_reader where name = 'follow' for update skip locked`.execute(
    tx,
  );
  const reader = held.rows[0];
  if (!reader) return [];
  // New partitions have no statistics yet: without this the whole backlog is sorted for each chunk.
  await sql`set local enable_sort = off`.execute(tx);
  const { rows } = await sql<LoggedScan>`
    select company_id, id, xact::text, scan_time, to_char(scan_time at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day,
      seq, part_id, batch_id, channel, verdict, reasons, counts, is_first, address::text, province, city
    from scan_log s
    where (s.xact, s.id) > (${reader.xact}::xid8, ${reader.last_id}::bigint)
      and s.xact < pg_snapshot_xmin(pg_current_snapshot())
    -- By the column: what is read out under its name is text, and sorts otherwise.
    order by s.xact, s.id limit ${mostAtOnce}`.execute(tx);
  await sql`set local enable_sort = on`.execute(tx);
  const last = rows.at(-1);
  if (last)
    await sql`
      update scan_reader set xact = ${last.xact}::xid8, last_id = ${last.id}, update_time = now()
      where name = 'follow'`.execute(tx);
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
    await tally(tx, companyId, together(scans.flatMap(countsOf)));
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
  await tally(tx, companyId, together(scans.flatMap(countsOf)));
  const findings = await findIn(app, tx, companyId, scans);
  await tally(tx, companyId, together(alertsOf(findings)));
  return keepIncidents(app, tx, companyId, findings);
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
