import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';

/** A company's file by its key or URL, signed or not; locked until the transaction ends. */
export async function findNamed(tx: Tx, company: number, told: string) {
  // Such characters occur in no key, and PostgreSQL would refuse the query.
  if (told.includes('\0') || !told.isWellFormed()) return undefined;
  const [, address = ''] = /^\/api\/file\/([\w-]{22})(?:\?.*)?$/.exec(told) ?? [];
  const [, picture] = /^\/api\/picture\/([\da-f]{64})(?:-\d+)?\.(?:webp|avif)$/.exec(told) ?? [];
  return tx
    .selectFrom('stored_file')
    .select(['id', 'key', 'name', 'kind', 'account_id'])
    .where('company_id', '=', company)
    .where((is) =>
      is.or([is('key', '=', picture ? `picture/${picture}` : told), is('address', '=', address)]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** Whether a record uses it. */
export async function isInUse(tx: Tx, company: number, id: number): Promise<boolean> {
  const { rows } = await sql<{ used: boolean }>`select
    exists (select from file_use where company_id = ${company} and file_id = ${id})
    or exists (select from wip_file where company_id = ${company} and file_id = ${id})
    or exists (select from company where company_id = ${company} and license_id = ${id}) as used`.execute(
    tx,
  );
  return rows[0]!.used;
}
