import { sql } from 'kysely';
import type * as z from 'zod';
import {
  productsPerPage,
  type HeatmapPlace,
  type placeInput,
} from '#contract/features/sale/heatmap/contract.ts';
import { countryName } from '#contract/countries.ts';
import { rightTo, type StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { scoreOf } from '#server/scans/dealer-score.ts';
import { checkDealer, chosen, periodOf } from './period.ts';

const mostRows = 20;
/** Shipments are looked up for so many of the newest products. */
const mostLooked = 2_000;

type Asked = z.output<typeof placeInput>;
type Where = ReturnType<typeof chosen>;

/** Dealers, incidents, shipments and products behind the scans outside of a place. */
export async function readPlace(reader: Reader<StaffSession>, input: Asked): Promise<HeatmapPlace> {
  const { tx, session } = reader;
  await checkDealer(tx, session.companyId, input.dealer_id);
  const where = chosen(session.companyId, await periodOf(tx, input), input);
  const may = (right: 'sale:incident:view' | 'trace:shipment:view') =>
    rightTo(session, right) === 'ok';
  return {
    dealers: await readDealers(reader, where, may('sale:incident:view')),
    incidents: may('sale:incident:view') ? await readOpen(reader, input) : null,
    shipments: may('trace:shipment:view') ? await readShipments(reader, where) : null,
    ...(await readProducts(reader, where, input)),
  };
}

async function readDealers(
  { tx, session }: Reader<StaffSession>,
  where: Where,
  isScored: boolean,
): Promise<HeatmapPlace['dealers']> {
  const { rows } = await sql<HeatmapPlace['dealers'][number]>`
    select f.dealer_id, coalesce(d.name, '') as dealer_name, f.total, f.outside,
      ${isScored ? scoreOf(sql`${session.companyId}::int`, sql`f.dealer_id`) : sql`null::int`} as score
    from (select dealer_id, sum(total)::float8 as total, sum(outside)::float8 as outside
      from scan_flow where ${where} group by dealer_id having sum(outside) > 0
      order by outside desc, dealer_id limit ${mostRows}) as f
    left join dealer d on d.company_id = ${session.companyId} and d.dealer_id = f.dealer_id
    order by f.outside desc, f.dealer_id`.execute(tx);
  return rows;
}

/** Diversion first; an incident has a province and no city, abroad a country. */
async function readOpen(
  { tx, session }: Reader<StaffSession>,
  { province, city, dealer_id: dealer }: Asked,
): Promise<HeatmapPlace['incidents']> {
  type Row = NonNullable<HeatmapPlace['incidents']>[number] & { last_time: Date };
  const { rows } = await sql<Row>`
    select i.id, i.code, i.kind, i.state, coalesce(d.name, '') as dealer_name, i.last_time
    from incident i left join dealer d on d.company_id = i.company_id and d.dealer_id = i.dealer_id
    where i.company_id = ${session.companyId} and i.state in ('open', 'confirmed', 'penalised') and i.province = ${province}
      ${province === 0 ? sql`and i.kind = 'offTerritory' and ${city ?? ''} in ('', i.detail ->> 'country')` : sql``}
      ${dealer === undefined ? sql`` : sql`and i.dealer_id = ${dealer}`}
    order by i.kind = 'offTerritory' desc, i.last_time desc, i.id desc limit ${mostRows}`.execute(
    tx,
  );
  return rows.map((row) => ({ ...row, last_time: row.last_time.toISOString() }));
}

async function readShipments(
  { tx, session }: Reader<StaffSession>,
  where: Where,
): Promise<HeatmapPlace['shipments']> {
  type Row = Omit<NonNullable<HeatmapPlace['shipments']>[number], 'ship_time'> & {
    ship_time: Date | null;
  };
  const { rows } = await sql<Row>`
    select s.id, s.code, coalesce(d.name, '') as dealer_name, s.ship_time, count(*)::int as units
    from (select seq, dealer_id from scan_stray where ${where} group by seq, dealer_id
      order by max(last_time) desc limit ${mostLooked}) as g
    join shipment_code c on c.company_id = ${session.companyId} and c.seq = g.seq and c.state in (1, 2)
    join shipment s on s.company_id = c.company_id and s.id = c.shipment_id and s.dealer_id = g.dealer_id
    left join dealer d on d.company_id = s.company_id and d.dealer_id = s.dealer_id
    group by s.id, s.code, d.name, s.ship_time
    order by units desc, s.ship_time desc nulls last, s.id desc limit ${mostRows}`.execute(tx);
  return rows.map((row) => ({ ...row, ship_time: row.ship_time?.toISOString() ?? null }));
}

type Found = Omit<HeatmapPlace['products'][number], 'code' | 'last_time'> & {
  own_code: string | null;
  last_time: Date;
};

async function readProducts(
  { app, tx, session, language }: Reader<StaffSession>,
  where: Where,
  { page, province }: Asked,
): Promise<Pick<HeatmapPlace, 'products' | 'product_count'>> {
  const strays = sql`select seq, dealer_id, city, sum(n)::int as n, max(last_time) as last_time
    from scan_stray where ${where} group by seq, dealer_id, city`;
  const { rows: counted } = await sql<{ n: number }>`
    select count(*)::int as n from (${strays}) as s`.execute(tx);
  const { rows } = await sql<Found>`
    select g.seq as id, i.code as own_code, coalesce(p.name, '') as part_name, coalesce(d.name, '') as dealer_name,
      g.city, g.n, g.last_time
    from (${strays} order by max(last_time) desc, seq, dealer_id, city
      limit ${productsPerPage} offset ${(page - 1) * productsPerPage}) as g
    left join identifier i on i.company_id = ${session.companyId} and i.seq = g.seq
    left join part p on p.company_id = i.company_id and p.id = i.part_id
    left join dealer d on d.company_id = ${session.companyId} and d.dealer_id = g.dealer_id
    order by g.last_time desc, g.seq, g.dealer_id, g.city`.execute(tx);
  const known = rows.map(({ id, own_code: code }) => ({ seq: id, code }));
  const texts = await codeTexts(app, tx, session.companyId, known);
  return {
    product_count: counted[0]!.n,
    products: rows.map(({ own_code: _own, ...row }) => ({
      ...row,
      code: texts.get(row.id) ?? '',
      city: province === 0 ? countryName(row.city, language) : row.city,
      last_time: row.last_time.toISOString(),
    })),
  };
}
