import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { pictureWidths, type PictureWidth } from '#contract/files.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { systemActor, transact, type Db, type Tx } from '../database/database.ts';
import {
  makeVariants,
  typeOfVariant,
  variantFor,
  type Variant,
  type Variants,
} from './variants.ts';
import { TooBusy } from './picture-queue.ts';
import { Missing } from '../storage/storage.ts';
import { isUnchanged } from '../http/ranges.ts';
import { notFound, Refusal } from '../refusal.ts';

const forEver = 'public, max-age=31536000, immutable';
const retryAfter = 2;

/** Pictures of people and products by an unguessable hash; their content never changes. */
export function registerPictures(
  server: FastifyInstance,
  app: App,
  variants: Variants = makeVariants(),
): void {
  const find = (db: Db, hash: string) =>
    transact(db, systemActor, (tx) =>
      tx
        .selectFrom('stored_file as f')
        .innerJoin('blob as b', (join) =>
          join.onRef('b.company_id', '=', 'f.company_id').onRef('b.hash', '=', 'f.hash'),
        )
        .select(['b.company_id', 'b.hash', 'b.region', 'b.place', 'b.size', 'b.width'])
        .where('f.kind', '=', 'picture')
        .where('f.hash', '=', hash)
        .where('f.key', '=', `picture/${hash}`)
        .limit(1)
        .executeTakeFirst(),
    );
  // A recent upload may not have reached the replica yet.
  const findAnywhere = async (hash: string) =>
    (await find(app.database.reading(), hash)) ??
    (app.database.replica ? find(app.database.main, hash) : undefined);

  async function sendPicture(request: FastifyRequest, reply: FastifyReply, name: string) {
    const wish = readName(name);
    const picture = wish && (await findAnywhere(wish.hash));
    if (!picture) throw notFound();
    const { store } = app.storage.at(picture.region);
    const isKept = () => transact(app.database.main, systemActor, (tx) => isAt(tx, picture));
    const pictureWidth = picture.width ?? Infinity;
    const isWebp = wish.variant?.format === 'webp';
    // Smaller, but slow to make: whoever comes first gets WebP.
    const avif =
      wish.variant && isWebp && readsAvif(request)
        ? variantFor({ ...wish.variant, format: 'avif' }, pictureWidth)
        : null;
    const ready = avif && (await variants.readReady(store, picture.place, avif, isKept));
    const variant = ready ? avif : wish.variant && variantFor(wish.variant, pictureWidth);
    if (isWebp) reply.header('vary', 'accept');
    const tag = variant
      ? `"${picture.hash}-${variant.width}.${variant.format}"`
      : `"${picture.hash}"`;
    reply.header('cache-control', forEver).header('etag', tag);
    if (isUnchanged(request.headers, { tag })) return reply.code(304).send();
    if (!variant) {
      reply.type('image/webp').header('content-length', picture.size);
      return reply.send(request.method === 'HEAD' ? undefined : await store.read(picture.place));
    }
    const bytes = ready ?? (await variants.read(store, picture.place, variant, isKept));
    reply.type(typeOfVariant(bytes)).header('content-length', bytes.length);
    return reply.send(request.method === 'HEAD' ? undefined : bytes);
  }

  // Separate handlers: an automatic HEAD would read the whole picture.
  for (const method of ['GET', 'HEAD'] as const)
    server.route<{ Params: { name: string } }>({
      method,
      exposeHeadRoute: false,
      url: '/api/picture/:name',
      config: { allow: 'public' },
      handler: async (request, reply) => {
        try {
          return await sendPicture(request, reply, request.params.name);
        } catch (error) {
          for (const name of ['cache-control', 'etag', 'content-length', 'vary'])
            reply.removeHeader(name);
          // Swept between lookup and reading.
          if (error instanceof Missing) throw notFound();
          if (!(error instanceof TooBusy)) throw error;
          reply.header('retry-after', retryAfter);
          throw new Refusal(errorTexts.unavailable, { code: codes.unavailable });
        }
      },
    });

  server.get<{ Params: { hash: string } }>(
    '/api/avatar/:hash',
    { config: { allow: 'public' } },
    async (request, reply) => {
      const row = await transact(app.database.reading(), systemActor, (tx) =>
        tx
          .selectFrom('account_avatar')
          .select('webp')
          .where('hash', '=', request.params.hash)
          .executeTakeFirst(),
      );
      if (!row) throw notFound();
      return reply.type('image/webp').header('cache-control', forEver).send(row.webp);
    },
  );
}

/** Whether a browser says that it shows AVIF. */
const readsAvif = ({ headers }: Pick<FastifyRequest, 'headers'>) =>
  headers.accept?.includes('image/avif') === true;

/** Whether a picture is still stored there; another company may have the same one elsewhere. */
async function isAt(
  tx: Tx,
  picture: { company_id: number; hash: string; place: string },
): Promise<boolean> {
  const blob = await tx
    .selectFrom('blob')
    .select('place')
    .where('company_id', '=', picture.company_id)
    .where('hash', '=', picture.hash)
    .executeTakeFirst();
  return blob?.place === picture.place;
}

/** `<hash>.webp`, or `<hash>-<width>.<format>` with one of the widths there are. */
function readName(name: string): { hash: string; variant: Variant | null } | null {
  const [, hash, width, format] = /^([\da-f]{64})(?:-(\d{1,4}))?\.(webp|avif)$/.exec(name) ?? [];
  if (!hash) return null;
  if (width === undefined) return format === 'webp' ? { hash, variant: null } : null;
  if (!pictureWidths.some((one) => String(one) === width)) return null;
  return {
    hash,
    variant: { width: Number(width) as PictureWidth, format: format as Variant['format'] },
  };
}
