import { sql } from 'kysely';
import {
  mostOfKind,
  type ChainEdge,
  type ChainNode,
} from '#contract/features/query/supply-chain/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import type { Reader } from '#server/records/list-plan.ts';

type Asker = Reader<StaffSession>;
export type Affected = { batches: number[]; units: number[] };

type Sent = {
  id: number;
  code: string;
  batch: number;
  units: number;
  from_dealer_id: number | null;
  dealer_id: number | null;
  customer_id: number | null;
  dealer_name: string;
  customer_name: string;
  from_name: string;
};

/** The shipments of affected goods with whom they went to, newest first, as parts of the chain. */
export async function shipmentsOf({ tx, session }: Asker, { batches, units }: Affected) {
  const of = session.companyId;
  const { rows } = await sql<Sent>`
    with sent as (
      select shipment_id, batch_id, sum(n)::int as units from (
        select shipment_id, batch_id, count(*) as n from shipment_code
        where company_id = ${of} and batch_id = any(${batches}::int[]) and level = 0 and state > 0 group by 1, 2
        union all
        select shipment_id, batch_id, count(*) from shipment_code
        where company_id = ${of} and seq = any(${units}::bigint[]) and batch_id is not null
          and not batch_id = any(${batches}::int[]) and level = 0 and state > 0 group by 1, 2) as x
      group by 1, 2)
    select s.id, s.code, x.batch_id as batch, x.units, s.from_dealer_id, s.dealer_id, s.customer_id,
      coalesce(d.name, '') as dealer_name, coalesce(c.name, '') as customer_name, coalesce(f.name, '') as from_name
    from sent x join shipment s on s.company_id = ${of} and s.id = x.shipment_id and s.kind <> 'transfer'
    left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
    left join customer c on c.company_id = s.company_id and c.id = s.customer_id
    left join dealer f on f.company_id = s.company_id and f.dealer_id = s.from_dealer_id
    order by s.ship_time desc, s.id desc`.execute(tx);
  const nodes = new Map<string, ChainNode>();
  const edges = new Map<string, ChainEdge>();
  const count = (kind: ChainNode['kind'], id: number, name: string, n: number): string => {
    const key = `${kind} ${id}`;
    const units = (nodes.get(key)?.units ?? 0) + n;
    nodes.set(key, { key, kind, id, name, hint: '', units });
    return key;
  };
  const lead = (from: string, to: string, n: number) => {
    const key = `${from}>${to}`;
    edges.set(key, { from, to, units: (edges.get(key)?.units ?? 0) + n });
  };
  for (const row of rows) {
    const shipment = count('shipment', row.id, row.code, row.units);
    if (row.from_dealer_id === null) lead(`batch ${row.batch}`, shipment, row.units);
    else lead(count('dealer', row.from_dealer_id, row.from_name, 0), shipment, row.units);
    if (row.dealer_id !== null)
      lead(shipment, count('dealer', row.dealer_id, row.dealer_name, row.units), row.units);
    else if (row.customer_id !== null)
      lead(shipment, count('customer', row.customer_id, row.customer_name, row.units), row.units);
  }
  return { nodes: [...nodes.values()], edges: [...edges.values()] };
}

/** The first of each kind, and only what leads between them. */
export function bounded(nodes: readonly ChainNode[], edges: readonly ChainEdge[]) {
  const counts = new Map<string, number>();
  const shown = nodes.filter(({ kind }) => {
    const n = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, n);
    return n <= mostOfKind;
  });
  const keys = new Set(shown.map(({ key }) => key));
  return { nodes: shown, edges: edges.filter(({ from, to }) => keys.has(from) && keys.has(to)) };
}
