import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { defaultRegion } from '#contract/files.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { Refusal } from '../refusal.ts';
import { leastFree, spaceOf } from '../storage/space.ts';

const patience = 2_000;
const stopping = new WeakSet<FastifyInstance>();

/** From now on `/ready` says no, while calls are still answered: a load balancer gets time to notice. */
export const stopBeingReady = (server: FastifyInstance): void => void stopping.add(server);

/** `/health` answers while the process runs, `/ready` when it can serve. */
export function registerHealth(server: FastifyInstance, app: App): void {
  let isClosing = false;
  server.addHook('preClose', (done) => {
    isClosing = true;
    done();
  });
  // Connections that are open already may bring further calls.
  server.addHook('onRequest', (_request, _reply, done) =>
    done(isClosing ? new Refusal(errorTexts.unavailable, { code: codes.unavailable }) : undefined),
  );
  server.get('/health', () => ({ status: 'ok' }));
  server.get('/ready', async (_request, reply) => {
    const missing = stopping.has(server) ? 'stopping' : await findMissing(app);
    if (missing) return reply.code(codes.unavailable).send({ status: 'not ready', missing });
    const { replica } = app.database;
    return reply.send({ status: 'ready', ...(replica ? { replica: replica.state() } : {}) });
  });
}

/** What keeps this node from serving: its database, or room on its disk. */
async function findMissing(app: App): Promise<'database' | 'disk' | null> {
  const [answers, hasRoom] = await Promise.all([
    inTime(sql`select 1`.execute(app.database.main)),
    inTime(checkRoom(app)),
  ]);
  return !hasRoom ? 'disk' : !answers ? 'database' : null;
}

async function checkRoom({ settings, storage }: App): Promise<void> {
  // With everything elsewhere, only logs are lost.
  const isUsed = !settings.DATABASE_URL || storage.at(defaultRegion).store.kind === 'disk';
  if (isUsed && (await spaceOf(settings.DATA_DIR)).free < leastFree) throw new Error('no room');
}

const inTime = (work: Promise<unknown>): Promise<boolean> =>
  Promise.race([work.then(() => true), pause(patience, false, { ref: false })]).catch(() => false);
