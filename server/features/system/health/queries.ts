import { sql } from 'kysely';
import type { Health, NodeFacts } from '#contract/features/system/health/contract.ts';
import type { App } from '#server/app.ts';
import type { Tx } from '#server/database/database.ts';
import { Missing } from '#server/storage/storage.ts';

const tablesShown = 8;
const patience = 3_000;

export async function readNodes(app: App, tx: Tx) {
  const { rows } = await sql<{ id: string; silent_ms: number; facts: Partial<NodeFacts> }>`
    select id::text, (extract(epoch from clock_timestamp() - seen_time) * 1000)::int as silent_ms, facts
    from node where seen_time > now() - interval '2 minutes' order by seen_time - now(), id`.execute(
    tx,
  );
  return rows.map(({ facts, ...row }) => ({
    ...facts,
    ...row,
    silent_ms: Math.max(0, row.silent_ms),
    is_this: row.id === app.cluster.node,
  }));
}

/** Whether all living nodes store in the same place, as far as they told. */
export function isStorageShared(nodes: Awaited<ReturnType<typeof readNodes>>): boolean {
  const living = nodes.filter((node) => node.silent_ms < 10_000 && node.storage !== undefined);
  return new Set(living.map(({ storage }) => storage)).size < 2;
}

export async function readDatabase(app: App, tx: Tx) {
  const { rows } = await sql<{
    version: string;
    bytes: number;
    connections: number;
    most_connections: number;
  }>`select current_setting('server_version') as version, pg_database_size(current_database()) as bytes,
      (select count(*) from pg_stat_activity where datname = current_database()) as connections,
      current_setting('max_connections')::int as most_connections`.execute(tx);
  // Partitions count for their table.
  const tables = await sql<{ name: string; bytes: number; rows: number }>`
    select coalesce(p.relname, c.relname) as name, sum(pg_total_relation_size(c.oid))::bigint as bytes,
      sum(greatest(c.reltuples, 0))::bigint as rows
    from pg_class c left join pg_inherits i on i.inhrelid = c.oid left join pg_class p on p.oid = i.inhparent
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
    group by 1 order by 2 desc limit ${tablesShown}`.execute(tx);
  return { ...rows[0]!, tables: tables.rows, replica: readReplica(app) };
}

function readReplica({ database: { replica } }: App): Health['database']['replica'] {
  return replica && { is_reachable: replica.state() !== 'away', lag_ms: replica.lag() };
}

export async function readWork(tx: Tx) {
  const { rows } = await sql<{
    waiting: number;
    running: number;
    failed: number;
    waits_ms: number;
    sms_waiting: number;
    sms_failed: number;
    mail_waiting: number;
    mail_failed: number;
  }>`select
      (select count(*) from job where state = 'waiting') as waiting,
      (select count(*) from job where state = 'running') as running,
      (select count(*) from job where state = 'failed') as failed,
      coalesce((select (extract(epoch from now() - min(run_after)) * 1000)::bigint from job
        where state = 'waiting' and lane = 'short' and run_after <= now()), 0) as waits_ms,
      (select count(*) from sms_message where state = 'waiting') as sms_waiting,
      (select count(*) from sms_message where state = 'failed') as sms_failed,
      (select count(*) from mail_message where state = 'waiting') as mail_waiting,
      (select count(*) from mail_message where state = 'failed') as mail_failed`.execute(tx);
  return rows[0]!;
}

const mostBehind = 100_000;

const unread = sql`(l.xact, l.id) > (r.xact, r.last_id) and l.id > r.after_id and (r.until_id is null or l.id <= r.until_id)`;

/** Whether the reader still stands in the cluster that the database was restored from, where nothing else can be told. */
async function isElsewhere(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is: boolean | null }>`
    select cluster <> (select system_identifier::text from pg_control_system()) as is
    from scan_reader where name = 'follow'`.execute(tx);
  return rows[0]?.is ?? false;
}

/** How many scans are not processed yet, and how old the first of them is. */
export async function readScans(tx: Tx) {
  const { rows } = await sql<{ behind: number; lag_ms: number }>`
    select count(*) as behind,
      coalesce(greatest(0, extract(epoch from now() - min(s.scan_time)) * 1000), 0)::bigint as lag_ms
    from (select scan_time from scan_reader r join scan_log l
      on ${(await isElsewhere(tx)) ? sql`l.id > r.high_id` : unread} limit ${mostBehind}) as s`.execute(
    tx,
  );
  return rows[0]!;
}

/** Requests a missing object: any answer means that the storage works. */
export async function probeStorage({ storage }: App) {
  const { store } = storage.at(30);
  const began = performance.now();
  const isReachable = await within(
    patience,
    store.read('health').then(
      (body) => (body.destroy(), true),
      (error: unknown) => error instanceof Missing,
    ),
  ).catch(() => false);
  return {
    kind: store.kind,
    is_reachable: isReachable,
    took_ms: Math.round(performance.now() - began),
  };
}

async function within<T>(limit: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
