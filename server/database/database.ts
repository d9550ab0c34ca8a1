import { setTimeout as pause } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { LoginType } from '#contract/login-types.ts';
import { builderOn } from './connection.ts';
import { cut, isAway, lineOptions, withOptions } from './line.ts';
import { watchLines, type Reading, type Replica } from './replica.ts';
import type { Tables } from './tables.ts';

// Identity columns and counts stay far below 2^53, so they are plain numbers on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a date in every time zone, not a local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export type Db = Kysely<Tables>;
/** A transaction that runs on behalf of a user. */
export type Tx = Kysely<Tables>;

type Pool = { pool: pg.Pool; all: Set<pg.PoolClient>; idle: Set<pg.PoolClient> };
const pools = new WeakMap<Db, Pool>();
const poolOf = (db: Db) => pools.get(db)!.pool;
const sidePoolSize = 4;
/** How many batches of scans one node handles at once. */
export const scanSlots = 3;
/** How many exports one node runs at once. */
export const exportsAtOnce = 4;
// Statement timeout of requests and exports; steps of jobs are far shorter.
const mostTime = 120_000;
/** `begin` and `rollback` take no time: a connection that does not answer them is dead. */
const shortPatience = 3_000;
/** How long running transactions may take to end when the server stops. */
const closePatience = 1_000;
const nobody: Reading = { session: null, wrote: null };

/** On whose behalf a transaction runs; read by row-level security. */
export type Actor = {
  actor: LoginType | 'system';
  companyId?: number | null;
  dealerId?: number | null;
  accountId?: number | null;
};
export const systemActor: Actor = { actor: 'system' };

export type Database = {
  url: string;
  main: Db;
  /** For lists and reports: the replica if it is well and shows what the reader wrote, else the primary. */
  reading: (reading?: Reading) => Db;
  /**
   * A few connections for writes that must persist although the request's own transaction is rolled back, such as
   * counting a wrong code. Never the main pool: requests that each wait for one more connection would deadlock it.
   */
  sidePool: Db;
  /** For scans, so that nothing else delays them. */
  scans: Db;
  /** For exports, which hold their connection until the client has downloaded everything; as for `reading`. */
  exporting: (reading?: Reading) => Db;
  /** Null if there is none. */
  replica: Replica | null;
  /** How many connections of each pool there are, and how many callers wait for one. */
  poolUse: () => { pool: string; busy: number; idle: number; waiting: number }[];
  close: () => Promise<void>;
};

// The same few statements again and again: planned once.
export const scanOptions = '-c plan_cache_mode=force_generic_plan -c jit=off';

function connect(url: string, size: number, name = 'suyuan', options = ''): Db {
  const pool = new pg.Pool({
    connectionString: withOptions(url, options),
    max: size,
    ...lineOptions,
    idle_in_transaction_session_timeout: 60_000,
    statement_timeout: mostTime,
    // The server ends a statement first, unless it cannot be heard.
    query_timeout: mostTime + 10_000,
    application_name: name,
  });
  const all = new Set<pg.PoolClient>();
  const idle = new Set<pg.PoolClient>();
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => {
    // The same for one that breaks while in use: its next query fails.
    client.on('error', () => undefined);
    all.add(client);
  });
  pool.on('acquire', (client) => void idle.delete(client));
  pool.on('release', (_error, client) => void idle.add(client));
  pool.on('remove', (client) => {
    all.delete(client);
    idle.delete(client);
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, { pool, all, idle });
  return db;
}

const cutAll = (clients: Iterable<pg.PoolClient>) => {
  for (const client of [...clients]) cut(client);
};

export function openDatabase(url: string, replicaUrl: string | undefined, size: number): Database {
  const readUrl = replicaUrl ? asSameRole(replicaUrl, url) : null;
  const main = connect(url, size);
  const sidePool = connect(url, sidePoolSize);
  // One more than there are slots: wrong codes are counted on it too.
  const scans = connect(url, scanSlots + 1, 'suyuan scan', scanOptions);
  const exports = connect(url, exportsAtOnce, 'suyuan export');
  const standby = readUrl && {
    reading: connect(readUrl, size),
    exporting: connect(readUrl, exportsAtOnce, 'suyuan export'),
  };
  const ofMain = [main, sidePool, scans, exports];
  const ofStandby = standby ? [standby.reading, standby.exporting] : [];
  const silence = (dbs: Db[]) => () => dbs.forEach((db) => cutAll(pools.get(db)!.all));
  const { replica, close: unwatch } = watchLines(
    { url, silent: silence(ofMain) },
    readUrl ? { url: readUrl, silent: silence(ofStandby) } : null,
  );
  const isServed = (reading: Reading) => replica?.serves(reading);
  return {
    url,
    main,
    reading: (reading = nobody) => (standby && isServed(reading) ? standby.reading : main),
    sidePool,
    scans,
    exporting: (reading = nobody) => (standby && isServed(reading) ? standby.exporting : exports),
    replica,
    poolUse: () =>
      Object.entries({ main, side: sidePool, scans, exports }).map(([name, db]) => {
        const { totalCount, idleCount, waitingCount } = poolOf(db);
        return {
          pool: name,
          busy: totalCount - idleCount,
          idle: idleCount,
          waiting: waitingCount,
        };
      }),
    // Kysely ends only a pool it has used itself, and transactions bypass it.
    close: async () => {
      unwatch();
      const dbs = [...ofMain, ...ofStandby];
      const ended = Promise.all(dbs.map((db) => poolOf(db).end()));
      await Promise.race([ended, pause(closePatience, undefined, { ref: false })]);
      // What is still in use fails now. A connection that is never released is not waited for.
      silence(dbs)();
    },
  };
}

