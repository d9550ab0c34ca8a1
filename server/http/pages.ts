import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';

const built = fileURLToPath(new URL('../../dist/admin', import.meta.url));

/** The back office: hashed files may be kept for ever, its one page is asked for anew each time. */
export async function registerPages(
  server: FastifyInstance,
): Promise<((reply: FastifyReply) => FastifyReply) | null> {
  if (!existsSync(`${built}/index.html`)) return null;
  await server.register(fastifyStatic, {
    root: built,
    wildcard: false,
    index: false,
    preCompressed: true,
    setHeaders: (reply, file) => {
      const isHashed = file.startsWith(`${built}/assets/`);
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
  const show = (reply: FastifyReply) => reply.sendFile('index.html');
  server.get('/', (_request, reply) => show(reply));
  return show;
}
