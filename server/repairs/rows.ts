import { sql } from 'kysely';
import type { Repair } from '#contract/features/sale/repairs/contract.ts';
import { statusOf } from '#contract/features/sale/repairs/states.ts';
import type { ShownPhoto } from '#contract/photos.ts';
import { bareMobile, mobile } from '#contract/validation.ts';
import type { CompanySession } from '../access/sessions.ts';
import { signPhotos } from '../files/private-photos.ts';
import { codeIn } from '../identifiers/read-code.ts';
import { asCompany } from '../logistics/as-company.ts';
import { mentions } from '../records/filters.ts';
import type { Condition, Reader } from '../records/list-plan.ts';
import { faultsOf } from './words.ts';

/** A part of its number or serial number; a whole phone number matches by itself. */
export function findRepairsByWords(words: string, reader: Reader<CompanySession>): Condition {
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${reader.app.secrets.index('mobile', bareMobile(words))}`;
  return mentions()(codeIn(words) || words, reader);
}

type Row = Omit<
  Repair,
  'fault_name' | 'name' | 'phone' | 'repair_status' | 'complete_time' | 'due_time'
> & {
  due_time: Date | null;
  name_sealed: Buffer;
  mobile_sealed: Buffer;
  complete_time: Date | null;
  create_time: Date;
  update_time: Date;
};

/** What lists show of repairs that the reader may see. */
export async function readRepairRows(
  reader: Reader<CompanySession>,
  ids: readonly number[],
  showPhone: (mobile: string) => string,
): Promise<Repair[]> {
  const { app, tx, session, language } = reader;
  const { rows, fault } = await asCompany(reader, async () => ({
    ...(await sql<Row>`
      select r.id, r.company_id, r.code, r.seq as identifier_id, r.serial_number, r.part_id,
        coalesce(p.name, '') as part_name, r.fault_type, r.content, r.name_sealed, r.mobile_sealed, r.state,
        jsonb_array_length(r.photos) as photo_count, coalesce(d.name, '') as dealer_name, r.complete_time, r.price, r.total,
        r.payer, r.quote, r.due_time, r.complete_time is null and coalesce(r.due_time < now(), false) as is_overdue,
        r.assignee, coalesce(a.realname, '') as assignee_name, r.replacement_sn, r.version, r.create_time, r.update_time
      from repair r
      left join part p on p.company_id = r.company_id and p.id = r.part_id
      left join dealer d on d.company_id = r.company_id and d.dealer_id = r.dealer_id
      left join account a on a.company_id = r.company_id and a.id = r.assignee
      where r.company_id = ${session.companyId} and r.id = any(${[...ids]})`.execute(tx)),
    fault: await faultsOf(tx, language),
  }));
  return rows.map(({ name_sealed: name, mobile_sealed: phone, ...row }) => ({
    ...row,
    fault_name: fault.name(row.fault_type),
    name: app.secrets.open('repair.name', row.company_id, name),
    phone: showPhone(app.secrets.open('repair.mobile', row.company_id, phone)),
    repair_status: statusOf[row.state],
    complete_time: row.complete_time?.toISOString() ?? '',
    due_time: row.due_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** The photos of one repair that the reader may see, as URLs that are valid for some hours. */
export async function readRepairPhotos(
  { app, tx, session }: Reader<CompanySession>,
  id: number,
): Promise<{ photos: ShownPhoto[]; after_photos: ShownPhoto[] }> {
  const { photos, after_photos: after } = await tx
    .selectFrom('repair')
    .select(['photos', 'after_photos'])
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return { photos: signPhotos(app.secrets, photos), after_photos: signPhotos(app.secrets, after) };
}
