import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import type { App } from '../app.ts';
import { readSite } from '../configuration/site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** What stands at the foot of plain pages. */
    site: Site | null;
  }
}

/** The pages of this room tell at their foot whom to call; a page without is better than none. */
export function knowSite(room: FastifyInstance, app: App): void {
  room.addHook('onRequest', async (request) => {
    request.site = await readSite(app).catch(() => null);
  });
}
