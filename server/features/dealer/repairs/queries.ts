import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  DealerRepair,
  dealerRepairFilter,
  DealerRepairInfo,
} from '#contract/features/dealer/repairs/contract.ts';
import type { Repair } from '#contract/features/sale/repairs/contract.ts';
import { repairStates, statusOf } from '#contract/features/sale/repairs/states.ts';
import { maskMobile } from '#contract/validation.ts';
import type { DealerSession } from '#server/access/sessions.ts';
import { within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';
import { findRepairsByWords, readRepairPhotos, readRepairRows } from '#server/repairs/rows.ts';
import { shownSteps } from '#server/repairs/track.ts';

/** Without what only the company knows: the exact state, and who works on it. */
const shown = (row: Repair): DealerRepair => {
  const { id, code, serial_number, part_name, fault_type, fault_name, content, name, phone } = row;
  const { repair_status, photo_count, complete_time, create_time, update_time } = row;
  const { payer, total, quote, replacement_sn } = row;
  return {
    id,
    code,
    serial_number,
    part_name,
    fault_type,
    fault_name,
    content,
    name,
    phone,
    repair_status,
    photo_count,
    complete_time,
    payer,
    total,
    quote,
    replacement_sn,
    create_time,
    update_time,
  };
};

/** The repairs that this dealer asked for; row-level security hides all others. */
export const dealerRepairList: ListPlan<
  z.output<typeof dealerRepairFilter>,
  DealerRepair,
  DealerSession
> = {
  table: 'repair',
  only: ({ dealerId }) => sql`dealer_id = ${dealerId}`,
  filters: {
    keyword: findRepairsByWords,
    repair_status: (statuses) =>
      sql`state = any(${repairStates.filter((state) => statuses.includes(statusOf[state]))}::text[])`,
    create_time: within('create_time'),
  },
  rows: async (reader, ids) => (await readRepairRows(reader, ids, maskMobile)).map(shown),
};

async function checkOwn({ tx, session }: Reader<DealerSession>, id: number): Promise<void> {
  const own = await tx
    .selectFrom('repair')
    .select('id')
    .where('company_id', '=', session.companyId)
    .where('dealer_id', '=', session.dealerId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!own) throw notFound();
}

/** The whole number of a customer. */
export async function readDealerRepairPhone(
  reader: Reader<DealerSession>,
  id: number,
): Promise<string | null> {
  await checkOwn(reader, id);
  const [row] = await readRepairRows(reader, [id], (phone) => phone);
  return row?.phone ?? null;
}

/** One of them with its photos and what the customer is told. */
export async function readDealerRepair(
  reader: Reader<DealerSession>,
  id: number,
): Promise<DealerRepairInfo> {
  const { tx, session } = reader;
  await checkOwn(reader, id);
  const [row] = await readRepairRows(reader, [id], maskMobile);
  const steps = await tx
    .selectFrom('repair_step')
    .select(['state', 'reply', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('repair_id', '=', id)
    .where('kind', '=', 'move')
    .orderBy('id')
    .execute();
  return {
    ...shown(row!),
    ...(await readRepairPhotos(reader, id)),
    steps: shownSteps(steps).map(({ state, reply, create_time: time }) => ({
      repair_status: statusOf[state],
      reply,
      create_time: time.toISOString(),
    })),
  };
}
