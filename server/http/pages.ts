import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Site } from '#contract/site.ts';
import type { App } from '../app.ts';
import { readSite } from '../configuration/site.ts';
import { withSite } from './site-page.ts';

const usual = fileURLToPath(new URL('../../dist/admin', import.meta.url));

/** The admin app: hashed files are cached for ever, its one page is requested each time. */
export async function registerPages(
  server: FastifyInstance,
  app: App,
  built = usual,
): Promise<((reply: FastifyReply) => Promise<FastifyReply>) | null> {
  if (!existsSync(`${built}/index.html`)) return null;
  // One route for all hashed files: there are two thousand, and a route for each takes longer than those of all calls.
  await server.register(fastifyStatic, {
    root: `${built}/assets`,
    prefix: '/assets/',
    index: false,
    preCompressed: true,
    setHeaders: (reply) => reply.header('cache-control', 'public, max-age=31536000, immutable'),
  });
  // The folder itself would be forbidden, which tells that it is there.
  server.get('/assets/', (_request, reply) => reply.callNotFound());
  await server.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    decorateReply: false,
    preCompressed: true,
    globIgnore: ['assets/**'],
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  const pageOf = packOnce(readFileSync(`${built}/index.html`, 'utf8'));
  const show = async (reply: FastifyReply) => {
    // The page is served even if the database is down.
    const { plain, packed } = pageOf(await readSite(app).catch(() => null));
    const isPacked = /\bgzip\b/.test(reply.request.headers['accept-encoding'] ?? '');
    reply.header('cache-control', 'no-cache').header('vary', 'accept-encoding');
    reply.type('text/html; charset=utf-8');
    return isPacked ? reply.header('content-encoding', 'gzip').send(packed) : reply.send(plain);
  };
  server.get('/', (_request, reply) => show(reply));
  return show;
}

/** The page with the current site texts, compressed once until they are reloaded. */
function packOnce(page: string): (site: Site | null) => { plain: string; packed: Buffer } {
  let last: { site: Site | null; plain: string; packed: Buffer } | null = null;
  return (site) => {
    if (last?.site === site) return last;
    const plain = site ? withSite(page, site) : page;
    const packed = last?.plain === plain ? last.packed : gzipSync(plain);
    last = { site, plain, packed };
    return last;
  };
}
