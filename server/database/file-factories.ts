import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { previewFormatOf, splitName, type FileKind } from '#contract/files.ts';
import type { Storage } from '../storage/storage.ts';
import type { Tx } from './database.ts';

export type FilePlan = {
  name: string;
  bytes: Buffer;
  type: string;
  kind?: FileKind;
  create_time?: Date;
};

/** A file that has arrived, in the storage as if it had been uploaded; gives its row. */
export async function createStoredFile(
  tx: Tx,
  storage: Storage,
  companyId: number,
  { name, bytes, type, kind = 'file', create_time: time = new Date() }: FilePlan,
): Promise<{ id: number; key: string; address: string }> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const { region, store } = storage.at(30);
  const place = `${companyId}/${randomUUID()}`;
  await store.put(place, bytes);
  const made = await tx
    .insertInto('blob')
    .values({ company_id: companyId, hash, region, place, size: bytes.length, type })
    .onConflict((conflict) => conflict.doNothing())
    .returning('hash')
    .executeTakeFirst();
  if (made)
    await sql`insert into storage_use (company_id, bytes) values (${companyId}, ${bytes.length})
      on conflict (company_id) do update set bytes = storage_use.bytes + excluded.bytes`.execute(
      tx,
    );
  else await store.remove({ place, state: null });
  return tx
    .insertInto('stored_file')
    .values({
      company_id: companyId,
      key: `${companyId}/${randomUUID()}/${name}`,
      address: randomBytes(16).toString('base64url'),
      name,
      kind,
      hash,
      create_time: time,
    })
    .returning(['id', 'key', 'address'])
    .executeTakeFirstOrThrow();
}

/** A file attached to the serial number in its name; gives the attachment's id. */
export async function createAttachment(
  tx: Tx,
  storage: Storage,
  companyId: number,
  plan: FilePlan & { create_user: string },
): Promise<number> {
  const { name, bytes, type, create_time: time = new Date() } = plan;
  const file = await createStoredFile(tx, storage, companyId, plan);
  const parts = splitName(name)!;
  const { id } = await tx
    .insertInto('wip_file')
    .values({
      company_id: companyId,
      serial_number: parts.serial,
      origin_name: name,
      file_name: parts.name,
      file_path: file.key,
      file_size: bytes.length,
      format: previewFormatOf(type, name),
      file_id: file.id,
      create_user: plan.create_user,
      create_time: time,
      update_time: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('file_use')
    .values({ company_id: companyId, file_id: file.id, owner: 'wip_file', owner_id: id })
    .execute();
  return id;
}
