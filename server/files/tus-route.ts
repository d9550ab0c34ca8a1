import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { limits } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { App } from '../app.ts';
import { transact } from '../database/database.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import { notFound, Refusal } from '../refusal.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import { WrongOffset } from '../storage/storage.ts';
import { answerFor, doneKey } from './accept.ts';
import { finishUpload, type Finished } from './finish.ts';
import { makeTakeOver } from './take-over.ts';
import { companyOf, readToken } from './tokens.ts';
import { readMetadata, readOffset } from './tus-headers.ts';
import { admitUploader, uploadedAnswer } from './uploader.ts';
import {
  beginUpload,
  findUpload,
  keeperOf,
  removeUpload,
  uploadHours,
  type UploadRow,
} from './uploads.ts';

const path = '/api/storage/tus';
const version = '1.0.0';
type Asked = FastifyRequest<{ Params: { id: string } }>;

const invalid = () => new Refusal(errorTexts.invalid, { code: codes.invalid });
const expiry = () => new Date(Date.now() + uploadHours * 3_600_000).toUTCString();

/** Resumable uploads by the tus 1.0.0 protocol: creation, termination, expiration. */
export function registerTus(server: FastifyInstance, app: App): void {
  // Bodies are streamed without a parser.
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', (_request, _body, done) => done(null, undefined));
  const takeOverAny = makeTakeOver();
  // Only the owner can touch an upload, even if its id is known to others.
  const takeOver = <T>(session: Session, { params, raw }: Asked, work: () => Promise<T>) =>
    takeOverAny(`${session.accountId} ${params.id}`, raw, work);
  const config = { allow: 'signedIn' };

  server.addHook('onRequest', (request, reply, done) => {
    reply.header('tus-resumable', version);
    const isOld = request.method !== 'OPTIONS' && request.headers['tus-resumable'] !== version;
    if (!isOld) return done();
    reply
      .header('tus-version', version)
      .code(412)
      .send({ code: 412, msg: `tus ${version}` });
  });

  for (const url of [path, `${path}/:id`])
    server.options(url, { config: { allow: 'public' } }, (_request, reply) =>
      reply
        .headers({
          'tus-version': version,
          'tus-extension': 'creation,termination,expiration',
          'tus-max-size': limits.fileBytes,
        })
        .code(204)
        .send(),
    );

  server.post(path, { config }, async (request, reply) => {
    const { session } = await admitUploader(app, request);
    const { token, key, fname, sha256 } = readMetadata(request.headers['upload-metadata']);
    const size = readOffset(request.headers['upload-length']);
    if (size === null || (sha256 && !/^[\da-f]{64}$/.test(sha256))) throw invalid();
    const claims = readToken(app.secrets, session, token);
    const upload = await beginUpload(app, session, claims, {
      key,
      fname,
      size,
      hash: sha256 || null,
    });
    return reply
      .headers({ location: `${path}/${upload.id}`, 'upload-expires': expiry() })
      .code(201)
      .send();
  });

  server.head(`${path}/:id`, { config }, async (request: Asked, reply) => {
    const { session, requestInfo } = await admitUploader(app, request);
    // Asking for the offset takes the upload over: a connection still hanging on it is closed.
    return takeOver(session, request, async () => {
      const upload = await findUpload(app, session, request.params.id);
      const ended = await endIfWhole(app, { session, requestInfo, upload });
      const size = ended?.size ?? (await app.storage.at(upload.region).store.sizeOf(upload));
      return tellEnd(reply, ended)
        .headers({
          'cache-control': 'no-store',
          'upload-length': upload.size ?? size,
          'upload-offset': ended ? (upload.size ?? size) : size,
          'upload-expires': expiry(),
        })
        .send();
    });
  });

  server.patch(`${path}/:id`, { config }, async (request: Asked, reply) => {
    if (request.headers['content-type'] !== 'application/offset+octet-stream')
      return reply.code(415).send({ code: 415, msg: 'application/offset+octet-stream' });
    const { session, requestInfo } = await admitUploader(app, request);
    const offset = readOffset(request.headers['upload-offset']);
    if (offset === null) throw invalid();
    return takeOver(session, request, async () => {
      const upload = await findUpload(app, session, request.params.id);
      return goOn(app, { session, requestInfo, upload }, offset, request, reply);
      // A refusal may come before the end: the rest is drained, or the sender would never read the answer.
    }).finally(() => request.raw.resume());
  });

  server.delete(`${path}/:id`, { config }, async (request: Asked, reply) => {
    const { session } = await admitUploader(app, request);
    return takeOver(session, request, async () => {
      await removeUpload(app, await findUpload(app, session, request.params.id));
      return reply.code(204).send();
    });
  });
}

type Known = { session: Session; requestInfo: RequestInfo; upload: UploadRow };

async function goOn(
  app: App,
  { session, requestInfo, upload }: Known,
  offset: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const whole = upload.size ?? 0;
  const sayEnd = (ended: Finished) =>
    tellEnd(reply, ended).header('upload-offset', whole).send(uploadedAnswer(request, ended));
  if (doneKey(upload)) {
    const ended = await endIfWhole(app, { session, requestInfo, upload });
    return sayEnd(ended!);
  }
  const most = whole - offset;
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > most) throw new Refusal(errorTexts.tooLarge, { code: codes.tooLarge });
  const { store } = app.storage.at(upload.region);
  let sent: Awaited<ReturnType<typeof store.append>>;
  try {
    sent = await store.append(upload, offset, request.raw, most, keeperOf(app, upload));
  } catch (error) {
    if (!(error instanceof WrongOffset)) throw error;
    reply.header('upload-offset', error.size);
    throw new Refusal(errorTexts.conflict);
  }
  if (sent.size === whole) {
    const now = { ...upload, state: sent.state };
    return sayEnd(await finishUpload(app, session, now, { requestInfo, remember: true }));
  }
  // The sender disconnected or continues elsewhere: nobody reads the answer.
  if (request.raw.destroyed && !request.raw.complete) return reply.hijack();
  return reply.headers({ 'upload-offset': sent.size, 'upload-expires': expiry() }).code(204).send();
}

/** All bytes arrived but the upload was not finished: finish it now. */
async function endIfWhole(
  app: App,
  { session, requestInfo, upload }: Known,
): Promise<Finished | null> {
  const key = doneKey(upload);
  if (key) {
    const ended = await transact(app.database.main, actorOf(session), (tx) =>
      answerFor(tx, app.secrets, companyOf(session), key),
    );
    if (!ended) throw notFound();
    return ended;
  }
  const size = await app.storage.at(upload.region).store.sizeOf(upload);
  if (size !== upload.size) return null;
  return finishUpload(app, session, upload, { requestInfo, remember: true });
}

/** The file's URL, also as a header. */
const tellEnd = (reply: FastifyReply, ended: Finished | null): FastifyReply =>
  ended
    ? reply.headers({
        'upload-url': encodeURI(ended.url),
        'upload-key': encodeURIComponent(ended.key),
      })
    : reply;
