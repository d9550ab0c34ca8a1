import { sql } from 'kysely';
import type { EarnedKind } from '#contract/features/member/members/contract.ts';
import type { CompanyMemberInfo } from '#contract/features/sale/members/contract.ts';
import type { RepairState } from '#contract/features/sale/repairs/states.ts';
import type { ReportState } from '#contract/features/sale/reports/moves.ts';
import type { WarrantyState } from '#contract/features/sale/warranties/moves.ts';
import type { Permission } from '#contract/permissions.ts';
import { actorOf, rightTo, type StaffSession } from '#server/access/sessions.ts';
import { asSystem } from '#server/database/database.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { stateOfW } from '#server/logistics/warranty-state.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { notFound } from '#server/refusal.ts';
import { readRows, show } from './queries.ts';

type Of = { reader: Reader<StaffSession>; index: Buffer };
const most = 50;

/** One member with their newest records at this company: those kinds that the caller may view. */
export async function readMember(
  reader: Reader<StaffSession>,
  id: number,
): Promise<CompanyMemberInfo> {
  const [row] = await readRows(reader, [id]);
  if (!row) throw notFound();
  const of = { reader, index: row.mobile_index };
  const allowed = <T>(right: Permission, read: (one: Of) => Promise<T>): Promise<T | null> =>
    rightTo(reader.session, right) === 'ok' ? read(of) : Promise.resolve(null);
  return {
    ...show(reader, row),
    owned: await allowed('sale:warranty:view', readWarranties),
    requests: await allowed('sale:repair:view', readRepairs),
    reports: await allowed('sale:fakeReport:view', readReports),
    surveys: await allowed('product:survey:view', readSurveys),
    collected: await readPoints(of),
  };
}

async function readWarranties({ reader, index }: Of) {
  const { app, tx, session } = reader;
  const { rows } = await sql<{
    id: number;
    own_code: string | null;
    part_name: string;
    state: WarrantyState;
    active_time: Date;
    expire_time: Date;
  }>`
    select w.seq as id, i.code as own_code, coalesce(p.name, '') as part_name, ${stateOfW} as state, w.active_time,
      w.expire_time
    from warranty w
    join identifier i on i.company_id = w.company_id and i.seq = w.seq
    left join part p on p.company_id = w.company_id and p.id = w.part_id
    where w.company_id = ${session.companyId} and w.mobile_index = ${index}
    order by w.active_time desc, w.seq desc limit ${most}`.execute(tx);
  const units = rows.map(({ id: seq, own_code: code }) => ({ seq, code }));
  const codes = await codeTexts(app, tx, session.companyId, units);
  return rows.map(({ own_code: _code, ...row }) => ({
    ...row,
    code: codes.get(row.id) ?? '',
    active_time: row.active_time.toISOString(),
    expire_time: row.expire_time.toISOString(),
  }));
}

type Dated = { create_time: Date };
const dated = <R extends Dated>(rows: readonly R[]) =>
  rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
type Document<State> = Dated & { id: number; code: string; part_name: string; state: State };

async function readRepairs({ reader: { tx, session }, index }: Of) {
  const { rows } = await sql<Document<RepairState>>`
    select r.id, r.code, coalesce(p.name, '') as part_name, r.state, r.create_time
    from repair r left join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${session.companyId} and r.mobile_index = ${index}
    order by r.id desc limit ${most}`.execute(tx);
  return dated(rows);
}

async function readReports({ reader: { tx, session }, index }: Of) {
  const { rows } = await sql<Document<ReportState>>`
    select r.id, r.code, coalesce(p.name, '') as part_name, r.state, r.create_time
    from fake_report r left join part p on p.company_id = r.company_id and p.id = r.part_id
    where r.company_id = ${session.companyId} and r.mobile_index = ${index}
    order by r.id desc limit ${most}`.execute(tx);
  return dated(rows);
}

/** The answers they left their number with. */
async function readSurveys({ reader: { tx, session }, index }: Of) {
  const { rows } = await sql<Dated & { id: number; title: string; serial_number: string }>`
    select id, title, serial_number, create_time from survey
    where company_id = ${session.companyId} and mobile_index = ${index}
    order by id desc limit ${most}`.execute(tx);
  return dated(rows);
}

/** Entries of this company alone: the ledger of the platform is closed to companies, so the system reads it for them. */
async function readPoints({ reader: { tx, session }, index }: Of) {
  const { rows } = await asSystem(tx, actorOf(session), () =>
    sql<Dated & { kind: EarnedKind; points: number; is_reversed: boolean }>`
      select p.kind, p.points, p.create_time,
        exists (select from member_point r where r.reverses_id = p.id) as is_reversed
      from member m join member_point p on p.member_id = m.id
      where m.mobile_index = ${index} and p.from_company = ${session.companyId} and p.points > 0
      order by p.id desc limit ${most}`.execute(tx),
  );
  return dated(rows);
}
