import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { codes } from '#contract/envelope.ts';
import { errorTexts } from '#contract/texts/errors.ts';
import type { Upload } from './endpoint.ts';
import { Refusal } from '../refusal.ts';

/** Fields and file of one upload; `body` represents both for idempotency. */
export type Uploaded = { fields: Record<string, string>; file: Upload | null; body: object };

const mostFields = 10;
const longestField = 4_096;

export async function takeUploads(server: FastifyInstance): Promise<void> {
  // Here a body is a form with a file. JSON is not parsed, least of all twenty megabytes of it before authentication.
  server.removeContentTypeParser('application/json');
  server.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer', bodyLimit: 1_048_576 },
    (_request, _body, done) => done(null, undefined),
  );
  await server.register(multipart, {
    limits: { files: 1, fields: mostFields, fieldSize: longestField, fieldNameSize: 64 },
  });
}

/** A file name as logs and notices can store it. */
const storable = (name: string) => name.toWellFormed().replaceAll('\0', '');

/** Reads a multipart request to its end; anything else is refused. */
export async function readUpload(request: FastifyRequest, maxBytes: number): Promise<Uploaded> {
  if (!request.isMultipart()) throw new Refusal(errorTexts.badUpload, { code: codes.invalid });
  const fields: Record<string, string> = {};
  let file: Upload | null = null;
  try {
    for await (const part of request.parts({ limits: { fileSize: maxBytes } })) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else file = { name: storable(part.filename ?? ''), bytes: await part.toBuffer() };
    }
  } catch (error) {
    const { statusCode } = error as { statusCode?: number };
    if (statusCode === 413)
      throw new Refusal(errorTexts.fileTooLarge, {
        code: codes.tooLarge,
        params: { n: Math.floor(maxBytes / 1_048_576) },
      });
    throw new Refusal(errorTexts.badUpload, { code: codes.invalid });
  }
  const hash = file && createHash('sha256').update(file.bytes).digest('hex');
  return { fields, file, body: { fields, name: file?.name, hash } };
}
