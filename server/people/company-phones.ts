import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';

/** Encrypts the phone numbers of companies that a release before this one stored as they are. */
export async function sealCompanyPhones(tx: Tx, secrets: Secrets): Promise<void> {
  const rows = await tx
    .selectFrom('company')
    .select(['company_id', 'mobile'])
    .where('mobile', '<>', '')
    .forUpdate()
    .execute();
  if (rows.length === 0) return;
  await sql`update company c set mobile = '', mobile_sealed = given.sealed
    from unnest(${rows.map((row) => row.company_id)}::int[], ${rows.map((row) => secrets.seal('company.mobile', row.company_id, row.mobile))}::bytea[])
      as given (id, sealed) where c.company_id = given.id`.execute(tx);
}
