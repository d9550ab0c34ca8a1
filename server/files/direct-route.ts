import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { mostBytes, refuseFile } from '#contract/files.ts';
import { limits } from '#contract/limits.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { App } from '../app.ts';
import { transact } from '../database/database.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { takeUploads } from '../http/upload.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import { answerFor } from './accept.ts';
import { finishUpload } from './finish.ts';
import { refusalOf } from './problems.ts';
import { companyOf, readToken, type Claims } from './tokens.ts';
import { admitUploader, uploadedAnswer } from './uploader.ts';
import { beginUpload, checkWish, keeperOf, removeUpload } from './uploads.ts';

type Fields = Record<string, string>;
const margin = 65_536;
// Larger chunks than usual: files are streamed, so they cost little memory and are faster.
const reading = {
  limits: { fileSize: limits.fileBytes + 1 },
  fileHwm: 1_048_576,
  highWaterMark: 1_048_576,
};
const badUpload = () => new Refusal(errorTexts.badUpload, { code: codes.invalid });

/** `POST /api/storage/upload`: a form with token, key and fname, followed by the file. */
export async function registerDirectUploads(server: FastifyInstance, app: App): Promise<void> {
  await takeUploads(server);
  server.route({
    method: 'POST',
    url: '/api/storage/upload',
    config: { allow: 'signedIn' },
    bodyLimit: limits.fileBytes + margin,
    handler: async (request) => {
      const { session, requestInfo } = await admitUploader(app, request);
      if (!request.isMultipart()) throw badUpload();
      const { fields, file } = await readToFile(request);
      try {
        const claims = readToken(app.secrets, session, fields.token ?? '');
        const stored = file
          ? await receive(app, { session, requestInfo, claims, fields, request }, file)
          : await adopt(app, { session, requestInfo, claims, fields });
        return uploadedAnswer(request, stored);
      } finally {
        // A refusal may come before the end: the rest is drained, or the sender would never read the answer.
        file?.resume();
      }
    },
  });
}

/** Reads the fields; stops where the file begins, so that no content is read before its owner is known. */
async function readToFile(
  request: FastifyRequest,
): Promise<{ fields: Fields; file: Readable | null }> {
  const fields: Fields = {};
  try {
    for await (const part of request.parts(reading)) {
      if (part.type === 'file') return { fields, file: part.file };
      fields[part.fieldname] = String(part.value);
    }
  } catch {
    throw badUpload();
  }
  return { fields, file: null };
}

type Sent = { session: Session; requestInfo: RequestInfo; claims: Claims; fields: Fields };

async function receive(
  app: App,
  { session, requestInfo, claims, fields, request }: Sent & { request: FastifyRequest },
  file: Readable,
) {
  const { key = '', fname = '' } = fields;
  const name = checkWish(claims, { key, fname, size: null });
  const allowed = mostBytes(claims.kind, name);
  // Without a length the body may be as long as is allowed.
  const announced = Number(request.headers['content-length'] ?? allowed + margin);
  // Far too long in any case: refused before it is transferred.
  if (announced > allowed + margin) throw tooLarge(claims, name, announced);
  const most = Math.min(allowed, announced);
  // The rest of the form takes up to `margin`; the file itself is counted to the byte at the end.
  const size = Math.max(announced - margin, 1);
  const upload = await beginUpload(app, session, claims, { key, fname, size });
  try {
    const { store } = app.storage.at(upload.region);
    // One byte over the limit is enough to refuse it.
    const sent = await store.append(upload, 0, file, most + 1, keeperOf(app, upload));
    if (sent.size > most) throw tooLarge(claims, name, sent.size);
    // The sender disconnected; an incomplete file is useless.
    if (!file.readableEnded) throw badUpload();
    return await finishUpload(
      app,
      session,
      { ...upload, state: sent.state },
      { requestInfo, remember: false },
    );
  } catch (error) {
    await removeUpload(app, upload);
    throw error;
  }
}

const tooLarge = ({ kind }: Claims, name: string, size: number) =>
  refusalOf(refuseFile(kind, { name, size }) ?? 'fileTooLarge', name);

/** Accepts a file that the client sent directly to the object storage. */
async function adopt(app: App, { session, requestInfo, claims, fields }: Sent) {
  const { key = '', fname = '' } = fields;
  checkWish(claims, { key, fname, size: null });
  const { store } = app.storage.at(claims.region);
  if (store.kind === 'disk') throw badUpload();
  const upload = await beginUpload(app, session, claims, { key, fname, size: null });
  const size = await store.adopt(key, upload.place);
  if (size === null) {
    await removeUpload(app, upload);
    // The answer to an earlier request may have been lost.
    const earlier = await transact(app.database.main, actorOf(session), (tx) =>
      answerFor(tx, app.secrets, companyOf(session), key),
    );
    if (earlier) return earlier;
    throw new Refusal(fileTexts.errors.noUpload, { code: codes.notFound });
  }
  const whole = { ...upload, state: { id: null, parts: [], tail: size } };
  try {
    return await finishUpload(app, session, whole, { requestInfo, remember: false });
  } finally {
    // Accepted or refused, the copy there is no longer needed; after a server error the client uploads again.
    await store.remove({ place: key, state: null });
  }
}
