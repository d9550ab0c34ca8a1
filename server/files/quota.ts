import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import { showSize } from '#contract/files.ts';
import { fileTexts } from '#contract/texts/files.ts';
import type { Tx } from '../database/database.ts';
import { Refusal } from '../refusal.ts';

const megabyte = 1_048_576;
/** A company without a version can do little more than submit its verification. */
const withoutVersion = 200 * megabyte;

/** Changes a company's stored size and returns the new total. Locks the row until the transaction ends. */
export async function countBytes(tx: Tx, company: number, bytes: number): Promise<number> {
  const { bytes: now } = await tx
    .insertInto('storage_use')
    .values({ company_id: company, bytes })
    .onConflict((conflict) =>
      conflict
        .column('company_id')
        .doUpdateSet({ bytes: sql`greatest(storage_use.bytes + excluded.bytes, 0)` }),
    )
    .returning('bytes')
    .executeTakeFirstOrThrow();
  return now;
}

/** The storage quota of a company's version; null is unlimited. */
async function quotaOf(tx: Tx, company: number): Promise<number | null> {
  // The platform itself has no quota.
  if (company === 0) return null;
  const row = await tx
    .selectFrom('company as c')
    .leftJoin('system_version as v', 'v.id', 'c.system_version_id')
    .select(['v.id', sql<number | null>`(v.quotas ->> 'storage_mb')::float8`.as('mb')])
    .where('c.company_id', '=', company)
    .executeTakeFirst();
  if (row?.id == null) return withoutVersion;
  return row.mb === null ? null : row.mb * megabyte;
}

const full = (used: number, quota: number) =>
  new Refusal(fileTexts.errors.quota, {
    code: codes.version,
    params: { used: showSize(used), all: showSize(quota) },
  });

function refuseAbove(quota: number | null, used: number, more: number): void {
  if (quota !== null && used + more > quota) throw full(used, quota);
}

/** Adds new bytes; refused if they exceed the quota. */
export async function chargeQuota(tx: Tx, company: number, bytes: number): Promise<void> {
  const now = await countBytes(tx, company, bytes);
  refuseAbove(await quotaOf(tx, company), now - bytes, bytes);
}

/** Refuses an upload that would exceed the quota before it is transferred; `chargeQuota` decides at the end. */
export async function checkQuota(tx: Tx, company: number, bytes: number): Promise<void> {
  const quota = await quotaOf(tx, company);
  if (quota === null) return;
  const row = await tx
    .selectFrom('storage_use')
    .select('bytes')
    .where('company_id', '=', company)
    .executeTakeFirst();
  const used = row?.bytes ?? 0;
  refuseAbove(quota, used, bytes);
  const coming = await bytesOnTheWay(tx, company);
  if (coming + bytes > quota * roomOnTheWay) throw full(used + coming, quota);
}

/** Uploads in progress are not counted yet; this keeps a company from filling the disk with them. */
const roomOnTheWay = 2;

async function bytesOnTheWay(tx: Tx, company: number): Promise<number> {
  const { bytes } = await tx
    .selectFrom('upload')
    .select(sql<number>`coalesce(sum(size), 0)::float8`.as('bytes'))
    .where('company_id', '=', company)
    .where('touch_time', '>', new Date(0))
    .where(sql<boolean>`state ->> 'done' is null`)
    .executeTakeFirstOrThrow();
  return bytes;
}
