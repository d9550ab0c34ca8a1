import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../app.ts';
import type { Session } from '../access/sessions.ts';
import { lsnPattern, type Reading } from '../database/replica.ts';
import type { RequestInfo } from './endpoint.ts';
import { tokenOf } from './token.ts';

const cookie = 'wrote';
// Longer than a replica may be behind and still be read.
const kept = 60;

/** Who reads, and what they must find: their own last write, also if another node took it. */
export function readingOf(
  { cookies }: Pick<RequestInfo, 'cookies'>,
  session: Pick<Session, 'tokenHash'> | null,
): Reading {
  const carried = new RegExp(`(?:^|;\\s*)${cookie}=([^;]*)`).exec(cookies)?.[1] ?? '';
  return {
    session: session?.tokenHash ?? null,
    wrote: lsnPattern.test(carried) ? carried : null,
  };
}

/**
 * With a replica, every write leaves its place in the write-ahead log: here for its session, and in a cookie for the
 * other nodes. Until the replica has replayed it, this caller is served by the primary.
 */
export function rememberWrites(server: FastifyInstance, app: App): void {
  const { replica, main } = app.database;
  if (!replica) return;
  server.addHook('onSend', async (request, reply) => {
    const { writes = !['GET', 'HEAD', 'OPTIONS'].includes(request.method) } =
      request.routeOptions.config;
    if (!writes || reply.statusCode >= 500) return;
    try {
      const { rows } = await sql<{ lsn: string }>`
        select pg_current_wal_insert_lsn()::text as lsn`.execute(main);
      const token = tokenOf(request);
      replica.noteWrite(token && hash('sha256', token, 'hex'), rows[0]!.lsn);
      reply.header(
        'set-cookie',
        `${cookie}=${rows[0]!.lsn}; Path=/; Max-Age=${kept}; HttpOnly; SameSite=Lax`,
      );
    } catch (error) {
      app.log.warn({ err: error }, 'cannot tell the place of a write');
    }
  });
}
