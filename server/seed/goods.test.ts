import { expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { openOwner } from '#server/testing/owner.ts';

const { ownerUrl } = await startTestNode();
const owner = await openOwner(ownerUrl);
/** The rows that should not be there; the first few tell enough. */
const none = async (question: string) =>
  expect(await owner.rows(`${question} limit 5`)).toEqual([]);

/** Where an identifier `i` stands, whatever has stopped it. */
const standing = 'coalesce(i.before_state, i.state)';

test('every code that has left the house is on a shipment, or was sold by the company itself', () =>
  none(`
    select i.company_id, i.seq, i.state from identifier i
    where ${standing} in (5, 6, 7, 8)
      and not exists (select from shipment_code c join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
        where c.company_id = i.company_id and c.seq = i.seq and c.state > 0 and s.ship_time is not null)
      and not exists (select from sale_code c join sale_record s on s.company_id = c.company_id and s.id = c.sale_id
        where c.company_id = i.company_id and c.seq = i.seq and s.dealer_id is null and c.is_right)`));

test('it has a holder since then: who it was shipped to last', async () => {
  await none(`
    select i.seq, i.state from identifier i
    where ${standing} in (5, 6, 7, 8) and (i.held_since is null or i.held_since > now())`);
  await none(`
    select i.seq, i.state, i.dealer_id, i.customer_id, s.code from identifier i
    join lateral (select s.* from shipment_code c
      join shipment s on s.company_id = c.company_id and s.id = c.shipment_id
      where c.company_id = i.company_id and c.seq = i.seq and c.state > 0 and s.kind <> 'transfer'
      order by s.ship_time desc limit 1) as s on true
    where ${standing} in (5, 6) and (i.dealer_id, i.customer_id) is distinct from (s.dealer_id, s.customer_id)
      and not exists (select from goods_return_code c where c.company_id = i.company_id and c.seq = i.seq)`);
});

test('every sold code is on a valid sale, and every activated one has its warranty', async () => {
  await none(`
    select i.seq, i.state from identifier i
    where i.level = 0 and ${standing} in (7, 8) and not exists (select from sale_code c
      join sale_record s on s.company_id = c.company_id and s.id = c.sale_id
      where c.company_id = i.company_id and c.seq = i.seq and c.is_right and s.state <> 'void')`);
  await none(`
    select i.seq from identifier i where ${standing} = 8
      and not exists (select from warranty w where w.company_id = i.company_id and w.seq = i.seq)`);
});

test('a box counts what is in it, and everything in it knows its box', async () => {
  await none(`
    select c.seq, c.quantity, n.quantity as inside from container c
    left join lateral (select count(*) as quantity from identifier i
      where i.company_id = c.company_id and i.parent_seq = c.seq) as n on true
    where c.quantity <> n.quantity`);
  await none(`
    select i.seq from identifier i where i.parent_seq is not null and not exists (select from container c
      where c.company_id = i.company_id and c.seq = i.parent_seq)`);
  const { full, pallets } = await owner.row<{ full: number; pallets: number }>(
    `select count(*) filter (where level = 1 and filling = 'full')::int as full,
       count(*) filter (where level = 2 and quantity > 0)::int as pallets from container where company_id = 1`,
  );
  expect(full).toBeGreaterThan(5);
  expect(pallets).toBeGreaterThan(0);
});

test('documents count their codes', async () => {
  await none(`
    select s.code, s.picked, s.received, n.* from shipment s
    left join lateral (select count(*) as units, count(*) filter (where c.state = 2) as here
      from shipment_code c where c.company_id = s.company_id and c.shipment_id = s.id and c.level = 0) as n on true
    where s.picked <> n.units or s.received <> n.here`);
  await none(`
    select s.code from sale_record s
    where s.units <> (select count(*) from sale_code c join identifier i on i.company_id = c.company_id and i.seq = c.seq
      where c.company_id = s.company_id and c.sale_id = s.id and i.level = 0)`);
  await none(`
    select r.code from goods_return r
    where r.units <> (select count(*) from goods_return_code c
      where c.company_id = r.company_id and c.return_id = r.id and c.level = 0)`);
});

test('the figures of each day are what its events say', () =>
  none(`
    with told as (
      select e.company_id, (e.event_time at time zone 'Asia/Shanghai')::date as day,
        case e.kind when 'generate' then 'generated' when 'print' then 'printed' when 'bind' then 'bound'
          when 'pack' then 'packed' when 'ship' then 'shipped' when 'receive' then 'received' when 'sell' then 'sold'
          when 'return' then 'returned' when 'activate' then 'activated' end as metric,
        -- Boxes that were packed onto pallets are no units that moved.
        (select count(*) from trace_event_run r
          cross join generate_series(r.first_seq, r.last_seq) as n (seq)
          join identifier i on i.company_id = r.company_id and i.seq = n.seq
          where r.company_id = e.company_id and r.record_time = e.record_time and r.event_id = e.id
            and (i.level = 0 or e.kind = 'generate')) as n
      from trace_event e
    ), days as (
      select company_id, day, metric, sum(n) as n from told where metric is not null group by 1, 2, 3 having sum(n) > 0
    ), counted as (
      select company_id, day, metric, sum(n) as n from code_tally
      where metric not in ('scanned', 'verified', 'alerts') group by 1, 2, 3
    )
    select company_id, day, metric, days.n as told, counted.n as counted
    from days full join counted using (company_id, day, metric) where days.n is distinct from counted.n`));

test('documents stand wherever they can stand', async () => {
  const states = async (table: string, company: number) =>
    (
      await owner.rows<{ state: string }>(
        `select distinct state from ${table} where company_id = $1 order by 1`,
        [company],
      )
    ).map(({ state }) => state);
  expect(await states('shipment', 1)).toEqual(
    ['closed', 'draft', 'partial', 'picking', 'received', 'shipped'].toSorted(),
  );
  expect(await states('goods_return', 1)).toEqual(['closed', 'received', 'requested']);
  expect(await states('sale_record', 1)).toEqual(['disputed', 'valid']);
  expect(await states('stock_count', 1)).toEqual(['closed', 'counting']);
  expect(await states('shipment', 38)).toEqual(expect.arrayContaining(['draft', 'received']));
  const back = await owner.row<{ restocked: number; scrapped: number; recalled: number }>(
    `select sum(restocked)::int as restocked, sum(scrapped)::int as scrapped, (select count(*)::int from identifier
       where company_id = 1 and state = 24 and before_state = 25) as recalled from goods_return where company_id = 1`,
  );
  expect(Object.values(back).every((count) => count > 0)).toBe(true);
  const onward = await owner.rows(
    `select from shipment where from_dealer_id = 1 and dealer_id = 3 and state = 'received'`,
  );
  expect(onward.length).toBeGreaterThan(0);
});

test('everything happened in the past, in the order of its documents', async () => {
  await none('select id from trace_event where event_time > now() or record_time <> event_time');
  for (const table of ['shipment', 'sale_record', 'goods_return', 'stock_count'])
    await none(`
      select code from (select code, create_time, lag(create_time) over (partition by company_id order by id) as before
        from ${table}) as t where create_time < before`);
  const { days } = await owner.row<{ days: number }>(
    `select count(distinct event_time::date)::int as days from trace_event where company_id = 1`,
  );
  expect(days).toBeGreaterThan(50);
});
