import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  CampaignClaim,
  claimFilter,
} from '#contract/features/sale/campaign-claims/contract.ts';
import { bareMobile, maskMobile, mobile } from '#contract/validation.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { consentsOf } from '#server/members/consents.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { equals, mentions, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

/** A part of the code; a whole phone number matches by itself. */
function findByWords(words: string, reader: Reader<StaffSession>): Condition {
  if (mobile.safeParse(words).success)
    return sql`mobile_index = ${reader.app.secrets.index('mobile', bareMobile(words))}`;
  return mentions()(codeIn(words) || words, reader);
}

export const claimList: ListPlan<z.output<typeof claimFilter>, CampaignClaim, StaffSession> = {
  table: 'campaign_claim',
  filters: {
    keyword: findByWords,
    campaign_id: equals('campaign_id'),
    prize_id: equals('prize_id'),
    part_id: equals('part_id'),
    is_won: (is) => (is ? sql`prize_id is not null` : sql`prize_id is null`),
    create_time: within('create_time'),
  },
  rows: (reader, ids) => readClaims(reader, ids),
};

type Row = Omit<CampaignClaim, 'code' | 'phone' | 'consent' | 'create_time' | 'update_time'> & {
  sealed: Buffer | null;
  mobile_sealed: Buffer | null;
  create_time: Date;
  update_time: Date;
};

/** The end of a red-packet code: enough to recognise it, not to use it. */
const endOf = (code: string) => `****${code.slice(-Math.min(4, Math.floor(code.length / 2)))}`;

export async function readClaims(
  { app, tx, session }: Reader<StaffSession>,
  ids: readonly number[],
  showPhone: (phone: string) => string = maskMobile,
): Promise<CampaignClaim[]> {
  const { rows } = await sql<Row>`
    select c.id, c.company_id, c.campaign_id, n.code as campaign_code, n.name as campaign_name,
      c.seq as identifier_id, c.serial_number, c.part_id, coalesce(p.name, '') as part_name, c.prize_id,
      coalesce(z.name, '') as prize_name, coalesce(z.kind, '') as kind, c.amount, c.points, k.sealed, c.mobile_sealed,
      c.province, c.city, c.version, c.create_time, c.update_time
    from campaign_claim c
    join campaign n on n.company_id = c.company_id and n.id = c.campaign_id
    left join campaign_prize z on z.company_id = c.company_id and z.id = c.prize_id
    left join campaign_code k on k.company_id = c.company_id and k.id = c.code_id
    left join part p on p.company_id = c.company_id and p.id = c.part_id
    where c.company_id = ${session.companyId} and c.id = any(${[...ids]}::int[])`.execute(tx);
  const consents = await consentsOf(tx, session.companyId, 'reward', ids);
  return rows.map(({ sealed, mobile_sealed: phone, ...row }) => ({
    ...row,
    code: sealed ? endOf(app.secrets.open('campaign_code', row.company_id, sealed)) : '',
    phone: phone ? showPhone(app.secrets.open('campaign_claim.mobile', row.company_id, phone)) : '',
    consent: consents.get(row.id) ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}
