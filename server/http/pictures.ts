import type { FastifyInstance } from 'fastify';
import type { App } from '../app.ts';
import { systemActor, transact } from '../database/database.ts';
import { notFound } from './refusal.ts';

/** Pictures of people and products, by a hash nobody can guess; what a hash names never changes. */
export function registerPictures(server: FastifyInstance, app: App): void {
  server.get<{ Params: { name: string } }>(
    '/api/picture/:name',
    { config: { allow: 'public' } },
    async (request, reply) => {
      const [, hash = '', small] = /^([\da-f]{64})(-small)?\.webp$/.exec(request.params.name) ?? [];
      const row = await transact(app.database.replica, systemActor, (tx) =>
        tx
          .selectFrom('picture')
          .select((from) => from.ref(small ? 'thumb' : 'webp').as('webp'))
          .where('hash', '=', hash)
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(row.webp);
    },
  );
  server.get<{ Params: { hash: string } }>(
    '/api/avatar/:hash',
    { config: { allow: 'public' } },
    async (request, reply) => {
      const row = await transact(app.database.replica, systemActor, (tx) =>
        tx
          .selectFrom('account_avatar')
          .select('webp')
          .where('hash', '=', request.params.hash)
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(row.webp);
    },
  );
}
