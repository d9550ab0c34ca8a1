import type pg from 'pg';
import type { App } from '#server/app.ts';
import { takePack } from './make-codes.ts';
import { sumTables } from '#server/database/sums.ts';
import { ms, print } from './numbers.ts';

/** How much there is of each, and how it belongs together. */
export const perBox = 25;
const perSale = 50;
const perShipment = 500;
const perBatch = 10_000;
const dealers = 200;
/** Ids of our own rows are beyond those of the demo. */
const base = 1_000_000;
const days = 365;

/** Indexes are made in a fraction of the time once the rows are there. Returns what makes them. */
async function dropIndexes(owner: pg.Client, tables: readonly string[]): Promise<string> {
  const { rows } = await owner.query<{ name: string; text: string }>(
    `select i.indexrelid::regclass as name, pg_get_indexdef(i.indexrelid) as text from pg_index i
     where i.indrelid::regclass::text = any($1) and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await owner.query(`drop index ${name}`);
  return rows.map(({ text }) => text).join(';\n');
}

type Made = { first: number; batches: number; shipments: number; key: Buffer };

/**
 * A year of a company: batches made day after day, packed into boxes, shipped to dealers and customers, sold, activated,
 * scanned and repaired. Written as what commands would leave; scans are left to be followed.
 */
export async function makeYear(
  app: App,
  owner: pg.Client,
  codes: number,
  scans: number,
): Promise<Made> {
  const { first, key } = await takePack(app, codes);
  const batches = Math.max(1, Math.ceil(codes / perBatch));
  const shipments = Math.ceil(codes / perShipment);
  const { rows: parts } = await owner.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from (select id from part where company_id = 1 and kind = 'product' order by id limit 10) p`,
  );
  const { rows: buyers } = await owner.query<{ ids: number[] }>(
    `select array_agg(id order by id) as ids from customer where company_id = 1`,
  );
  const sold = codes * (1 - 1 / perBox) * 0.8 * (1 - 25 / days);
  const each = (scans * 2) / sold;
  const run = async (what: string, text: string) => {
    const began = performance.now();
    await owner.query(text);
    print(`  ${what}`, ms(performance.now() - began));
  };
  for (const table of ['scan_log', 'trace_event', 'trace_event_run'])
    await owner.query(`call make_months('${table}', 13, 1)`);
  const indexed = await dropIndexes(owner, [
    'identifier',
    'shipment_code',
    'sale_code',
    'warranty',
  ]);

  // What is the same for a unit, its shipment and its batch follows from its number n.
  const products = parts[0]!.ids;
  const customers = buyers[0]!.ids;
  const partOf = (batch: string) =>
    `(array[${products.join()}])[1 + (${batch}) % ${products.length}]`;
  const batchOf = `(n / ${perBatch})`;
  const daysAgo = (batch: string) => `((${batches} - (${batch})) * ${days}::float8 / ${batches})`;
  const madeAt = (batch: string) => `(now() - ${daysAgo(batch)} * interval '1 day')`;
  const age = daysAgo(batchOf);
  const shipmentOf = `(n / ${perShipment})`;
  const toCustomer = (shipment: string) => `((${shipment}) % 20 = 19)`;
  const dealerOf = (shipment: string) =>
    `case when not ${toCustomer(shipment)} then ${base} + (${shipment}) % ${dealers} end`;
  const customerOf = (shipment: string) =>
    `case when ${toCustomer(shipment)} then (array[${customers.join()}])[1 + (${shipment}) % ${customers.length}] end`;
  const isBox = `(n % ${perBox} = 0)`;
  const isSold = `(not ${isBox} and ${age} >= 25 and n % 10 >= 2)`;
  const state = `case when ${age} < 3 then 3 when ${age} < 5 then 4 when ${age} < 8 then 5
    when not ${isSold} then 6 when n % 10 = 2 then 8 else 7 end`;
  const soldAt = `(${madeAt(batchOf)} + (8 + n / ${perSale} % 15) * interval '1 day' + n % 11 * interval '1 hour')`;
  const scanned = `case when ${isSold} and n % 2 = 0
    then ${Math.floor(each)} + (n / 2 % 1000 < ${Math.round((each % 1) * 1000)})::int else 0 end`;
  const all = `generate_series(0, ${codes - 1}) as n`;
  // Shipments are numbered like their first unit; their batch is that of it.
  const shipped = `generate_series(0, ${shipments - 1}) as s where ${daysAgo(`s * ${perShipment} / ${perBatch}`)} >= 5`;
  const shipBatch = `(s * ${perShipment} / ${perBatch})`;
  const shipAge = daysAgo(shipBatch);
  const shipTime = `(${madeAt(shipBatch)} + interval '5 days')`;
  const receiveTime = `case when ${shipAge} >= 8 then ${madeAt(shipBatch)} + interval '8 days' end`;
  const units = `(least(${perShipment}, ${codes} - s * ${perShipment}) * ${perBox - 1} / ${perBox})`;
  const isReceived = `(${shipAge} >= 8)`;

  await run(
    'dealers and batches',
    `insert into dealer (company_id, dealer_id, code, name, address)
       select 1, ${base} + d, 'BENCH-' || d, '经销商 ' || d, '浙江省杭州市' from generate_series(0, ${dealers - 1}) d;
     insert into batch (company_id, id, code, part_id, quantity, state, product_date, create_time)
       select 1, ${base} + b, 'BENCH-B-' || b, ${partOf('b')}, ${perBatch}, case when ${daysAgo('b')} < 3 then 'producing' else 'completed' end,
         ${madeAt('b')}::date, ${madeAt('b')} from generate_series(0, ${batches - 1}) b`,
  );
  await run(
    'identifiers',
    `insert into identifier (company_id, seq, part_id, batch_id, scans, state, level, dealer_id, customer_id, parent_seq,
       held_since, first_time, first_no)
     select 1, ${first} + n, ${partOf(batchOf)}, ${base} + ${batchOf}, ${scanned}, ${state}, ${isBox}::int,
       case when ${age} >= 8 then ${dealerOf(shipmentOf)} end, case when ${age} >= 8 then ${customerOf(shipmentOf)} end,
       case when ${age} >= 3 and not ${isBox} then ${first} + n - n % ${perBox} end,
       case when ${age} >= 8 then ${madeAt(batchOf)} + interval '8 days' end,
       case when ${scanned} > 0 then least(now() - interval '1 hour', ${soldAt} + interval '1 day') end,
       case when ${scanned} > 0 then 1 end
     from ${all}`,
  );
  await run(
    'boxes',
    `insert into container (company_id, seq, level, part_id, capacity, quantity, full_time, create_time, update_time)
     select 1, ${first} + n, 1, ${partOf(batchOf)}, ${perBox - 1}, ${perBox - 1}, ${madeAt(batchOf)} + interval '3 days',
       ${madeAt(batchOf)}, ${madeAt(batchOf)} from ${all} where ${isBox} and ${age} >= 3`,
  );
  await run(
    'shipments',
    `insert into shipment (company_id, id, code, kind, dealer_id, customer_id, state, picked, received, ship_time, receive_time, create_time)
       select 1, ${base} + s, 'BENCH-S-' || s, case when ${toCustomer('s')} then 'customer' else 'dealer' end,
         ${dealerOf('s')}, ${customerOf('s')}, case when ${isReceived} then 'received' else 'shipped' end, ${units},
         case when ${isReceived} then ${units} else 0 end, ${shipTime}, ${receiveTime}, ${shipTime} from ${shipped};
     insert into shipment_line (company_id, shipment_id, id, part_id, quantity, picked, received, ship_time, boxes, is_first)
       select 1, ${base} + s, ${base} + s, ${partOf(shipBatch)}, ${units}, ${units}, case when ${isReceived} then ${units} else 0 end,
         ${shipTime}, ${units} / ${perBox - 1}, true from ${shipped};
     insert into shipment_code (company_id, shipment_id, seq, root_seq, part_id, batch_id, level, state)
       select 1, ${base} + ${shipmentOf}, ${first} + n, ${first} + n - n % ${perBox}, ${partOf(batchOf)}, ${base} + ${batchOf},
         ${isBox}::int, case when ${age} >= 8 then 2 else 1 end from ${all}
       where ${daysAgo(`(${shipmentOf} * ${perShipment} / ${perBatch})`)} >= 5`,
  );
  await run(
    'sales',
    `insert into sale_record (company_id, id, code, dealer_id, sold_at, units, create_time)
       select 1, ${base} + n / ${perSale}, 'BENCH-X-' || n / ${perSale}, ${dealerOf(shipmentOf)}, ${soldAt}, ${perSale * 0.8}, ${soldAt}
       from ${all} where n % ${perSale} = 0 and ${age} >= 25;
     insert into sale_code (company_id, id, sale_id, seq, part_id, batch_id, dealer_id, customer_id, before_state, held_since, is_right)
       select 1, ${base} + n, ${base} + n / ${perSale}, ${first} + n, ${partOf(batchOf)}, ${base} + ${batchOf}, ${dealerOf(shipmentOf)},
         ${customerOf(shipmentOf)}, 6, ${madeAt(batchOf)} + interval '8 days', true from ${all} where ${isSold}`,
  );
  await run('warranties and repairs', afterSales());
  await run('events', eventsText());
  await run('figures of commands', figures());
  await run('indexes', indexed);
  for (const table of sumTables) await run(`  ${table}`, `select recount_${table}(1)`);
  for (const table of [
    'identifier',
    'container',
    'shipment',
    'shipment_line',
    'shipment_code',
    'sale_record',
    'sale_code',
  ])
    await owner.query(`vacuum analyze ${table}`);
  for (const table of [
    'warranty',
    'repair',
    'trace_event',
    'trace_event_run',
    'code_tally',
    'dealer_tally',
    'batch',
    ...sumTables,
  ])
    await owner.query(`vacuum analyze ${table}`);
  await queueScans();
  return { first, batches, shipments, key };

  function afterSales(): string {
    const sealed = `'\\x${app.secrets.seal('warranty.name', 1, '测试').toString('hex')}'`;
    return `
      insert into warranty (company_id, seq, name_sealed, mobile_sealed, mobile_index, active_time, start_time, expire_time,
        part_id, dealer_id, province, months)
      select 1, ${first} + n, ${sealed}, ${sealed}, sha256(convert_to((n / 3)::text, 'utf8')), ${soldAt}, ${soldAt},
        ${soldAt} + interval '12 months', ${partOf(batchOf)}, ${dealerOf(shipmentOf)}, 33, 12
      from ${all} where ${isSold} and n % 10 = 2;
      insert into repair (company_id, id, code, seq, serial_number, part_id, fault_type, content, name_sealed, mobile_sealed,
        mobile_index, request_key, state, create_time, complete_time, due_time)
      select 1, ${base} + n / 1000, 'BENCH-R-' || n / 1000, ${first} + n, 'BENCH', ${partOf(batchOf)},
        (array['noise', 'leak', 'power'])[1 + n / 1000 % 3], '异响', ${sealed}, ${sealed}, '\\x00', 'bench-' || n,
        case when ${age} < 60 then 'repairing' else 'completed' end, ${soldAt} + interval '2 days',
        case when ${age} >= 60 then ${soldAt} + interval '9 days' end, ${soldAt} + interval '12 days'
      from ${all} where n % 1000 = 2 and ${isSold}`;
  }

  /** An event of every command, with the numbers that it was about. */
  function eventsText(): string {
    const write = (kind: string, rows: string) => `
      with e as (
        insert into trace_event (company_id, record_time, event_time, kind, quantity, first_seq, last_seq, part_id, batch_id,
          from_dealer_id, to_dealer_id, customer_id, document, body, hash)
        select 1, time, time, '${kind}', last - first + 1, first, last, part, batch, from_dealer, to_dealer, customer, document,
          case when to_dealer is null then '{}'::jsonb
            else jsonb_build_object('destinationList', jsonb_build_array(jsonb_build_object('destination', 'urn:suyuan:dealer:1:' || to_dealer))) end,
          sha256(convert_to(document || first, 'utf8'))
        from (${rows}) as r
        returning company_id, record_time, id, first_seq, last_seq)
      insert into trace_event_run (company_id, record_time, event_id, first_seq, last_seq) select * from e;`;
    const ofBatch = (
      later: string,
    ) => `select ${madeAt('b')} + interval '${later}' as time, ${first} + b * ${perBatch} as first,
        least(${first} + (b + 1) * ${perBatch}, ${first} + ${codes}) - 1 as last, ${partOf('b')} as part, ${base} + b as batch,
        null::int as from_dealer, null::int as to_dealer, null::int as customer, '' as document
      from generate_series(0, ${batches - 1}) b`;
    const ofShipment = (
      time: string,
      more: string,
    ) => `select ${time} as time, ${first} + s * ${perShipment} as first,
        least(${first} + (s + 1) * ${perShipment}, ${first} + ${codes}) - 1 as last, ${partOf(shipBatch)} as part,
        ${base} + ${shipBatch} as batch, null::int as from_dealer, ${dealerOf('s')} as to_dealer, ${customerOf('s')} as customer,
        'BENCH-S-' || s as document from ${shipped} ${more}`;
    return [
      write('bind', ofBatch('1 hour')),
      write('ship', ofShipment(shipTime, '')),
      write('receive', ofShipment(receiveTime, `and ${isReceived}`)),
      write(
        'sell',
        `select ${soldAt} as time, ${first} + n as first, least(${first} + n + ${perSale}, ${first} + ${codes}) - 1 as last,
           ${partOf(batchOf)} as part, ${base} + ${batchOf} as batch, ${dealerOf(shipmentOf)} as from_dealer, null::int as to_dealer,
           null::int as customer, 'BENCH-X-' || n / ${perSale} as document
         from ${all} where n % ${perSale} = 0 and ${age} >= 25`,
      ),
    ].join('\n');
  }

  function figures(): string {
    const day = (time: string) => `((${time}) at time zone 'Asia/Shanghai')::date`;
    const unit = `from ${all} where not ${isBox}`;
    const ofBatches = (metric: string, time: string, which: string) =>
      `select 1, '${metric}', ${day(time)} as day, ${partOf(batchOf)} as part, ${base} + ${batchOf} as batch, 0, count(*) ${unit} and ${which} group by 3, 4, 5`;
    const shippedAt = `${madeAt(batchOf)} + interval '5 days'`;
    const receivedAt = `${madeAt(batchOf)} + interval '8 days'`;
    const ofDealers = (metric: string, time: string, which: string) =>
      `select 1, '${metric}', ${day(time)} as day, ${dealerOf(shipmentOf)} as dealer, ${partOf(batchOf)} as part, count(*) ${unit} and ${which}
         and not ${toCustomer(shipmentOf)} group by 3, 4, 5`;
    return `
      insert into code_tally (company_id, metric, day, part_id, batch_id, province, n)
      ${[
        ofBatches('generated', madeAt(batchOf), 'true'),
        ofBatches('bound', madeAt(batchOf), 'true'),
        ofBatches('packed', `${madeAt(batchOf)} + interval '3 days'`, `${age} >= 3`),
        ofBatches('shipped', shippedAt, `${age} >= 5`),
        ofBatches('received', receivedAt, `${age} >= 8`),
        ofBatches('sold', soldAt, isSold),
        ofBatches('activated', soldAt, `${isSold} and n % 10 = 2`),
      ].join(' union all ')};
      insert into dealer_tally (company_id, metric, day, dealer_id, part_id, n)
      ${[
        ofDealers('shipped', shippedAt, `${age} >= 5`),
        ofDealers('received', receivedAt, `${age} >= 8`),
        ofDealers('sold', soldAt, isSold),
      ].join(' union all ')}`;
  }

  /** Some units at a time: each transaction is read by the follower as soon as it is over. */
  async function queueScans(): Promise<void> {
    const began = performance.now();
    const step = 200_000;
    for (let from = 0; from < codes; from += step)
      await owner.query(
        `with places as materialized (
           select array_agg(code / 10000 order by code) as provinces, array_agg(name order by code) as cities, count(*)::int as n
           from city where level = 2)
         insert into scan_log (company_id, scan_time, seq, part_id, batch_id, verdict, reasons, counts, is_first, number, device,
           address, province, city)
         select 1, least(now() - interval '1 hour' + j * interval '1 second', i.first_time + (j - 1) * interval '4 days'), i.seq,
           i.part_id, i.batch_id, case when i.seq % 1000 = 4 then 3 when j = 1 then 0 else 1 end,
           case when i.seq % 1000 = 4 then '[{"code": "tooManyDevices", "params": {"n": 5, "days": 7}}]'::jsonb
             when j = 1 then '[{"code": "first"}]'::jsonb else '[{"code": "repeat", "params": {"n": 2}}]'::jsonb end,
           true, j = 1, j, i.seq * 31 + j / 3, i.seq * 17, p.provinces[1 + (i.seq / ${perShipment} * 7 + i.seq % 13)::int % p.n],
           p.cities[1 + (i.seq / ${perShipment} * 7 + i.seq % 13)::int % p.n]
         from identifier i cross join places p cross join lateral generate_series(1, i.scans) as j
         where i.company_id = 1 and i.scans > 0 and i.seq >= ${first + from} and i.seq < ${Math.min(first + from + step, first + codes)}`,
      );
    print('  scans written', ms(performance.now() - began));
  }
}
