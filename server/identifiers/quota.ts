import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { packTexts } from '#contract/features/identity/packs/texts.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

/** The identifier quota of a company's version; null is unlimited, 0 without a version. */
async function quotaOf(tx: Tx, companyId: number): Promise<number | null> {
  const row = await tx
    .selectFrom('company as c')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select(['v.id', sql<number | null>`(v.quotas ->> 'identifiers')::float8`.as('most')])
    .where('c.company_id', '=', companyId)
    .executeTakeFirst();
  return row?.id == null ? 0 : row.most;
}

export async function readQuota(tx: Tx, companyId: number) {
  const row = await tx
    .selectFrom('code_use')
    .select('identifiers')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return { used: row?.identifiers ?? 0, quota: await quotaOf(tx, companyId) };
}

/** Counts new identifiers, exactly even with concurrent orders; refused beyond the quota. */
export async function chargeIdentifiers(tx: Tx, companyId: number, count: number): Promise<void> {
  const { identifiers: now } = await tx
    .insertInto('code_use')
    .values({ company_id: companyId, identifiers: count })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ identifiers: sql`code_use.identifiers + excluded.identifiers` }),
    )
    .returning('identifiers')
    .executeTakeFirstOrThrow();
  const quota = await quotaOf(tx, companyId);
  if (quota === null || now <= quota) return;
  const used = now - count;
  throw new Refusal(packTexts.errors.quota, {
    code: codes.version,
    field: 'quantity',
    params: { used, all: quota, left: Math.max(0, quota - used) },
  });
}
