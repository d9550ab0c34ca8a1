import { sql } from 'kysely';
import type { HolderKind } from '#contract/codes/holders.ts';
import type { CirculationAnswer, Holding } from '#contract/features/query/circulation/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { holderKind } from '#server/identifiers/holders.ts';
import { countHolders, isProduct } from '#server/logistics/unit-holders.ts';
import type { Condition, Reader } from '#server/records/list-plan.ts';

type Asker = Reader<StaffSession>;
type BatchFound = Extract<CirculationAnswer, { found: 'batch' }>;
const mostSlow = 20;

/** Who has these products `i` now, and how long on average. */
export async function holdingOf(asker: Asker, which: Condition): Promise<Holding> {
  const { tx, session } = asker;
  const { total, on_way: onWay, holders } = await countHolders(asker, which);
  const { rows } = await sql<{ kind: HolderKind; id: number | null; seconds: number | null }>`
    select ${holderKind} as kind, coalesce(i.dealer_id, i.customer_id) as id,
      avg(extract(epoch from now() - i.held_since))::float8 as seconds
    from identifier i where i.company_id = ${session.companyId} and ${which} and ${isProduct}
    group by 1, 2`.execute(tx);
  const ages = new Map(rows.map(({ kind, id, seconds }) => [`${kind} ${id}`, seconds]));
  return {
    total,
    on_way: onWay,
    holders: holders.map(({ kind, id, name, units, on_way: n }) => ({
      kind,
      id,
      name,
      units,
      on_way: n,
      seconds: ages.get(`${kind} ${id}`) ?? null,
    })),
  };
}

type Sum = { units: number; seconds: number | null };

/**
 * How long units of a batch stayed in the stages behind them: with the company from the mean time of their binding until
 * they were first shipped, on their way by their shipments, with dealers until they were sold.
 */
export async function stagesOf(
  { tx, session }: Asker,
  batch: number,
): Promise<BatchFound['stages']> {
  const of = session.companyId;
  const shipped = sql`(select shipment_id, count(*) as n, count(*) filter (where state = 2) as arrived from shipment_code
    where company_id = ${of} and batch_id = ${batch} and level = 0 and state > 0 group by 1) as c
    join shipment s on s.company_id = ${of} and s.id = c.shipment_id and s.kind <> 'transfer'`;
  const company = await sql<Sum>`
    with made as (
      select to_timestamp(sum(quantity * extract(epoch from event_time)) / nullif(sum(quantity), 0)) as time
      from trace_event where company_id = ${of} and batch_id = ${batch} and kind = 'bind')
    select coalesce(sum(c.n), 0)::int as units,
      (sum(c.n * greatest(0, extract(epoch from s.ship_time - made.time))) / nullif(sum(c.n), 0))::float8 as seconds
    from ${shipped} cross join made where s.from_dealer_id is null and made.time is not null`.execute(
    tx,
  );
  const way = await sql<Sum>`
    select coalesce(sum(c.arrived), 0)::int as units,
      (sum(c.arrived * extract(epoch from s.receive_time - s.ship_time)) / nullif(sum(c.arrived), 0))::float8 as seconds
    from ${shipped} where s.receive_time is not null`.execute(tx);
  const dealer = await sql<Sum>`
    select count(*)::int as units, avg(extract(epoch from r.sold_at - c.held_since))::float8 as seconds
    from sale_code c join sale_record r on r.company_id = c.company_id and r.id = c.sale_id
    join identifier i on i.company_id = c.company_id and i.seq = c.seq and i.level = 0
    where c.company_id = ${of} and c.batch_id = ${batch} and c.is_right and c.dealer_id is not null
      and c.held_since is not null and r.state <> 'void'`.execute(tx);
  const sums = { company: company.rows[0]!, way: way.rows[0]!, dealer: dealer.rows[0]! };
  return (['company', 'way', 'dealer'] as const).map((stage) => ({
    stage,
    units: sums[stage].units,
    seconds: Math.max(0, sums[stage].seconds ?? 0),
  }));
}

type SlowRow = Omit<BatchFound['slow'][number], 'code' | 'since'> & {
  code: string | null;
  since: Date;
};

/** The units of a batch that have been with the same dealer or customer for longest. */
export async function slowOf(asker: Asker, batch: number): Promise<BatchFound['slow']> {
  const { app, tx, session } = asker;
  const of = session.companyId;
  const { rows } = await sql<SlowRow>`
    select i.seq as id, i.code, ${holderKind} as kind, coalesce(i.dealer_id, i.customer_id) as holder_id,
      coalesce(d.name, k.name, '') as name, i.held_since as since, extract(epoch from now() - i.held_since)::float8 as seconds
    from identifier i
    left join dealer d on d.company_id = i.company_id and d.dealer_id = i.dealer_id
    left join customer k on k.company_id = i.company_id and k.id = i.customer_id
    where i.company_id = ${of} and i.batch_id = ${batch} and ${isProduct} and ${holderKind} in ('dealer', 'customer')
      and i.held_since is not null
    order by i.held_since, i.seq limit ${mostSlow}`.execute(tx);
  const texts = await codeTexts(
    app,
    tx,
    of,
    rows.map(({ id: seq, code }) => ({ seq, code })),
  );
  return rows.map((row) => ({
    ...row,
    code: texts.get(row.id) ?? '',
    since: row.since.toISOString(),
  }));
}
