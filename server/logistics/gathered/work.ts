import { sql } from 'kysely';
import { gatheredActions, type GatheredWork } from '#contract/features/scan/gathered/contract.ts';
import { markOf, rightTo } from '../../access/sessions.ts';
import type { Call } from './call.ts';
import { rightFor } from './rights.ts';

const most = 50;

/** What the phone keeps for working without a network. */
export async function readWork(call: Call): Promise<GatheredWork> {
  const { session } = call;
  const actions = gatheredActions[session.type].filter((action) => {
    const right = rightFor(session.type, action);
    return right !== undefined && rightTo(session, right) === 'ok';
  });
  return {
    gathered_by: markOf(session),
    actions: [...actions],
    shipments: await readShipments(call),
    counts: await readCounts(call),
  };
}

type Shipment = GatheredWork['shipments'][number];

async function readShipments({ tx, session }: Call): Promise<Shipment[]> {
  const { rows } =
    session.type === 'dealer'
      ? // The sender is another dealer, whose name this one cannot read, or the company.
        await sql<Shipment>`
          select s.id, s.code, 'receive' as action, '' as name, s.picked as units, s.received as done from shipment s
          where s.company_id = ${session.companyId} and s.dealer_id = ${session.dealerId}
            and s.state in ('shipped', 'partial') order by s.id desc limit ${most}`.execute(tx)
      : await sql<Shipment>`
          select s.id, s.code, case when s.state in ('draft', 'picking') then 'pick' else 'receive' end as action,
            coalesce(d.name, c.name, s.place) as name,
            case when s.state in ('draft', 'picking') then coalesce((select sum(l.quantity) from shipment_line l
              where l.company_id = s.company_id and l.shipment_id = s.id), 0)::int else s.picked end as units,
            case when s.state in ('draft', 'picking') then s.picked else s.received end as done
          from shipment s
          left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
          left join customer c on c.company_id = s.company_id and c.id = s.customer_id
          where s.company_id = ${session.companyId} and s.from_dealer_id is null
            and (s.state in ('draft', 'picking') or (s.kind = 'transfer' and s.state in ('shipped', 'partial')))
          order by s.id desc limit ${most}`.execute(tx);
  return rows;
}

async function readCounts({ tx, session }: Call): Promise<GatheredWork['counts']> {
  return tx
    .selectFrom('stock_count')
    .select(['id', 'code', 'place'])
    .where('company_id', '=', session.companyId)
    .where('dealer_id', session.dealerId === null ? 'is' : '=', session.dealerId)
    .where('state', '=', 'counting')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
