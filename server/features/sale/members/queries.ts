import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  CompanyMember,
  companyMemberFilter,
} from '#contract/features/sale/members/contract.ts';
import { bareMobile, maskMobile, maskName, mobile } from '#contract/validation.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

/** A whole number by its keyed hash, four digits by the visible end. */
function findByNumber(number: string, { app }: Reader): Condition {
  if (/^\d{4}$/.test(number)) return sql`mobile_end = ${number}`;
  if (!mobile.safeParse(number).success) return sql`false`;
  return sql`mobile_index = ${app.secrets.index('mobile', bareMobile(number))}`;
}

type Row = Omit<CompanyMember, 'name' | 'phone' | 'first_time' | 'last_time'> & {
  name_sealed: Buffer | null;
  mobile_sealed: Buffer;
  mobile_index: Buffer;
  first_time: Date;
  last_time: Date;
};

/** Members with their number as it is stored; counts are of this company alone. */
export async function readRows(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select m.id, m.company_id, m.name_sealed, m.mobile_sealed, m.mobile_index, m.source, m.points, m.first_time, m.last_time,
      (select count(*)::int from warranty w where w.company_id = m.company_id and w.mobile_index = m.mobile_index) as warranties,
      (select count(*)::int from repair r where r.company_id = m.company_id and r.mobile_index = m.mobile_index) as repairs
    from company_member m where m.company_id = ${session.companyId} and m.id = any(${[...ids]})`.execute(
    tx,
  );
  return rows;
}

type Show = { name: (name: string) => string; phone: (phone: string) => string };
const asMask: Show = { name: maskName, phone: maskMobile };
const asIs: Show = { name: (name) => name, phone: (phone) => phone };

export function show({ app }: Reader<StaffSession>, row: Row, how: Show = asMask): CompanyMember {
  const { name_sealed: name, mobile_sealed: phone, mobile_index: _index, ...shown } = row;
  return {
    ...shown,
    name: name ? how.name(app.secrets.open('company_member.name', row.company_id, name)) : '',
    phone: how.phone(app.secrets.open('company_member.mobile', row.company_id, phone)),
    first_time: row.first_time.toISOString(),
    last_time: row.last_time.toISOString(),
  };
}

type Filter = z.output<typeof companyMemberFilter>;

export const companyMemberList: ListPlan<Filter, CompanyMember, StaffSession> = {
  table: 'company_member',
  filters: {
    mobile: findByNumber,
    source: oneOf('source'),
    first_time: within('first_time'),
    last_time: within('last_time'),
  },
  order: () => sql`last_time desc, id desc`,
  rows: async (reader, ids) => (await readRows(reader, ids)).map((row) => show(reader, row)),
};

/** Like the list, with whole names and numbers for those who may see them. */
export const exportedMembers: typeof companyMemberList = {
  ...companyMemberList,
  rows: async (reader, ids) => {
    const how = rightTo(reader.session, 'sale:companyMember:reveal') === 'ok' ? asIs : asMask;
    return (await readRows(reader, ids)).map((row) => show(reader, row, how));
  },
};

/** The whole phone number; null if there is no such member. */
export async function readPhone(
  { app, tx, session }: Reader<StaffSession>,
  id: number,
): Promise<string | null> {
  const row = await tx
    .selectFrom('company_member')
    .select('mobile_sealed')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row
    ? app.secrets.open('company_member.mobile', session.companyId, row.mobile_sealed)
    : null;
}
