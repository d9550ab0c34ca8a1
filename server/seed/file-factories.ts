import { randomUUID } from 'node:crypto';
import { previewFormatOf, splitName, type FileKind } from '#contract/files.ts';
import type { App } from '../app.ts';
import { settle, stage } from '../files/keep.ts';
import type { Tx } from '../database/database.ts';

export type FilePlan = { name: string; bytes: Buffer; type: string; kind?: FileKind };

/** A file that has arrived, in the storage as if it had been uploaded. */
export async function createStoredFile(
  app: App,
  tx: Tx,
  companyId: number,
  { name, bytes, type, kind = 'file' }: FilePlan,
): Promise<{ id: number; key: string; address: string }> {
  const key = `${companyId}/${randomUUID()}/${name}`;
  const file = { company: companyId, account: null, key, name, kind, type, isPublic: false };
  return { key, ...(await settle(tx, await stage(app, { ...file, bytes }))) };
}

type AttachmentPlan = FilePlan & { create_user: string; create_time: Date };

/** A file attached to the serial number in its name; gives the attachment's id. */
export async function createAttachment(
  app: App,
  tx: Tx,
  companyId: number,
  plan: AttachmentPlan,
): Promise<number> {
  const { name, bytes, type, create_user, create_time } = plan;
  const file = await createStoredFile(app, tx, companyId, plan);
  const { serial, name: fileName } = splitName(name)!;
  const { id } = await tx
    .insertInto('wip_file')
    .values({
      company_id: companyId,
      serial_number: serial,
      origin_name: name,
      file_name: fileName,
      file_path: file.key,
      file_size: bytes.length,
      format: previewFormatOf(type, name),
      file_id: file.id,
      create_user,
      create_time,
      update_time: create_time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('file_use')
    .values({ company_id: companyId, file_id: file.id, owner: 'wip_file', owner_id: id })
    .execute();
  return id;
}
