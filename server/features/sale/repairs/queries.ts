import { sql } from 'kysely';
import type * as z from 'zod';
import type { Repair, repairFilter, RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { maskMobile } from '#contract/validation.ts';
import { consentOf } from '#server/members/consents.ts';
import { notFound } from '#server/refusal.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { readRepairParts } from '#server/repairs/parts.ts';
import { isRepaired } from '#server/repairs/repaired.ts';
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
    assignee: equals('assignee'),
    mine: (is, { session }) =>
      is
        ? sql`assignee = ${session.accountId}`
        : sql`assignee is distinct from ${session.accountId}`,
    overdue: (is) =>
      is
        ? sql`(complete_time is null and due_time < now())`
        : sql`(complete_time is not null or due_time is null or due_time >= now())`,
    replaced: (is) => (is ? sql`replacement_seq is not null` : sql`replacement_seq is null`),
    payer: oneOf('payer'),
    repaired: (is) => (is ? isRepaired('repair') : sql`not ${isRepaired('repair')}`),
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
    .select(['state', 'kind', 'note', 'reply', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('repair_id', '=', id)
    .orderBy('id')
    .execute();
  return {
    ...row,
    ...(await readRepairPhotos(reader, id)),
    ...(await readWork(reader, id)),
    parts: await readRepairParts(reader, id),
    steps: steps.map((step) => ({ ...step, create_time: step.create_time.toISOString() })),
    consent: await consentOf(tx, session.companyId, 'repair', id),
  };
}

type Work = { replacement_id: number | null; warranty_end: Date | null };

/** What the product was replaced by, and until when it is under warranty. */
async function readWork({ tx, session }: Reader<StaffSession>, id: number) {
  const { rows } = await sql<Work>`
    select r.replacement_seq as replacement_id, w.expire_time as warranty_end from repair r
    left join warranty w on w.company_id = r.company_id and w.seq = r.seq and w.void_time is null
      and w.start_time < w.expire_time
    where r.company_id = ${session.companyId} and r.id = ${id}`.execute(tx);
  const { replacement_id, warranty_end: end } = rows[0]!;
  return { replacement_id, warranty_end: end?.toISOString() ?? null };
}
