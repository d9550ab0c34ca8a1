import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { defaultRegion, type FileKind } from '#contract/files.ts';
import { systemActor, transact, type Tx } from '../database/database.ts';
import type { App } from '../app.ts';
import { chargeQuota, reserveRoom } from './quota.ts';

/** The storage place of something new; its name says nothing about the content. */
export function newPlace(): string {
  const name = randomBytes(16).toString('hex');
  return `${name.slice(0, 2)}/${name}`;
}
const newAddress = () => randomBytes(16).toString('base64url');

export type NewBlob = {
  company: number;
  hash: string;
  region: number;
  place: string;
  size: number;
  type: string;
  width?: number | null;
  height?: number | null;
};

/**
 * Names stored bytes. False if the company already has the same content: then the earlier copy stays, and the new one
 * is unreferenced.
 */
export async function insertBlob(tx: Tx, blob: NewBlob): Promise<boolean> {
  const { company, width = null, height = null, ...rest } = blob;
  const { place } = await tx
    .insertInto('blob')
    .values({ company_id: company, width, height, ...rest })
    // Not "do nothing": the row must be locked, or a sweep could delete it before it is used.
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'hash']).doUpdateSet({
        width: sql`coalesce(blob.width, excluded.width)`,
        height: sql`coalesce(blob.height, excluded.height)`,
      }),
    )
    .returning('place')
    .executeTakeFirstOrThrow();
  return place === blob.place;
}

/** Stores something small that is in memory: a re-encoded picture, a licence. */
export type Small = {
  company: number;
  account: number | null;
  key: string;
  name: string;
  kind: FileKind;
  isPublic: boolean;
  type: string;
  width?: number | null;
  height?: number | null;
  bytes: Buffer;
};
export type Staged = Omit<Small, 'bytes'> & NewBlob & { id: string };

type Charge = (tx: Tx, company: number, bytes: number) => Promise<unknown>;

export const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

/** Stores bytes before the transaction that names them: known to the sweep, visible to nobody. */
export async function stage(
  app: Pick<App, 'database' | 'storage'>,
  { bytes, ...file }: Small,
  check: Charge = reserveRoom,
): Promise<Staged> {
  const { region, store } = app.storage.at(defaultRegion);
  const staged = {
    ...file,
    id: randomUUID(),
    region,
    place: newPlace(),
    hash: hashOf(bytes),
    size: bytes.length,
  };
  // A separate connection: it persists even if the open transaction is rolled back.
  await transact(app.database.sidePool, systemActor, async (tx) => {
    await check(tx, file.company, bytes.length);
    const { company, account, key, name, kind } = file;
    const { id, place, size } = staged;
    await tx
      .insertInto('upload')
      .values({
        company_id: company,
        account_id: account ?? 0,
        id,
        region,
        place,
        key,
        name,
        kind,
        size,
        state: 'null',
      })
      .execute();
  });
  await store.put(staged.place, bytes);
  return staged;
}

/** Names staged bytes; from here on they are one of the company's files. */
export async function settle(
  tx: Tx,
  staged: Staged,
  charge: Charge = chargeQuota,
): Promise<{ id: number; address: string }> {
  const { company, hash, region, place, size, type, width = null, height = null } = staged;
  const isNew = await insertBlob(tx, { company, hash, region, place, size, type, width, height });
  const upload = { company_id: company, id: staged.id };
  if (isNew) {
    await charge(tx, company, size);
    await tx
      .deleteFrom('upload')
      .where((is) => is.and(upload))
      .execute();
  } else await forget(tx, upload);
  return nameFile(tx, staged);
}

export type NamedFile = Pick<
  Small,
  'company' | 'account' | 'key' | 'name' | 'kind' | 'isPublic'
> & {
  hash: string;
};

/** A name for existing content. Under a taken key the earlier content stays; compare the hash. */
export function nameFile(
  tx: Tx,
  file: NamedFile,
): Promise<{ id: number; address: string; hash: string }> {
  return (
    tx
      .insertInto('stored_file')
      .values({
        company_id: file.company,
        key: file.key,
        address: newAddress(),
        name: file.name,
        kind: file.kind,
        hash: file.hash,
        is_public: file.isPublic,
        account_id: file.account,
      })
      // Uploading again gives another day to use it.
      .onConflict((conflict) =>
        conflict.columns(['company_id', 'key']).doUpdateSet({ create_time: sql`now()` }),
      )
      .returning(['id', 'address', 'hash'])
      .executeTakeFirstOrThrow()
  );
}

/** Marks an upload's place as unreferenced: the next sweep deletes it. */
async function forget(tx: Tx, upload: { company_id: number; id: string }): Promise<void> {
  await tx
    .updateTable('upload')
    .set({ touch_time: new Date(0) })
    .where((is) => is.and(upload))
    .execute();
}
