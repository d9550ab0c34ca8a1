import { sql } from 'kysely';
import type {
  Campaign,
  CampaignInfo,
  CodeList,
} from '#contract/features/sale/campaigns/contract.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import { notFound } from '../refusal.ts';

type Times = 'start_time' | 'end_time' | 'create_time' | 'update_time';
type Row = Omit<Campaign, Times> & Record<Times, Date>;

export async function readCampaigns(
  { tx, session }: Reader<StaffSession>,
  ids: readonly number[],
): Promise<Campaign[]> {
  const { rows } = await sql<Row>`
    select c.id, c.company_id, c.code, c.name, c.state, c.start_time, c.end_time, c.budget, c.spent, c.per_person,
      c.needs_sms, c.part_ids, c.rules, c.remark, c.version, c.create_time, c.update_time, p.prizes, p.given
    from campaign c cross join lateral (
      select coalesce(jsonb_agg(jsonb_build_object('id', id, 'name', name, 'kind', kind, 'amount', amount, 'points',
        points, 'quantity', quantity, 'odds', odds, 'given', given, 'codes', codes) order by position, id), '[]') as prizes,
        coalesce(sum(given), 0)::int as given
      from campaign_prize where company_id = c.company_id and campaign_id = c.id) p
    where c.company_id = ${session.companyId} and c.id = any(${[...ids]}::int[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    start_time: row.start_time.toISOString(),
    end_time: row.end_time.toISOString(),
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

type ListRow = Omit<CodeList, 'create_time'> & { create_time: Date };

/** One campaign with its figures and the files of codes that were brought. */
export async function readCampaign(
  reader: Reader<StaffSession>,
  id: number,
): Promise<CampaignInfo> {
  const { tx, session } = reader;
  const company = session.companyId;
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from campaign_claim where company_id = ${company} and campaign_id = ${id}`.execute(
    tx,
  );
  const { rows: lists } = await sql<ListRow>`
    select l.id, p.name as prize_name, l.file_name, l.state, l.reason, l.lines, l.added, l.repeated, l.wrong, l.faults,
      l.create_time
    from campaign_code_list l join campaign_prize p on p.company_id = l.company_id and p.id = l.prize_id
    where l.company_id = ${company} and l.campaign_id = ${id} order by l.id desc limit 50`.execute(
    tx,
  );
  // After the lists: of one that is read, the prizes count all codes.
  const [row] = await readCampaigns(reader, [id]);
  if (!row) throw notFound();
  const { rows: parts } = await sql<{ name: string }>`
    select coalesce(p.name, '') as name from unnest(${row.part_ids}::int[]) with ordinality as k (id, at)
    left join part p on p.company_id = ${company} and p.id = k.id order by k.at`.execute(tx);
  return {
    ...row,
    claims: counted[0]!.n,
    part_names: parts.map(({ name }) => name),
    lists: lists.map((list) => ({ ...list, create_time: list.create_time.toISOString() })),
  };
}
