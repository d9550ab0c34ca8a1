import type * as z from 'zod';
import type { Repair, repairFilter, RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { maskMobile } from '#contract/validation.ts';
import { notFound } from '#server/refusal.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { findRepairsByWords, readRepairPhotos, readRepairRows } from '#server/repairs/rows.ts';
import type { StaffSession } from '#server/access/sessions.ts';

export const repairList: ListPlan<z.output<typeof repairFilter>, Repair, StaffSession> = {
  table: 'repair',
  filters: {
    keyword: findRepairsByWords,
    state: oneOf('state'),
    fault_type: oneOf('fault_type'),
    part_id: equals('part_id'),
    dealer_id: equals('dealer_id'),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readRepairRows(reader, ids, maskMobile),
};

/** One repair with its history and photos, whose URLs are valid for some hours. */
export async function readRepair(reader: Reader<StaffSession>, id: number): Promise<RepairInfo> {
  const { tx, session } = reader;
  const [row] = await readRepairRows(reader, [id], maskMobile);
  if (!row) throw notFound();
  const steps = await tx
    .selectFrom('repair_step')
    .select(['state', 'note', 'reply', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('repair_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...row,
    photos: await readRepairPhotos(reader, id),
    steps: steps.map((step) => ({ ...step, create_time: step.create_time.toISOString() })),
  };
}
