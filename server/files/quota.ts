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

/**
 * Reserves room for new bytes: the caller's transaction inserts an `upload` row of this size. Reservations of a company
 * wait for each other, so that many at once cannot take the same room; `chargeQuota` counts what really arrived.
 */
export async function reserveRoom(tx: Tx, company: number, bytes: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('uploads'), ${company}::int)`.execute(tx);
  await checkQuota(tx, company, bytes);
}

/** Refuses what would exceed the quota; returns how much room is left, null if it is unlimited. */
export async function checkQuota(tx: Tx, company: number, bytes: number): Promise<number | null> {
  const quota = await quotaOf(tx, company);
  if (quota === null) return null;
  const used = await bytesTaken(tx, company);
  refuseAbove(quota, used, bytes);
  return quota - used;
}

/**
 * What is stored or may yet arrive. In one statement, because an upload that ends moves from one table to the other.
 * Uploads that were given up count until their bytes are deleted.
 */
async function bytesTaken(tx: Tx, company: number): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select coalesce((select bytes from storage_use where company_id = ${company}), 0)::float8
      + coalesce((select sum(size) from upload
          where company_id = ${company} and state ->> 'done' is null), 0)::float8 as bytes`.execute(
    tx,
  );
  return rows[0]!.bytes;
}

/** Most uploads that are open at the same time. */
const mostOpen = { ofAccount: 20, ofCompany: 200 };

/** Refuses one more open upload than that; only after `reserveRoom`, which makes others wait. */
export async function limitOpenUploads(tx: Tx, company: number, account: number): Promise<void> {
  const { all, own } = await tx
    .selectFrom('upload')
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      fn.countAll<number>().filterWhere('account_id', '=', account).as('own'),
    ])
    .where('company_id', '=', company)
    .where('touch_time', '>', new Date(0))
    .where(sql<boolean>`state ->> 'done' is null`)
    .executeTakeFirstOrThrow();
  if (all < mostOpen.ofCompany && own < mostOpen.ofAccount) return;
  throw new Refusal(fileTexts.errors.tooManyOpen, { code: codes.tooMany });
}
