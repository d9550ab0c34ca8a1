import { Kysely, PostgresDialect, sql, type Transaction } from 'kysely';
import pg from 'pg';
import type { LoginType } from '#contract/login-types.ts';
import type { Tables } from './tables.ts';

// Identity columns and counts stay far below 2^53, so they are plain numbers on the wire.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;

/** On whose behalf a transaction runs; row-level security reads it. */
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
  /** Lists and reports read here: the replica where there is one. */
  replica: Db;
  close: () => Promise<void>;
};

function connect(url: string, size: number): Db {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 60_000,
    application_name: 'suyuan',
  });
  // A broken idle connection is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

export function openDatabase(url: string, replicaUrl: string | undefined, size: number): Database {
  const main = connect(url, size);
  const replica = replicaUrl ? connect(replicaUrl, size) : main;
  return {
    url,
    main,
    replica,
    close: async () => {
      await main.destroy();
      if (replica !== main) await replica.destroy();
    },
  };
}

/** Tells the transaction who asks. `true` in set_config makes it SET LOCAL: it ends with the transaction. */
export async function actAs(tx: Tx, who: Actor): Promise<void> {
  await sql`select set_config('app.actor', ${who.actor}, true),
    set_config('app.company_id', ${String(who.companyId ?? '')}, true),
    set_config('app.dealer_id', ${String(who.dealerId ?? '')}, true),
    set_config('app.user_id', ${String(who.accountId ?? '')}, true)`.execute(tx);
}

const isRetryable = (error: unknown) =>
  ['40001', '40P01'].includes((error as { code?: string } | null)?.code ?? '');

/** Runs `work` in one transaction as `who`; a serialization failure or deadlock is tried again. */
export async function transact<T>(db: Db, who: Actor, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        await actAs(tx, who);
        return work(tx);
      });
    } catch (error) {
      if (!isRetryable(error) || attempt >= 4) throw error;
    }
  }
}

/** Steps out of the request's company for one piece of work, such as a notice to another company. */
export async function asSystem<T>(tx: Tx, who: Actor, work: () => Promise<T>): Promise<T> {
  await actAs(tx, systemActor);
  const result = await work();
  await actAs(tx, who);
  return result;
}
