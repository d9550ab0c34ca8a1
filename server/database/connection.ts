import {
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { PoolClient } from 'pg';
import type { Tables } from './tables.ts';

const builders = new WeakMap<PoolClient, Kysely<Tables>>();

/**
 * A query builder bound to one connection, made once per connection. Kysely's own transactions cannot send `begin` and
 * the caller's identity in one round trip; ours do, so they need the connection itself.
 */
export function builderOn(client: PoolClient): Kysely<Tables> {
  let builder = builders.get(client);
  if (!builder)
    builders.set(client, (builder = new Kysely<Tables>({ dialect: dialectOn(client) })));
  return builder;
}

function dialectOn(client: PoolClient): Dialect {
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({
      sql,
      parameters,
    }: {
      sql: string;
      parameters: readonly unknown[];
    }) => {
      const { command, rowCount, rows } = await client.query<Row & object>(sql, [...parameters]);
      const isWrite =
        command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE';
      const result: QueryResult<Row> = isWrite
        ? { numAffectedRows: BigInt(rowCount ?? 0), rows }
        : { rows };
      return result;
    },
    streamQuery: () => {
      throw new Error('a transaction does not stream');
    },
  };
  const ours = () => Promise.reject(new Error('transactions are begun by transact()'));
  const nothing = () => Promise.resolve();
  return {
    createAdapter: () => new PostgresAdapter(),
    createQueryCompiler: () => new PostgresQueryCompiler(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createDriver: () => ({
      init: nothing,
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: ours,
      commitTransaction: ours,
      rollbackTransaction: ours,
      releaseConnection: nothing,
      destroy: nothing,
    }),
  };
}
