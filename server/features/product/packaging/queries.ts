import { sql } from 'kysely';
import { codes } from '#contract/envelope.ts';
import type { Packaging } from '#contract/features/product/packaging/contract.ts';
import { packagingTexts } from '#contract/features/product/packaging/texts.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';
import type { RecordCall, Stored } from '#server/records/plan.ts';
import { Refusal } from '#server/refusal.ts';

const { errors } = packagingTexts;
type Found = Omit<Packaging, 'create_time' | 'update_time'> & {
  create_time: Date;
  update_time: Date;
};

export async function readPackagings(
  { tx, session }: Reader<StaffSession>,
  ids: number[],
): Promise<Packaging[]> {
  const { rows } = await sql<Found>`
    select k.id, k.company_id, k.part_id, p.code as part_code, p.name as part_name, k.name, k.levels, k.is_default,
      k.remark, k.version, k.create_time, k.update_time
    from packaging k join part p on p.company_id = k.company_id and p.id = k.part_id
    where k.company_id = ${session.companyId} and k.id = any(${ids})`.execute(tx);
  return rows.map((row) => ({
    ...row,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** The part must be the company's own, and stays while boxes are packed by it. It is locked: one default at a time. */
export async function holdPart(
  { tx, session }: RecordCall<StaffSession>,
  partId: number,
  before: Stored | null,
): Promise<void> {
  const { rows } = await sql`
    select from part where company_id = ${session.companyId} and id = ${partId} for no key update`.execute(
    tx,
  );
  if (rows.length === 0)
    throw new Refusal(errors.noPart, { code: codes.invalid, field: 'part_id' });
  if (before === null || before.part_id === partId) return;
  if ((await usedAmong(tx, session.companyId, [before.id])).length > 0)
    throw new Refusal(errors.partFixed, { field: 'part_id' });
}

/** Making one the default takes it from the other. */
export async function keepOneDefault(
  call: RecordCall<StaffSession>,
  { part_id: partId, is_default: isDefault }: { part_id: number; is_default: boolean },
  id: number | null,
): Promise<void> {
  if (!isDefault) return;
  const { tx, session } = call;
  const { rows } = await sql<{ id: number }>`
    update packaging set is_default = false, version = version + 1, update_by = ${session.accountId}, update_time = now()
    where company_id = ${session.companyId} and part_id = ${partId} and is_default and id is distinct from ${id}::integer
    returning id`.execute(tx);
  for (const other of rows)
    call.changed('packaging', other.id, { is_default: true }, { is_default: false });
}

/** What boxes and pallets are packed by is not deleted; those that are empty forget it. */
export async function refuseUsed(
  { tx, session }: RecordCall<StaffSession>,
  rows: Stored[],
): Promise<void> {
  const ids = rows.map(({ id }) => id);
  await sql`
    update container set packaging_id = null
    where company_id = ${session.companyId} and packaging_id = any(${ids}) and quantity = 0`.execute(
    tx,
  );
  const [used] = await usedAmong(tx, session.companyId, ids);
  const name = rows.find(({ id }) => id === used)?.name as string | undefined;
  if (name !== undefined) throw new Refusal(errors.inUse, { params: { name } });
}

async function usedAmong(
  tx: Reader['tx'],
  companyId: number,
  ids: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select k.id from unnest(${[...ids]}::integer[]) as k (id)
    where exists (select from container c where c.company_id = ${companyId} and c.packaging_id = k.id)
    order by 1 limit 1`.execute(tx);
  return rows.map(({ id }) => id);
}