/** A replica needs the same role: for an owner or superuser, row-level security would not apply. */
function asSameRole(replicaUrl: string, url: string): string {
  const replica = new URL(replicaUrl);
  const { username, password, searchParams } = new URL(url);
  return withOptions(
    Object.assign(replica, { username, password }).href,
    searchParams.get('options') ?? '',
  );
}

// Only integers and four fixed words are inserted, so the text needs no parameters and travels in one message with
// `begin`. `true` is SET LOCAL: it ends with the transaction.
const id = (value: number | null | undefined) => (value ? String(Math.trunc(value)) : '');
const introduce = ({ actor, companyId, dealerId, accountId }: Actor) =>
  `select set_config('app.actor','${actor}',true),set_config('app.company_id','${id(companyId)}',true),` +
  `set_config('app.dealer_id','${id(dealerId)}',true),set_config('app.user_id','${id(accountId)}',true)`;

/**
 * Goes on in the same transaction as somebody else. For commands of dealers: what they ask for is read under their own
 * policies first, then written for their company.
 */
export async function actAs(tx: Tx, actor: Actor): Promise<void> {
  await sql.raw(introduce(actor)).execute(tx);
}

/** A serialization failure or deadlock: the transaction must be retried. */
export const isRetryable = (error: unknown) =>
  ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '');

/** Runs `work` in one transaction as `who`; retries serialization failures and deadlocks. */
export const transact = <T>(db: Db, session: Actor, work: (tx: Tx) => Promise<T>): Promise<T> =>
  transactOn(db, session, (client) => work(builderOn(client)));

/** The same on the connection itself, for statements that are prepared once and run often. */
export const transactOn = <T>(
  db: Db,
  session: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> => again(() => transactOnce(db, session, work));

/** The same for read-only work that may run on a replica: does not wait for the commit. */
export const transactReading = <T>(
  db: Db,
  session: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> => again(() => readOnce(db, session, work));

/** Reads for somebody on the replica if it may serve them, and on the primary if it fails meanwhile. */
export async function readAnywhere<T>(
  database: Database,
  reading: Reading,
  session: Actor,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const db = database.reading(reading);
  try {
    return await transactReading(db, session, work);
  } catch (error) {
    // A replica may also cancel a statement that stands in the way of what it must replay.
    if (db === database.main || !(isAway(error) || isRetryable(error))) throw error;
    return await transactReading(database.main, session, work);
  }
}

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || attempt >= 4) throw error;
    }
  }
}

/**
 * Begins a transaction. A pooled connection may have died unnoticed while it was idle: then nothing has happened yet,
 * and a new one is tried.
 */
async function begin(db: Db, session: Actor): Promise<pg.PoolClient> {
  const { pool, idle } = pools.get(db)!;
  for (let attempt = 1; ; attempt += 1) {
    const client = await pool.connect();
    try {
      await client.query(soon(`begin;${introduce(session)}`));
      return client;
    } catch (error) {
      client.release(error as Error);
      if (!isAway(error) || attempt === 3) throw error;
      // The others are probably as dead; the pool needs a moment to drop them.
      cutAll(idle);
      await pause(20);
    }
  }
}

/** Ends a failed transaction; a connection that broke, or cannot even do that, is discarded. */
async function rollBack(client: pg.PoolClient, error: unknown): Promise<void> {
  if (isAway(error)) return client.release(true);
  await client.query(soon('rollback')).then(
    () => client.release(),
    (fault: Error) => client.release(fault),
  );
}

const soon = (text: string) => ({ text, query_timeout: shortPatience }) as pg.QueryConfig;

async function transactOnce<T>(
  db: Db,
  session: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await begin(db, session);
  try {
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers the commit of a failed transaction with a silent rollback.
    if (command !== 'COMMIT') throw new Error('the transaction had failed and was not committed');
    client.release();
    return result;
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
}

async function readOnce<T>(db: Db, session: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await begin(db, session);
  try {
    const result = await work(builderOn(client));
    void client.query('commit').then(
      () => client.release(),
      (fault: Error) => client.release(fault),
    );
    return result;
  } catch (error) {
    await rollBack(client, error);
    throw error;
  }
}

/** A snapshot of the database, readable until it is closed. */
export type Snapshot = { tx: Tx; close: () => void };

/**
 * Opens a transaction that outlives this function. PostgreSQL ends it after `patience` idle milliseconds; then, and
 * when the connection breaks, `lost` is called.
 */
export async function openSnapshot(
  db: Db,
  session: Actor,
  patience: number,
  lost: (error: Error) => void,
): Promise<Snapshot> {
  const client = await poolOf(db).connect();
  let isOpen = true;
  // The connection is discarded: it may still be busy, and exports are few.
  const close = () => {
    if (isOpen) client.release(true);
    isOpen = false;
  };
  client.once('error', (error) => {
    if (isOpen) lost(error);
    close();
  });
  try {
    await client.query(
      `begin isolation level repeatable read read only;${introduce(session)};set local statement_timeout=${mostTime};` +
        // All rows are read, so optimise for the total time, not for the first row.
        `set local idle_in_transaction_session_timeout=${patience};set local cursor_tuple_fraction=1`,
    );
  } catch (error) {
    close();
    throw error;
  }
  return { tx: builderOn(client), close };
}

/** Leaves the request's company for one piece of work, such as a notice to another company. */
export async function asSystem<T>(tx: Tx, session: Actor, work: () => Promise<T>): Promise<T> {
  await sql.raw(introduce(systemActor)).execute(tx);
  const result = await work();
  await sql.raw(introduce(session)).execute(tx);
  return result;
}
