import { sql } from 'kysely';
import type { RepairStatistics } from '#contract/features/sale/repairs/work.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import { isRepaired } from './repaired.ts';
import { faultsOf } from './words.ts';

/** So many products and parts are listed, the most frequent first. */
const most = 20;

type Counted = { repairs: number; days: number | null; replaced: number };
type Whole = Counted & { done: number; overdue: number; income: number };

/** Repairs that were asked for in a period: by fault, by product and by the parts that were used. */
export async function readStatistics(
  { tx, session, language }: Reader<StaffSession>,
  days: readonly string[] | undefined,
): Promise<RepairStatistics> {
  const { companyId } = session;
  const [first, last] = days ?? [];
  const asked = sql`r.company_id = ${companyId}
    and r.create_time >= coalesce(${first ?? null}::date::timestamp at time zone 'Asia/Shanghai', now() - interval '90 days')
    and r.create_time < coalesce((${last ?? null}::date + 1)::timestamp at time zone 'Asia/Shanghai', 'infinity')`;
  const counted = sql`count(*)::int as repairs, count(*) filter (where r.replacement_seq is not null)::int as replaced,
    round((percentile_cont(0.5) within group (order by extract(epoch from r.complete_time - r.create_time))
      filter (where r.complete_time is not null) / 86400)::numeric, 1)::float8 as days`;
  const whole = await sql<Whole>`
    select ${counted}, count(*) filter (where r.complete_time is not null)::int as done,
      count(*) filter (where r.complete_time is null and r.due_time < now())::int as overdue,
      coalesce(sum(r.total) filter (where r.payer = 'customer' and ${isRepaired('r')}), 0)::float8 as income
    from repair r where ${asked}`.execute(tx);
  const faults = await sql<Counted & { fault_type: string }>`
    select r.fault_type, ${counted} from repair r where ${asked} group by r.fault_type
    order by repairs desc, r.fault_type limit ${most}`.execute(tx);
  const products = await sql<Counted & { part_id: number | null; name: string }>`
    select c.*, coalesce(p.name, '') as name from (
      select r.part_id, ${counted} from repair r where ${asked} group by r.part_id
      order by repairs desc, r.part_id limit ${most}) c
    left join part p on p.company_id = ${companyId} and p.id = c.part_id
    order by c.repairs desc, c.part_id`.execute(tx);
  const used = await sql<RepairStatistics['by_used_part'][number]>`
    select c.part_id, p.name, trim_scale(c.quantity)::text as quantity, c.repairs from (
      select u.part_id, sum(u.quantity) as quantity, count(distinct u.repair_id)::int as repairs
      from repair_part u join repair r on r.company_id = u.company_id and r.id = u.repair_id
      where ${asked} and u.is_taken group by u.part_id order by repairs desc, u.part_id limit ${most}) c
    join part p on p.company_id = ${companyId} and p.id = c.part_id
    order by c.repairs desc, c.part_id`.execute(tx);
  const fault = await faultsOf(tx, language);
  return {
    ...whole.rows[0]!,
    by_fault: faults.rows.map((row) => ({ ...row, name: fault.name(row.fault_type) })),
    by_product: products.rows,
    by_used_part: used.rows,
  };
}
