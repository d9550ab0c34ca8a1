import { sql } from 'kysely';
import type { partnerFilter, Partner } from '#contract/partners.ts';
import type { Permission } from '#contract/permissions.ts';
import type * as z from 'zod';
import { asSystem } from '../database/database.ts';
import { maskMobile } from '#contract/validation.ts';
import { mentions, oneOf, within } from '../records/filters.ts';
import type { ListPlan, Reader } from '../records/list-plan.ts';
import { actorOf, rightTo, type StaffSession } from '../access/sessions.ts';
import type { Side } from './links.ts';

/** The list of a company's suppliers or customers. */
export function listOf(
  side: Side,
): ListPlan<z.output<typeof partnerFilter>, Partner, StaffSession> {
  return {
    table: side,
    filters: {
      keyword: mentions(),
      link_state: oneOf('link_state'),
      create_time: within('create_time'),
    },
    rows: (reader, ids) => readCards(reader, side, ids, maskMobile),
  };
}

/** Like the list, with whole phone numbers for those who may see them. */
export function exportedOf(side: Side, reveal: Permission): ReturnType<typeof listOf> {
  return {
    ...listOf(side),
    rows: (reader, ids) => {
      const isWhole = rightTo(reader.session, reveal) === 'ok';
      return readCards(reader, side, ids, isWhole ? (phone) => phone : maskMobile);
    },
  };
}

/** The whole phone number of a supplier or customer. */
export async function readPhone(
  reader: Reader<StaffSession>,
  side: Side,
  id: number,
): Promise<string | null> {
  const [row] = await readCards(reader, side, [id], (phone) => phone);
  return row?.mobile ?? null;
}

type Found = Omit<
  Partner,
  'link_company' | 'link_time' | 'invite_until' | 'create_time' | 'update_time'
> & {
  other_id: number | null;
  link_time: Date | null;
  invited: Date | null;
  create_time: Date;
  update_time: Date;
};

async function readCards(
  reader: Reader<StaffSession>,
  side: Side,
  ids: number[],
  showPhone: (phone: string) => string,
): Promise<Partner[]> {
  const { tx, session } = reader;
  const other = sql.ref(side === 'supplier' ? 'p.seller_id' : 'p.buyer_id');
  const found = await sql<Found>`
    select c.id, c.company_id, c.code, c.name, c.credit_code, c.contact, c.mobile, c.email, c.address, c.gln, c.remark,
      c.link_state, ${other} as other_id, p.reason as link_reason,
      coalesce(p.moved_by = ${session.companyId}, false) as link_is_ours, p.move_time as link_time,
      case when c.invite_until > now() then c.invite_until end as invited,
      c.version, c.create_time, c.update_time
    from ${sql.table(side)} c left join partnership p on p.id = c.partnership_id
    where c.company_id = ${session.companyId} and c.id = any(${ids})`.execute(tx);
  const names = await companyNames(
    reader,
    found.rows.flatMap((row) => row.other_id ?? []),
  );
  return found.rows.map(({ other_id: otherId, invited, ...row }) => ({
    ...row,
    mobile: showPhone(row.mobile),
    link_company: otherId === null ? null : (names.get(otherId) ?? null),
    link_time: row.link_time?.toISOString() ?? null,
    invite_until: invited?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** Only the name of a partner on the platform may be shown. */
async function companyNames({ tx, session }: Reader, ids: number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await asSystem(tx, actorOf(session), () =>
    tx
      .selectFrom('company')
      .select(['company_id', 'name'])
      .where('company_id', 'in', ids)
      .execute(),
  );
  return new Map(found.map((row) => [row.company_id, row.name]));
}
