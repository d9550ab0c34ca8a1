import { randomUUID } from 'node:crypto';
import { codes } from '#contract/envelope.ts';
import type { StoredAnswer } from '#contract/features/system/uploads/contract.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { Tx } from '../database/database.ts';
import { notFound, Refusal } from '../refusal.ts';
import type { Secrets } from '../secrets.ts';
import { plainAddress, signedAddress } from './addresses.ts';
import { insertBlob, nameFile, newPlace, type NamedFile } from './keep.ts';
import { addressOfPicture } from './pictures.ts';
import { chargeQuota } from './quota.ts';
import type { UploadRow } from './uploads.ts';

/** The location of an accepted file. */
export async function answerFor(
  tx: Tx,
  secrets: Secrets,
  company: number,
  key: string,
): Promise<(StoredAnswer & { size: number }) | null> {
  const file = await tx
    .selectFrom('stored_file as f')
    .innerJoin('blob as b', (join) =>
      join.onRef('b.company_id', '=', 'f.company_id').onRef('b.hash', '=', 'f.hash'),
    )
    .select(['f.kind', 'f.hash', 'f.address', 'f.is_public', 'b.size'])
    .where('f.company_id', '=', company)
    .where('f.key', '=', key)
    .executeTakeFirst();
  if (!file) return null;
  const { kind, hash, address, is_public: isPublic, size } = file;
  if (kind === 'picture') return { url: addressOfPicture(hash), key, size };
  return { url: isPublic ? plainAddress(address) : signedAddress(secrets, address), key, size };
}

/** Names an uploaded file. Repeating is harmless; other content under a taken key is refused. */
export async function nameUpload(tx: Tx, file: Omit<NamedFile, 'isPublic'>): Promise<void> {
  const { hash } = await nameFile(tx, { ...file, isPublic: false });
  if (hash !== file.hash) throw new Refusal(fileTexts.errors.sameKey);
}

/** Locks an upload until the transaction ends, so that it is finished only once. */
export async function holdUpload(tx: Tx, { company_id, id }: UploadRow): Promise<UploadRow> {
  const held = await tx
    .selectFrom('upload')
    .selectAll()
    .where('company_id', '=', company_id)
    .where('id', '=', id)
    // An upload that is being removed, perhaps by another node, has no bytes any more.
    .where('touch_time', '>', new Date(0))
    .forUpdate()
    .executeTakeFirst();
  if (!held) throw notFound();
  return held;
}

/** The key under which an upload finished, if it did. */
export const doneKey = ({ state }: Pick<UploadRow, 'state'>): string | null =>
  typeof state?.done === 'string' ? state.done : null;

/** Makes an upload one of the company's files, in the caller's transaction. */
export async function acceptUpload(
  tx: Tx,
  upload: UploadRow,
  found: { hash: string; size: number; type: string },
): Promise<{ isNew: boolean }> {
  const { company_id: company, account_id: account, region, place, key, name, kind } = upload;
  const isNew = await insertBlob(tx, { company, region, place, ...found });
  if (isNew) await chargeQuota(tx, company, found.size);
  await nameUpload(tx, { company, account, key, name, kind, hash: found.hash });
  return { isNew };
}

/**
 * Ends an upload's row. Returns the row of bytes that nothing refers to, for the caller to remove after the commit;
 * what is left over is swept. A long upload is remembered for a day, in case its last answer got lost.
 */
export async function endUpload(
  tx: Tx,
  upload: UploadRow,
  { key, remember, isTaken }: { key: string; remember: boolean; isTaken: boolean },
): Promise<Pick<UploadRow, 'company_id' | 'id' | 'region' | 'place' | 'state'> | null> {
  const { company_id, id, create_time: _, ...rest } = upload;
  await tx.deleteFrom('upload').where('company_id', '=', company_id).where('id', '=', id).execute();
  const state = JSON.stringify(upload.state);
  const left = isTaken ? null : { ...rest, company_id, id: randomUUID() };
  const rows = [
    ...(left ? [{ ...left, state, touch_time: new Date(0) }] : []),
    // Nothing is stored at a new place, so sweeping it is harmless.
    ...(remember
      ? [
          {
            ...rest,
            company_id,
            id,
            place: newPlace(),
            state: JSON.stringify({ done: key }),
            touch_time: new Date(),
          },
        ]
      : []),
  ];
  if (rows.length > 0) await tx.insertInto('upload').values(rows).execute();
  return left;
}

export const hashDiffers = () => new Refusal(fileTexts.errors.hash, { code: codes.invalid });
