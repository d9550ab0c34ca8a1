import type { FastifyInstance } from 'fastify';
import type { Site } from '#contract/site.ts';
import type { App } from '../app.ts';
import { readSite } from '../configuration/site.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** The footer of plain pages. */
    site: Site | null;
  }
}

/** Adds the site contact to the pages' footer; if it cannot be read, the page is shown without. */
export function knowSite(room: FastifyInstance, app: App): void {
  room.addHook('onRequest', async (request) => {
    request.site = await readSite(app).catch(() => null);
  });
}
