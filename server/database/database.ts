import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { LoginType } from '#contract/login-types.ts';
import { builderOn } from './connection.ts';
import type { Tables } from './tables.ts';

// Identity columns and counts stay far below 2^53, so they are plain numbers on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A date is a date in every time zone, not a local midnight.
pg.types.setTypeParser(pg.types.builtins.DATE, String);

export type Db = Kysely<Tables>;
/** A transaction that runs on behalf of a user. */
export type Tx = Kysely<Tables>;

const pools = new WeakMap<Db, pg.Pool>();
const sidePoolSize = 4;
/** How many batches of scans one node handles at once. */
export const scanSlots = 3;
/** How many exports one node runs at once. */
export const exportsAtOnce = 4;
// Statement timeout of an export.
const exportStep = 120_000;

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
  /** For lists and reports: the replica if there is one. */
  replica: Db;
  /**
   * A few connections for writes that must persist although the request's own transaction is rolled back, such as
   * counting a wrong code. Never the main pool: requests that each wait for one more connection would deadlock it.
   */
  sidePool: Db;
  /** For scans, so that nothing else delays them. */
  scans: Db;
  /** For exports, which hold their connection until the client has downloaded everything. */
  exports: Db;
  close: () => Promise<void>;
};

// The same few statements again and again: planned once.
export const scanOptions = '-c plan_cache_mode=force_generic_plan -c jit=off';

function connect(url: string, size: number, name = 'suyuan', options = ''): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    // Statement timeout of requests; steps of jobs are far shorter.
    statement_timeout: 120_000,
    application_name: name,
    options,
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The same for one that breaks while in use: its next query fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  pools.set(db, pool);
  return db;
}

export function openDatabase(url: string, replicaUrl: string | undefined, size: number): Database {
  const readUrl = replicaUrl ? asSameRole(replicaUrl, url) : url;
  const main = connect(url, size);
  const replica = replicaUrl ? connect(readUrl, size) : main;
  const sidePool = connect(url, sidePoolSize);
  // One more than there are slots: wrong codes are counted on it too.
  const scans = connect(url, scanSlots + 1, 'suyuan scan', scanOptions);
  const exports = connect(readUrl, exportsAtOnce, 'suyuan export');
  return {
    url,
    main,
    replica,
    sidePool,
    scans,
    exports,
    // Kysely ends only a pool it has used itself, and transactions bypass it.
    close: async () => {
      for (const db of new Set([main, replica, sidePool, scans, exports]))
        await pools.get(db)!.end();
    },
  };
}

/** A replica needs the same role: for an owner or superuser, row-level security would not apply. */
function asSameRole(replicaUrl: string, url: string): string {
  const replica = new URL(replicaUrl);
  const { username, password } = new URL(url);
  return Object.assign(replica, { username, password }).href;
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

async function again<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isRetryable(error) || attempt >= 4) throw error;
    }
  }
}

async function transactOnce<T>(
  db: Db,
  session: Actor,
  work: (client: pg.PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pools.get(db)!.connect();
  let broken: Error | undefined;
  try {
    await client.query(`begin;${introduce(session)}`);
    const result = await work(client);
    const { command } = await client.query('commit');
    // PostgreSQL answers the commit of a failed transaction with a silent rollback.
    if (command !== 'COMMIT') throw new Error('the transaction had failed and was not committed');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is discarded.
    await client.query('rollback').catch((fault: Error) => (broken = fault));
    throw error;
  } finally {
    client.release(broken);
  }
}

async function readOnce<T>(db: Db, session: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client = await pools.get(db)!.connect();
  // A connection that cannot even end its transaction is discarded.
  const end = (how: 'commit' | 'rollback') =>
    client.query(how).then(
      () => client.release(),
      (fault: Error) => client.release(fault),
    );
  try {
    await client.query(`begin;${introduce(session)}`);
    const result = await work(builderOn(client));
    void end('commit');
    return result;
  } catch (error) {
    await end('rollback');
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
  const client = await pools.get(db)!.connect();
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
      `begin isolation level repeatable read read only;${introduce(session)};set local statement_timeout=${exportStep};` +
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
