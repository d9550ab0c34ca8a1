import { sql } from 'kysely';
import type * as z from 'zod';
import type { Repair, repairFilter, RepairInfo } from '#contract/features/sale/repairs/contract.ts';
import { statusOf } from '#contract/features/sale/repairs/states.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import { signedAddress } from '#server/files/addresses.ts';
import { notFound } from '#server/refusal.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { faultsOf } from '#server/repairs/words.ts';
import type { StaffSession } from '#server/access/sessions.ts';

/** A part of its number or serial number; a whole phone number matches by itself. */
function findByWords(words: string, reader: Reader<StaffSession>): Condition {
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${reader.app.secrets.index('mobile', bareMobile(words))}`;
  return mentions()(codeIn(words) || words, reader);
}

export const repairList: ListPlan<z.output<typeof repairFilter>, Repair, StaffSession> = {
  table: 'repair',
  filters: {
    keyword: findByWords,
    state: oneOf('state'),
    fault_type: oneOf('fault_type'),
    part_id: equals('part_id'),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readRows(reader, ids, maskMobile),
};

type Row = Omit<Repair, 'fault_name' | 'name' | 'phone' | 'repair_status' | 'complete_time'> & {
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  complete_time: Date | null;
  create_time: Date;
  update_time: Date;
};

async function readRows(
  { app, tx, session, language }: Reader<StaffSession>,
  ids: number[],
  showPhone: (mobile: string) => string,
): Promise<Repair[]> {
  const { rows } = await sql<Row>`
    select r.id, r.company_id, r.code, r.seq as identifier_id, r.serial_number, r.part_id,
      coalesce(p.name, '') as part_name, r.fault_type, r.content, r.name_sealed, r.mobile_sealed, r.state,
      jsonb_array_length(r.photos) as photo_count, r.complete_time, r.version, r.create_time, r.update_time
    from repair r left join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${session.companyId} and r.id = any(${ids})`.execute(tx);
  const fault = await faultsOf(tx, language);
  return rows.map(({ name_sealed: name, mobile_sealed: phone, ...row }) => ({
    ...row,
    fault_name: fault.name(row.fault_type),
    name: app.secrets.open(name),
    phone: showPhone(app.secrets.open(phone)),
    repair_status: statusOf[row.state],
    complete_time: row.complete_time?.toISOString() ?? '',
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

const fileName = (address: string) => address.slice(address.lastIndexOf('/') + 1);

/** One repair with its history and photos, whose URLs are valid for some hours. */
export async function readRepair(reader: Reader<StaffSession>, id: number): Promise<RepairInfo> {
  const { app, tx, session } = reader;
  const [row] = await readRows(reader, [id], (phone) => phone);
  if (!row) throw notFound();
  const { photos } = await tx
    .selectFrom('repair')
    .select('photos')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const steps = await tx
    .selectFrom('repair_step')
    .select(['state', 'note', 'reply', 'create_user', 'create_time'])
    .where('company_id', '=', session.companyId)
    .where('repair_id', '=', id)
    .orderBy('id')
    .execute();
  const open = (address: string) => signedAddress(app.secrets, fileName(address));
  return {
    ...row,
    photos: photos.map(({ photo, small }) => ({ photo: open(photo), small: open(small) })),
    steps: steps.map((step) => ({ ...step, create_time: step.create_time.toISOString() })),
  };
}
