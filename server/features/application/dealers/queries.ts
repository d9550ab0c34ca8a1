import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Dealer,
  DealerBranch,
  dealerFilter,
  DealerInfo,
} from '#contract/features/application/dealers/contract.ts';
import {
  doOverlap,
  type Territory,
  type TerritoryRow,
  type territoryFilter,
} from '#contract/features/application/dealers/territories.ts';
import type { Language } from '#contract/language.ts';
import { maskMobile } from '#contract/validation.ts';
import { rightTo } from '#server/access/sessions.ts';
import { notFound } from '#server/refusal.ts';
import { scoreOf } from '#server/scans/dealer-score.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import { inOrder } from '#server/records/list.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

const today = sql`(now() at time zone 'Asia/Shanghai')::date`;
const inForce = (day: unknown) =>
  sql`from_day <= ${day} and (until_day is null or until_day >= ${day})`;

/** The name of a city in a language, or in Chinese if it has none. */
const cityName = (language: Language) =>
  language === 'zh_CN'
    ? sql`c.name`
    : sql`coalesce(nullif(${sql.ref(language === 'en' ? 'c.name_en' : 'c.name_tw')}, ''), c.name)`;

export const dealerList: ListPlan<z.output<typeof dealerFilter>, Dealer> = {
  table: 'dealer',
  filters: {
    keyword: mentions(),
    disabled: equals('disabled'),
    level: oneOf('level'),
    parent_id: equals('parent_id'),
    create_time: within('create_time'),
    province: (provinces, { session }) => sql`id in (
      select dealer_id from territory where company_id = ${session.companyId} and province = any(${provinces}::int[])
        and ${inForce(today)})`,
  },
  rows: (reader, ids) => readDealers(reader, ids),
};

/** Like the list, with whole phone numbers for those who may see them. */
export const exportedDealers: typeof dealerList = {
  ...dealerList,
  rows: (reader, ids) => {
    const isWhole = rightTo(reader.session, 'app:dealer:reveal') === 'ok';
    return readDealers(reader, ids, isWhole ? (phone) => phone : maskMobile);
  },
};

/** The whole phone number of a dealer. */
export async function readDealerPhone(reader: Reader, id: number): Promise<string | null> {
  const [row] = await readDealers(reader, [id], (phone) => phone);
  return row?.mobile ?? null;
}

type Found = Omit<Dealer, 'create_time' | 'update_time'> & { create_time: Date; update_time: Date };

async function readDealers(
  { tx, session }: Reader,
  ids: number[],
  showPhone: (phone: string) => string = maskMobile,
): Promise<Dealer[]> {
  const { rows } = await sql<Found>`
    select d.id, d.company_id, d.code, d.name, d.level, d.parent_id, coalesce(u.name, '') as parent_name, d.contact,
      d.mobile, d.email, d.address, d.gln, d.remark, d.disabled,
      d.version, d.create_time, d.update_time,
      coalesce((select array_agg(distinct province::int order by province::int) from territory
        where company_id = d.company_id and dealer_id = d.dealer_id and ${inForce(today)}), '{}') as provinces,
      ${scoreOf(sql`d.company_id`, sql`d.dealer_id`)} as score,
      (select count(*)::int from account a where a.company_id = d.company_id and a.dealer_id = d.dealer_id) as accounts
    from dealer d
    left join dealer u on u.company_id = d.company_id and u.dealer_id = d.parent_id
    where d.company_id = ${session.companyId} and d.id = any(${ids})`.execute(tx);
  return rows.map((row) => ({
    ...row,
    mobile: showPhone(row.mobile),
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

/** Everybody at once, with where they may sell today: a company has hundreds of dealers, not millions. */
export async function readDealerTree({ tx, session }: Reader): Promise<DealerBranch[]> {
  const { rows } = await sql<DealerBranch>`
    select d.id, d.parent_id, d.code, d.name, d.level, d.disabled, coalesce(t.provinces, '{}') as provinces
    from dealer d
    left join (select dealer_id, array_agg(distinct province::int order by province::int) as provinces from territory
      where company_id = ${session.companyId} and ${inForce(today)} group by dealer_id) as t
      on t.dealer_id = d.dealer_id
    where d.company_id = ${session.companyId} order by d.code, d.id limit ${mostInTree}`.execute(
    tx,
  );
  return rows;
}
const mostInTree = 10_000;

/** The territories of dealers as in their form, ordered by place and date. */
export async function readTerritories(
  { tx, session }: Reader,
  dealerId: number,
): Promise<Territory[]> {
  const { rows } = await sql<Territory>`
    select province::int, city, from_day, until_day from territory
    where company_id = ${session.companyId} and dealer_id = ${dealerId} order by province, city nulls first, from_day, id`.execute(
    tx,
  );
  return rows;
}

type Placed = Territory & { dealer_id: number; dealer_name: string; city_name: string };

/** All territories in the provinces of one dealer. */
const readAround = async ({ tx, session, language }: Reader, dealerId: number) =>
  (
    await sql<Placed>`
      select t.dealer_id, d.name as dealer_name, t.province::int, t.city, coalesce(${cityName(language)}, '') as city_name,
        t.from_day, t.until_day
      from territory t
      join dealer d on d.company_id = t.company_id and d.dealer_id = t.dealer_id
      left join city c on c.code = t.city
      where t.company_id = ${session.companyId} and t.province in (
        select province from territory where company_id = ${session.companyId} and dealer_id = ${dealerId})
      order by t.province, t.city nulls first, t.from_day, t.id`.execute(tx)
  ).rows;

/** A dealer with its territories, and which other dealers may sell there. */
export async function readDealer(reader: Reader, id: number): Promise<DealerInfo> {
  const [dealer] = await inOrder(dealerList, reader, [id]);
  if (!dealer) throw notFound();
  const around = await readAround(reader, id);
  const others = around.filter(({ dealer_id: of }) => of !== id);
  const territories = around
    .filter(({ dealer_id: of }) => of === id)
    .map(({ dealer_id: _of, dealer_name: _name, ...one }) => ({
      ...one,
      shared_with: [
        ...new Set(
          others.filter((other) => doOverlap(one, other)).map((other) => other.dealer_name),
        ),
      ],
    }));
  return { ...dealer, territories };
}

export const territoryList: ListPlan<z.output<typeof territoryFilter>, TerritoryRow> = {
  table: 'territory',
  filters: {
    dealer_id: equals('dealer_id'),
    province: oneOf('province'),
    day: (day) => inForce(sql`${day}::date`),
  },
  order: () => sql`province, city nulls first, id`,
  rows: async ({ tx, session, language }, ids) => {
    const { rows } = await sql<Omit<TerritoryRow, 'create_time'> & { create_time: Date }>`
      select t.id, t.company_id, t.dealer_id, d.code as dealer_code, d.name as dealer_name, t.province::int, t.city,
        coalesce(${cityName(language)}, '') as city_name, t.from_day, t.until_day, t.create_time
      from territory t
      join dealer d on d.company_id = t.company_id and d.dealer_id = t.dealer_id
      left join city c on c.code = t.city
      where t.company_id = ${session.companyId} and t.id = any(${ids})`.execute(tx);
    return rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() }));
  },
};
