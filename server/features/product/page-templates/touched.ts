import { sql } from 'kysely';
import {
  touchedExactly,
  type PageKind,
  type PageUse,
  type Touched,
} from '#contract/features/product/page-templates/contract.ts';
import { pageTemplateTexts } from '#contract/features/product/page-templates/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { notFound } from '#server/refusal.ts';
import type { Reader } from '#server/records/list-plan.ts';
import { nameOfUse, thingsOfUses } from './queries.ts';

/** Which products and codes would show a page if it were assigned to these, and which pages would be replaced. */
export async function readTouched(
  reader: Reader<StaffSession>,
  id: number,
  uses: readonly PageUse[],
): Promise<Touched> {
  const { tx, session } = reader;
  const page = await tx
    .selectFrom('page_template')
    .select('kind')
    .where('company_id', '=', session.companyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!page) throw notFound();
  const asked = { id, kind: page.kind, uses };
  const taken = await readTaken(reader, asked);
  return { ...(await countCodes(reader, asked)), taken };
}

type Asked = { id: number; kind: PageKind; uses: readonly PageUse[] };
type Taken = Touched['taken'][number];

const columnsOf = ({ uses }: Asked) => ({
  targets: uses.map(({ target }) => target),
  ids: uses.map(({ target_id: one }) => one ?? 0),
});

async function readTaken(
  { tx, session, language }: Reader<StaffSession>,
  asked: Asked,
): Promise<Taken[]> {
  const { targets, ids } = columnsOf(asked);
  const { rows } = await sql<Omit<Taken, 'name'> & { name: string | null }>`
    select u.target, nullif(u.target_id, 0) as target_id, ${nameOfUse} as name,
      p.id as page_id, p.name as page_name
    from unnest(${targets}::text[], ${ids}::int[]) as given (target, id)
    join page_use u on u.company_id = ${session.companyId} and u.kind = ${asked.kind}
      and u.target = given.target and u.target_id = given.id and u.page_id <> ${asked.id}
    join page_template p on p.company_id = u.company_id and p.id = u.page_id
    ${thingsOfUses}`.execute(tx);
  return rows.map((one) => ({
    ...one,
    name: one.name ?? say(pageTemplateTexts.targets[one.target], language),
  }));
}

type Reach = {
  products: number;
  parts: number[];
  batches: number[];
  others: number[];
  elsewhere: number[];
};

/**
 * The parts that would show it, the batches that would show it though their parts do not, and the batches of those
 * parts that show another page; by the rules of `findPage`. `elsewhere` are the parts that show another page.
 */
async function readReach({ tx, session }: Reader<StaffSession>, asked: Asked): Promise<Reach> {
  const { targets, ids } = columnsOf(asked);
  const { rows } = await sql<Reach>`
    with recursive mine as (
      select target, id from unnest(${targets}::text[], ${ids}::int[]) as given (target, id)),
    used as (
      select target, id, true as is_mine from mine
      union all
      select u.target, u.target_id, false from page_use u
      join page_template p on p.company_id = u.company_id and p.id = u.page_id and p.published is not null
      where u.company_id = ${session.companyId} and u.kind = ${asked.kind} and u.page_id <> ${asked.id}
        and (u.target, u.target_id) not in (select target, id from mine)),
    tree as (
      select c.id, (select is_mine from used where target = 'category' and used.id = c.id) as is_mine, 0 as depth
      from category c where c.company_id = ${session.companyId} and c.parent_id is null
      union all
      select c.id, coalesce((select is_mine from used where target = 'category' and used.id = c.id), tree.is_mine), depth + 1
      from tree join category c on c.company_id = ${session.companyId} and c.parent_id = tree.id where depth < 20),
    shown as (
      select p.id, p.kind, coalesce(
        (select is_mine from used where target = 'part' and used.id = p.id),
        tree.is_mine,
        (select is_mine from used where target = 'company'), false) as is_mine
      from part p left join tree on tree.id = p.category_id where p.company_id = ${session.companyId}),
    batches as (
      select b.id, b.part_id, used.is_mine, shown.is_mine as is_part_mine
      from used join batch b on b.company_id = ${session.companyId} and b.id = used.id
      join shown on shown.id = b.part_id where used.target = 'batch')
    select
      (select count(*) from (
        select id from shown where is_mine and kind = 'product'
        union select part_id from batches where is_mine) as seen)::int as products,
      coalesce((select array_agg(id) from shown where is_mine), '{}') as parts,
      coalesce((select array_agg(id) from shown where not is_mine), '{}') as elsewhere,
      coalesce((select array_agg(id) from batches where is_mine and not is_part_mine), '{}') as batches,
      coalesce((select array_agg(id) from batches where not is_mine), '{}') as others`.execute(tx);
  return rows[0]!;
}

/**
 * Counted exactly where an index is fast. For a whole company the exceptions are subtracted from the total: forty
 * million rows are too many to count while the user waits.
 */
async function countCodes(
  reader: Reader<StaffSession>,
  asked: Asked,
): Promise<Omit<Touched, 'taken'>> {
  if (asked.uses.length === 0) return { products: 0, count: 0, precision: 'exact' };
  const { products, parts, batches, others, elsewhere } = await readReach(reader, asked);
  if (!asked.uses.some(({ target }) => target === 'company')) {
    const found = await countOf(reader, { parts, batches, except: others });
    return { products, count: found.count, precision: found.isAll ? 'exact' : 'atLeast' };
  }
  const { tx, session } = reader;
  const made = await sql<{ n: number }>`
    select coalesce(sum(made), 0)::bigint as n from identifier_pack where company_id = ${session.companyId}`.execute(
    tx,
  );
  const all = made.rows[0]!.n;
  const left = await countOf(reader, { parts: elsewhere, batches: others, except: batches });
  return left.isAll
    ? { products, count: Math.max(0, all - left.count), precision: 'exact' }
    : { products, count: all, precision: 'atMost' };
}

type Counted = { parts: number[]; batches: number[]; except: number[] };

async function countOf({ tx, session }: Reader<StaffSession>, { parts, batches, except }: Counted) {
  const { rows } = await sql<{ looked: number; counted: number }>`
    select count(*) as looked, count(*) filter (where not coalesce(batch_id = any(${except}::int[]), false)) as counted
    from (
      select batch_id from identifier where company_id = ${session.companyId} and part_id = any(${parts}::int[])
      union all
      select batch_id from identifier where company_id = ${session.companyId} and batch_id = any(${batches}::int[])
        and not coalesce(part_id = any(${parts}::int[]), false)
      limit ${touchedExactly + 1}) as few`.execute(tx);
  const { looked, counted } = rows[0]!;
  return { count: counted, isAll: looked <= touchedExactly };
}
