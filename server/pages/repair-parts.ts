import type { FastifyReply } from 'fastify';
import { mostRepairPhotos } from '#contract/features/sale/repairs/contract.ts';
import type { Language } from '#contract/language.ts';
import { limits } from '#contract/limits.ts';
import { say } from '#contract/text.ts';
import { tellName } from '#contract/files.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import type { App } from '../app.ts';
import { holdBody, lengthOf, sharesOfAddress } from '../http/held-bodies.ts';
import { Refusal } from '../refusal.ts';
import { limitPhotos } from '../repairs/limits.ts';
import { dropPhotos, keepPhoto, photosOf, type Album } from '../repairs/photos.ts';
import { systemActor, transact } from '../database/database.ts';
import { originOf } from '../scans/visitor.ts';

type Sent = { fields: Record<string, string>; problem: string | undefined; album: Album | null };

/** All photos together, with the multipart overhead. */
export const mostRepairBytes = (mostRepairPhotos + 1) * limits.imageBytes + 65_536;

/** Larger forms are not read at all. */
export const mostParts = { files: 30, fields: 40, fieldSize: 8_192, fieldNameSize: 64 };

/**
 * Reads a multipart form part by part. Photos come after the fields: by then the request and its company are known;
 * without one they are skipped unread.
 */
export async function readParts(
  app: App,
  reply: FastifyReply,
  language: Language,
  findAlbum: (fields: Readonly<Record<string, string>>) => Promise<Album | null>,
): Promise<Sent> {
  const { request } = reply;
  const fields: Record<string, string> = {};
  const dropped: number[] = [];
  let album: Album | null | undefined;
  let problem: string | undefined;
  let room = 0;
  const open = async () => {
    if (album !== undefined) return album;
    album = await findAlbum(fields);
    if (!album) return null;
    const kept = album;
    await dropPhotos(app, kept, dropped);
    const taken = await transact(app.database.main, systemActor, (tx) => photosOf(tx, kept));
    room = mostRepairPhotos - taken.length;
    return album;
  };
  const parts = request.parts({
    limits: { ...mostParts, fileSize: limits.imageBytes },
  });
  for await (const part of parts) {
    if (part.type === 'field') {
      if (part.fieldname === 'drop') dropped.push(Number(part.value));
      else fields[part.fieldname] = String(part.value);
      continue;
    }
    const name = tellName(part.filename || '');
    if (name === '' || problem !== undefined || !(await open())) {
      part.file.resume();
      continue;
    }
    if (room <= 0) {
      part.file.resume();
      problem = say(texts.photosTooMany, language, { n: mostRepairPhotos });
      continue;
    }
    problem = await told(name, language, () => admit(app, reply));
    if (problem !== undefined) {
      part.file.resume();
      continue;
    }
    const bytes = await part.toBuffer();
    if (part.file.truncated) problem = say(texts.photoTooLarge, language, { name });
    else if (bytes.length > 0) {
      problem = await told(name, language, () => keepPhoto(app, album!, bytes));
      room -= 1;
    }
  }
  return { fields, problem, album: await open() };
}

const admitted = new WeakSet<FastifyReply>();

/** Counts a photo before its first byte; of a form only one is in memory at a time. */
async function admit(app: App, reply: FastifyReply): Promise<void> {
  const { ip } = reply.request;
  await limitPhotos(app, originOf(app, ip));
  if (admitted.has(reply)) return;
  admitted.add(reply);
  holdBody(app, reply, sharesOfAddress(ip), lengthOf(reply.request, limits.imageBytes));
}

/** What to tell of a photo that is refused. */
async function told(
  name: string,
  language: Language,
  work: () => Promise<unknown>,
): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error.details.field === 'file'
      ? say(texts.photoBad, language, { name })
      : say(error.text, language, error.details.params);
  }
}
