import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

type Owner = { company: number; owner: string; id: number };
type UseOptions = {
  /** What the owner used before stays used: its history shows it still. */
  keepEarlier?: boolean;
  /** Consumers see it: it opens without a signature. */
  publish?: boolean;
};

/** Says which files a record needs. False where one of them is not the company's. */
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
  if (!options.keepEarlier)
    await tx
      .deleteFrom('file_use')
      .where('company_id', '=', company)
      .where('owner', '=', owner)
      .where('owner_id', '=', id)
      .execute();
  if (ids.length === 0) return true;
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
  return true;
}

/** The company's files at these addresses (`/api/file/…` and `/api/picture/…`), held so that no sweep takes them away. */
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
