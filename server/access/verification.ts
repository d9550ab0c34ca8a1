import type { VerifyStatus } from '#contract/limits.ts';
import type { Tx } from '../database/database.ts';

/** Records one step of a company's verification; shown as a timeline on both sides. */
export async function noteVerification(
  tx: Tx,
  companyId: number,
  status: VerifyStatus,
  by: string,
  reason: string | null = null,
): Promise<void> {
  await tx
    .insertInto('company_verification')
    .values({ company_id: companyId, verify_status: status, create_user: by, reason })
    .execute();
}

/** The steps of a company, newest first. */
export async function readVerification(tx: Tx, companyId: number) {
  const rows = await tx
    .selectFrom('company_verification')
    .select(['id', 'verify_status', 'reason', 'create_user', 'create_time'])
    .where('company_id', '=', companyId)
    .orderBy('id', 'desc')
    .limit(100)
    .execute();
  return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
}
