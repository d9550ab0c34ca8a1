import { sql } from 'kysely';
import type * as z from 'zod';
import type { Part, PartInfo, partFilter } from '#contract/features/product/parts/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound } from '#server/refusal.ts';
import { equals, mentions, oneOf, within } from '#server/records/filters.ts';
import type { ListPlan, Reader } from '#server/records/list-plan.ts';

const iso = (time: Date) => time.toISOString();

const partsOf = ({ tx, session, language }: Reader<StaffSession>, ids: number[]) =>
  tx
    .selectFrom('part as p')
    .leftJoin('category as c', (join) =>
      join.onRef('c.company_id', '=', 'p.company_id').onRef('c.id', '=', 'p.category_id'),
    )
    .leftJoin('warranty_policy as w', (join) =>
      join.onRef('w.company_id', '=', 'p.company_id').onRef('w.id', '=', 'p.warranty_policy_id'),
    )
    .select(['p.id', 'p.company_id', 'p.code', 'p.name', 'p.kind', 'p.category_id', 'p.model'])
    .select(['p.gtin', 'p.unit', 'p.price', 'p.state', 'p.revision'])
    .select(['p.version', 'p.create_time', 'p.update_time', 'c.name as category_name'])
    .select((from) =>
      from
        .selectFrom('dict_data as d')
        .select(sql<string>`d.name ->> ${language}`.as('name'))
        .where('d.dict_code', '=', 'unit')
        .whereRef('d.value', '=', 'p.unit')
        .as('unit_name'),
    )
    .where('p.company_id', '=', session.companyId)
    .where('p.id', 'in', ids);

export const partList: ListPlan<z.output<typeof partFilter>, Part, StaffSession> = {
  table: 'part',
  filters: {
    keyword: mentions(),
    // With everything below it.
    category_id: (id, { session }) => sql`category_id in (
      with recursive below as (
        select id from category where company_id = ${session.companyId} and id = ${id}
        union all
        select c.id from category c join below b on c.company_id = ${session.companyId} and c.parent_id = b.id)
      select id from below)`,
    kind: oneOf('kind'),
    state: equals('state'),
    gtin: equals('gtin'),
    book: (isBook) =>
      isBook ? sql`gtin >= '978' and gtin < '980'` : sql`not (gtin >= '978' and gtin < '980')`,
    create_time: within('create_time'),
  },
  rows: async (reader, ids) => {
    const rows = await partsOf(reader, ids)
      .select(sql<string | null>`p.images ->> 0`.as('image'))
      .select(sql<number>`coalesce(w.months, p.warranty_months)`.as('warranty_months'))
      .execute();
    return rows.map((row) => ({
      ...row,
      unit_name: row.unit_name ?? row.unit,
      create_time: iso(row.create_time),
      update_time: iso(row.update_time),
    }));
  },
};

/** All of one part. */
export async function readPart(reader: Reader<StaffSession>, id: number): Promise<PartInfo> {
  const row = await partsOf(reader, [id])
    .select(['p.net_content', 'p.net_unit', 'p.introduction', 'p.images', 'p.manuals'])
    .select(['p.name_en', 'p.name_tw', 'p.model_en', 'p.model_tw'])
    .select(['p.attributes', 'p.warranty_months', 'p.warranty_start', 'p.warranty_grace_days'])
    .select(['p.warranty_policy_id', 'w.name as policy_name', 'w.months', 'w.starts_at'])
    .select(['w.grace_days', 'p.label_id', 'p.remark'])
    .select((from) =>
      from
        .selectFrom('label_template as l')
        .select('l.name')
        .whereRef('l.company_id', '=', 'p.company_id')
        .whereRef('l.id', '=', 'p.label_id')
        .as('label_name'),
    )
    .executeTakeFirst();
  if (!row) throw notFound();
  const { policy_name: name, months, starts_at, grace_days, ...part } = row;
  return {
    ...part,
    warranty_policy:
      name === null
        ? null
        : { name, months: months!, starts_at: starts_at!, grace_days: grace_days! },
    unit_name: row.unit_name ?? row.unit,
    net_content: row.net_content ?? '',
    create_time: iso(row.create_time),
    update_time: iso(row.update_time),
  };
}
