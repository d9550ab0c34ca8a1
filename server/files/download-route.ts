import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Db } from '../database/database.ts';
import { contentDisposition } from '../http/file-answer.ts';
import { isUnchanged, readRange } from '../http/ranges.ts';
import { notFound, Refusal } from '../refusal.ts';
import { Missing } from '../storage/storage.ts';
import { isSigned } from './addresses.ts';

type Asked = FastifyRequest<{
  Params: { address: string };
  Querystring: { expires?: string; signature?: string };
}>;

const find = (db: Db, address: string) =>
  transact(db, systemActor, (tx) =>
    tx
      .selectFrom('stored_file as f')
      .innerJoin('blob as b', (join) =>
        join.onRef('b.company_id', '=', 'f.company_id').onRef('b.hash', '=', 'f.hash'),
      )
      .select(['f.name', 'f.is_public', 'f.create_time'])
      .select(['b.hash', 'b.region', 'b.place', 'b.size', 'b.type'])
      .where('f.address', '=', address)
      .executeTakeFirst(),
  );

/** Stored files, whole or in ranges; private ones only with a valid signature. */
export function registerDownloads(server: FastifyInstance, app: App): void {
  // Separate handlers: an automatic HEAD would read the whole file.
  for (const method of ['GET', 'HEAD'] as const)
    server.route({
      method,
      exposeHeadRoute: false,
      url: '/api/file/:address',
      config: { allow: 'public' },
      handler: (request: Asked, reply) => download(app, request, reply),
    });
}

async function download(app: App, request: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { main, replica, reading } = app.database;
  const { address } = request.params;
  if (!/^[\w-]{22}$/.test(address)) throw notFound();
  // A recent upload may not have reached the replica yet.
  const file = (await find(reading(), address)) ?? (replica ? await find(main, address) : null);
  // Without a signature it is not even revealed whether it exists.
  const signed = isSigned(app.secrets, address, request.query);
  if (!file || (!file.is_public && signed === 'no')) throw notFound();
  if (!file.is_public && signed === 'expired')
    throw new Refusal(fileTexts.errors.expired, { code: codes.forbidden });

  const version = { tag: `"${file.hash}"`, time: file.create_time };
  const head: Record<string, string | number> = {
    'accept-ranges': 'bytes',
    etag: version.tag,
    'last-modified': file.create_time.toUTCString(),
    'cache-control': file.is_public
      ? 'public, max-age=31536000, immutable'
      : `private, max-age=${secondsLeft(request.query.expires)}`,
    // Whatever it contains, it is never shown as one of our pages.
    'content-disposition': contentDisposition(file.name),
    'content-security-policy': "sandbox; default-src 'none'",
    ...(file.is_public ? {} : { 'cross-origin-resource-policy': 'same-origin' }),
  };
  if (isUnchanged(request.headers, version)) return reply.headers(head).code(304).send();

  const range = readRange(request.headers, file.size, version);
  if (range === 'none') {
    reply.header('content-range', `bytes */${file.size}`).code(416);
    return reply.send({ code: 416, msg: errorTexts.invalid.en });
  }
  const isPart = range !== 'all';
  const length = isPart ? range.end - range.start + 1 : file.size;
  const isEmpty = request.method === 'HEAD' || length === 0;
  const { store } = app.storage.at(file.region);
  const body = isEmpty
    ? undefined
    : await store.read(file.place, isPart ? range : undefined).catch((error: unknown) => {
        throw error instanceof Missing ? notFound() : error;
      });
  reply.headers({ ...head, 'content-type': file.type, 'content-length': length });
  if (isPart)
    reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`);
  return reply.send(body);
}

const secondsLeft = (expires: unknown) =>
  Math.max(0, Math.floor((Number(expires) - Date.now()) / 1_000));
