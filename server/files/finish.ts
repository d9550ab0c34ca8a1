import type { StoredAnswer } from '#contract/features/system/uploads/contract.ts';
import { refuseFile } from '#contract/files.ts';
import type { App } from '../app.ts';
import { transact } from '../database/database.ts';
import type { RequestInfo } from '../http/endpoint.ts';
import { Refusal } from '../refusal.ts';
import { writeOperation } from '../logs/operation-log.ts';
import { actorOf, type Session } from '../access/sessions.ts';
import { acceptUpload, answerFor, doneKey, endUpload, hashDiffers, holdUpload } from './accept.ts';
import { readStoredContent } from './content.ts';
import { settle } from './keep.ts';
import { stagePicture } from './pictures.ts';
import { refusalOf } from './problems.ts';
import { removeUpload, type UploadRow } from './uploads.ts';

type Told = {
  requestInfo: RequestInfo;
  /** A resumable upload is remembered for a while after its end. */
  remember: boolean;
};
export type Finished = StoredAnswer & { size: number };

/** The last step of every upload: all bytes have arrived; they are flushed, checked, counted and named. */
export async function finishUpload(
  app: App,
  session: Session,
  upload: UploadRow,
  told: Told,
): Promise<Finished> {
  try {
    const found = await inspect(app, upload);
    if (upload.hash && upload.hash !== found.hash) throw hashDiffers();
    return await (upload.kind === 'picture'
      ? finishPicture(app, session, upload, told)
      : finishFile(app, session, upload, found, told));
  } catch (error) {
    // What was refused for good is deleted at once; a server or disk error may pass.
    if (error instanceof Refusal && error.code < 500) await removeUpload(app, upload);
    throw error;
  }
}

async function inspect(app: App, upload: UploadRow) {
  const { store } = app.storage.at(upload.region);
  const { kind, name, place } = upload;
  const size = await store.sizeOf(upload);
  const problem = refuseFile(kind, { name, size });
  if (problem) throw refusalOf(problem, name);
  const digest = () => store.digest(upload);
  // Files can be read before they are flushed to disk; multipart uploads only after they are completed.
  const [hash] =
    store.kind === 'disk'
      ? await Promise.all([digest(), store.seal(upload)])
      : [await store.seal(upload).then(digest)];
  const content = await readStoredContent(store, { name, place, size });
  if ('problem' in content) throw refusalOf(content.problem, name);
  return { hash, size, type: content.type };
}

async function finishFile(
  app: App,
  session: Session,
  upload: UploadRow,
  found: { hash: string; size: number; type: string },
  told: Told,
): Promise<Finished> {
  let left: Awaited<ReturnType<typeof endUpload>> = null;
  const answer = await transact(app.database.main, actorOf(session), async (tx) => {
    const held = await holdUpload(tx, upload);
    const key = doneKey(held) ?? upload.key;
    if (!doneKey(held)) {
      const { isNew } = await acceptUpload(tx, upload, found);
      const { remember } = told;
      left = await endUpload(tx, held, { key, remember, isTaken: isNew });
      await log(tx, session, told, upload, found.size);
    }
    return (await answerFor(tx, app.secrets, upload.company_id, key))!;
  });
  await removeLeft(app, left);
  return answer;
}

/** Bytes that nothing refers to take the company's room: they go at once. If that fails, the sweep deletes them. */
async function removeLeft(app: App, left: Awaited<ReturnType<typeof endUpload>>): Promise<void> {
  if (!left) return;
  await removeUpload(app, left).catch((error: unknown) =>
    app.log.warn({ err: error }, 'the bytes of an upload are left to the sweep'),
  );
}

/** Re-encodes a picture; the original bytes are not kept. */
async function finishPicture(
  app: App,
  session: Session,
  upload: UploadRow,
  told: Told,
): Promise<Finished> {
  const { company_id: company, account_id: account } = upload;
  const { store } = app.storage.at(upload.region);
  const bytes = Buffer.concat(await (await store.read(upload.place)).toArray());
  const staged = await stagePicture(app, { company, account }, bytes);
  let left: Awaited<ReturnType<typeof endUpload>> = null;
  const answer = await transact(app.database.main, actorOf(session), async (tx) => {
    const held = await holdUpload(tx, upload);
    const key = doneKey(held) ?? staged.key;
    if (!doneKey(held)) {
      await settle(tx, staged);
      left = await endUpload(tx, held, { key, remember: told.remember, isTaken: false });
      await log(tx, session, told, upload, bytes.length);
    }
    return (await answerFor(tx, app.secrets, company, key))!;
  });
  await removeLeft(app, left);
  return answer;
}

const log = (
  tx: Parameters<typeof writeOperation>[0],
  session: Session,
  { requestInfo }: Told,
  { kind, key, name, create_time: began }: UploadRow,
  size: number,
) =>
  writeOperation(tx, {
    session,
    type: session.type,
    requestInfo,
    endpoint: { path: 'storage/upload', allow: 'signedIn' },
    changes: [{ target: 'file', id: key, before: null, after: { kind, name, size } }],
    duration: Date.now() - began.getTime(),
  });
