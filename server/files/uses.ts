import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

type Owner = { company: number; owner: string; id: number };
type UseOptions = {
  /** What the owner used before stays in use: its history still shows it. */
  keepEarlier?: boolean;
  /** Consumers see it: it opens without a signature. */
  publish?: boolean;
};

/** Records which files a record uses. False if one of them is not the company's. */
export async function useFiles(
  tx: Tx,
  { company, owner, id }: Owner,
  addresses: readonly string[],
  options: UseOptions = {},
): Promise<boolean> {
  const wanted = [...new Set(addresses)];
  const found = await findFiles(tx, company, wanted);
  if (found.length !== wanted.length) return false;
  const ids = found.map((file) => file.id);
  const freed = options.keepEarlier ? [] : await dropUses(tx, { company, owner }, [id]);
  if (ids.length > 0) await addUses(tx, { company, owner, id }, ids, options);
  await shutUnused(tx, company, freed);
  return true;
}

/** Deleted records release their files. */
export async function freeFiles(
  tx: Tx,
  { company, owner }: Omit<Owner, 'id'>,
  owners: readonly number[],
): Promise<void> {
  if (owners.length === 0) return;
  await shutUnused(tx, company, await dropUses(tx, { company, owner }, owners));
}

async function dropUses(
  tx: Tx,
  { company, owner }: Omit<Owner, 'id'>,
  owners: readonly number[],
): Promise<number[]> {
  const dropped = await tx
    .deleteFrom('file_use')
    .where('company_id', '=', company)
    .where('owner', '=', owner)
    .where('owner_id', 'in', owners)
    .returning('file_id')
    .execute();
  return dropped.map(({ file_id: id }) => id);
}

/** A private file that is no longer used is closed at once: its URL finds nothing. The sweep deletes it later. */
async function shutUnused(tx: Tx, company: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`update stored_file f set address = left(replace(gen_random_uuid()::text, '-', ''), 22)
    where company_id = ${company} and id = any(${ids}) and not is_public
      and not exists (select from file_use u where u.company_id = f.company_id and u.file_id = f.id)`.execute(
    tx,
  );
}

async function addUses(
  tx: Tx,
  { company, owner, id }: Owner,
  ids: readonly number[],
  options: UseOptions,
): Promise<void> {
  await tx
    .insertInto('file_use')
    .values(ids.map((file_id) => ({ company_id: company, file_id, owner, owner_id: id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  if (options.publish)
    await tx
      .updateTable('stored_file')
      .set({ is_public: true })
      .where('company_id', '=', company)
      .where('id', 'in', ids)
      .where('is_public', '=', false)
      .execute();
}

/** The company's files at these URLs (`/api/file/…` and `/api/picture/…`), locked against the sweep. */
export async function findFiles(tx: Tx, company: number, addresses: readonly string[]) {
  if (addresses.length === 0) return [];
  const names = addresses.map((address) => {
    const [, picture] = /^\/api\/picture\/([\da-f]{64})\.webp$/.exec(address) ?? [];
    const [, file] = /^\/api\/file\/([\w-]{22})$/.exec(address) ?? [];
    return picture ? `picture/${picture}` : (file ?? '');
  });
  return tx
    .selectFrom('stored_file')
    .select(['id', 'address', 'kind', 'name', 'hash'])
    .where('company_id', '=', company)
    .where((is) =>
      is.or([
        is('address', '=', sql<string>`any(${names})`),
        is('key', '=', sql<string>`any(${names.filter((name) => name.startsWith('picture/'))})`),
      ]),
    )
    .forKeyShare()
    .execute();
}
