import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { App } from '../app.ts';

/** `/health` answers while the process runs, `/ready` when it can serve. */
export function registerHealth(server: FastifyInstance, app: App): void {
  let isDraining = false;
  server.addHook('preClose', (done) => {
    isDraining = true;
    done();
  });
  server.get('/health', () => ({ status: 'ok' }));
  server.get('/ready', async (_request, reply) => {
    const isReady = !isDraining && (await answers(app));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

async function answers(app: App): Promise<boolean> {
  try {
    await sql`select 1`.execute(app.database.main);
    return true;
  } catch {
    return false;
  }
}
