import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  FakeReport,
  FakeReportInfo,
  reportFilter,
} from '#contract/features/sale/reports/contract.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import { consentOf } from '#server/members/consents.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { signPhotos, type Photo } from '#server/files/private-photos.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';

/** A part of its number, code or shop; a whole phone number matches by itself. */
function findByWords(words: string, reader: Reader<StaffSession>): Condition {
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${reader.app.secrets.index('mobile', bareMobile(words))}`;
  return mentions()(codeIn(words) || words, reader);
}

export const reportList: ListPlan<z.output<typeof reportFilter>, FakeReport, StaffSession> = {
  table: 'fake_report',
  filters: {
    keyword: findByWords,
    state: oneOf('state'),
    part_id: equals('part_id'),
    province: oneOf('province'),
    is_known: (is) => (is ? sql`seq is not null` : sql`seq is null`),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readReports(reader, ids),
};

type Row = Omit<FakeReport, 'name' | 'phone' | 'reply_time' | 'create_time' | 'update_time'> & {
  name_sealed: Buffer | null;
  mobile_sealed: Buffer | null;
  photos: Photo[];
  reply_time: Date | null;
  create_time: Date;
  update_time: Date;
};

/** What lists show of reports, with the photos as they are stored. */
async function readRows({ tx, session }: Reader<StaffSession>, ids: readonly number[]) {
  const { rows } = await sql<Row>`
    select r.id, r.company_id, r.code, r.seq as identifier_id, r.typed_code, r.verdict, r.part_id,
      coalesce(p.name, '') as part_name, r.shop, r.link, r.content, r.name_sealed, r.mobile_sealed, r.province, r.city,
      r.latitude, r.longitude, r.photos, jsonb_array_length(r.photos) as photo_count, r.state, r.reason, r.reply,
      r.reply_time, r.incident_id, coalesce(n.code, '') as incident_code, r.version, r.create_time, r.update_time
    from fake_report r
    left join part p on p.company_id = r.company_id and p.id = r.part_id
    left join incident n on n.company_id = r.company_id and n.id = r.incident_id
    where r.company_id = ${session.companyId} and r.id = any(${[...ids]})`.execute(tx);
  return rows;
}

export async function readReports(
  reader: Reader<StaffSession>,
  ids: readonly number[],
  showPhone: (phone: string) => string = maskMobile,
): Promise<FakeReport[]> {
  return (await readRows(reader, ids)).map((row) => shownReport(reader, row, showPhone));
}

function shownReport(
  { app }: Reader<StaffSession>,
  { name_sealed: name, mobile_sealed: phone, photos: _photos, ...row }: Row,
  showPhone: (phone: string) => string,
): FakeReport {
  return {
    ...row,
    name: name ? app.secrets.open('fake_report.name', row.company_id, name) : '',
    phone: phone ? showPhone(app.secrets.open('fake_report.mobile', row.company_id, phone)) : '',
    reply_time: row.reply_time?.toISOString() ?? '',
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  };
}

/** One report with its photos, whose URLs are valid for some hours. */
export async function readReport(
  reader: Reader<StaffSession>,
  id: number,
): Promise<FakeReportInfo> {
  const [row] = await readRows(reader, [id]);
  if (!row) throw notFound();
  return {
    ...shownReport(reader, row, maskMobile),
    photos: signPhotos(reader.app.secrets, row.photos),
    consent: await consentOf(reader.tx, reader.session.companyId, 'report', id),
  };
}
