import type { Tx } from '../database/database.ts';
import type { Secrets } from '../secrets.ts';
import { signedAddress } from './addresses.ts';

/** The business licence of a company, for users who may see the company. */
export async function readLicense(tx: Tx, secrets: Secrets, companyId: number) {
  const file = await tx
    .selectFrom('company as c')
    .innerJoin('stored_file as f', (join) =>
      join.onRef('f.company_id', '=', 'c.company_id').onRef('f.id', '=', 'c.license_id'),
    )
    .select(['f.name', 'f.address'])
    .where('c.company_id', '=', companyId)
    .executeTakeFirst();
  return file ? { name: file.name, url: signedAddress(secrets, file.address) } : null;
}
