import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The states of a shipment whose goods have left. */
export const sentStates = sql.raw(`'shipped', 'partial', 'received', 'closed'`);

/** A line of an order with how much of it is still to be made. */
export type Unmade = {
  part_id: number;
  part_name: string;
  is_active: boolean;
  quantity: number;
};

/**
 * What of each line is still to be made: neither planned in a batch of this order nor shipped from stock. The units of
 * a recalled batch are made again.
 */
export async function unmadeLines(
  tx: Tx,
  companyId: number,
  id: number,
  /** Keeps the parts from being discontinued until batches of them are written. */
  parts: 'locked' | 'free',
): Promise<Unmade[]> {
  const { rows } = await sql<Unmade>`
    with planned as (
      select part_id, sum(quantity) as n from batch
      where company_id = ${companyId} and order_id = ${id} and state <> 'recalled' group by part_id
    ), stock as (
      select c.part_id, count(*) as n
      from shipment s
      join shipment_code c on c.company_id = s.company_id and c.shipment_id = s.id and c.level = 0
      left join batch b on b.company_id = c.company_id and b.id = c.batch_id and b.order_id = s.order_id
        and b.state <> 'recalled'
      where s.company_id = ${companyId} and s.order_id = ${id} and s.state in (${sentStates}) and b.id is null
      group by c.part_id
    )
    select l.part_id, p.name as part_name, p.state = 'active' as is_active,
      greatest(l.quantity - coalesce(m.n, 0) - coalesce(k.n, 0), 0)::int as quantity
    from sales_order_line l
    join part p on p.company_id = l.company_id and p.id = l.part_id
    left join planned m on m.part_id = l.part_id
    left join stock k on k.part_id = l.part_id
    where l.company_id = ${companyId} and l.order_id = ${id}
    order by l.line_no ${parts === 'locked' ? sql`for share of p` : sql``}`.execute(tx);
  return rows;
}
