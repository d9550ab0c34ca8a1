import { sql } from 'kysely';
import type * as z from 'zod';
import { stateOf } from '#contract/codes/states.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { Container, packingFilter } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

type Found = Omit<
  Container,
  'code' | 'level' | 'state' | 'parent_code' | 'full_time' | 'create_time' | 'update_time'
> & {
  own_code: string | null;
  level: number;
  state: number;
  parent_own: string | null;
  full_time: Date | null;
  create_time: Date;
  update_time: Date;
};

/** Boxes and pallets as the list shows them. */
export async function readContainers(
  { app, tx, session, language }: Reader<StaffSession>,
  ids: number[],
): Promise<Container[]> {
  const company = session.companyId;
  const { rows } = await sql<Found>`
    select c.seq as id, c.company_id, i.code as own_code, c.level, c.part_id, coalesce(p.name, '') as part_name,
      c.packaging_id, coalesce(k.name, '') as packaging_name, c.quantity, c.capacity, c.is_mixed, c.is_partial,
      c.filling, i.state, i.parent_seq as parent_id, o.code as parent_own, coalesce(d.name, u.name, '') as holder,
      c.full_time, c.create_time, c.update_time
    from container c
    join identifier i on i.company_id = c.company_id and i.seq = c.seq
    left join part p on p.company_id = c.company_id and p.id = c.part_id
    left join packaging k on k.company_id = c.company_id and k.id = c.packaging_id
    left join identifier o on o.company_id = c.company_id and o.seq = i.parent_seq
    left join dealer d on d.company_id = c.company_id and d.dealer_id = i.dealer_id
    left join customer u on u.company_id = c.company_id and u.id = i.customer_id
    where c.company_id = ${company} and c.seq = any(${ids}::bigint[])`.execute(tx);
  const texts = await codeTexts(
    app,
    tx,
    company,
    rows.flatMap(({ id, own_code: code, parent_id: parent, parent_own: own }) => [
      { seq: id, code },
      ...(parent === null ? [] : [{ seq: parent, code: own }]),
    ]),
  );
  return rows.map(({ own_code: _own, parent_own: _parent, ...row }) => ({
    ...row,
    code: texts.get(row.id) ?? '',
    level: levels[row.level]!,
    state: stateOf(row.state),
    parent_code: row.parent_id === null ? '' : (texts.get(row.parent_id) ?? ''),
    holder: row.holder || say(packingTexts.company, language),
    full_time: row.full_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}

export async function readContainer(reader: Reader<StaffSession>, seq: number): Promise<Container> {
  const [found] = await readContainers(reader, [seq]);
  return found!;
}

const numberOf = async ({ app, tx, session }: Reader<StaffSession>, code: string) =>
  (await findNumbers(app, tx, session.companyId, [code])).get(code);

/** A box by its own code, or by the code of a unit in it. */
async function byCode(code: string, reader: Reader<StaffSession>): Promise<Condition> {
  const seq = await numberOf(reader, code);
  if (seq === undefined) return sql`false`;
  return sql`seq in (${seq}, (select case when level = 0 then parent_seq end from identifier
    where company_id = ${reader.session.companyId} and seq = ${seq}))`;
}

async function onPallet(code: string, reader: Reader<StaffSession>): Promise<Condition> {
  const seq = await numberOf(reader, code);
  if (seq === undefined) return sql`false`;
  return sql`seq in (select seq from identifier where company_id = ${reader.session.companyId} and parent_seq = ${seq})`;
}

export const containerList: ListPlan<z.output<typeof packingFilter>, Container, StaffSession> = {
  table: 'container',
  key: 'seq',
  filters: {
    code: byCode,
    parent: onPallet,
    level: (values) => oneOf('level')(values.map((value) => levels.indexOf(value))),
    filling: oneOf('filling'),
    part_id: equals('part_id'),
    packaging_id: equals('packaging_id'),
    update_time: within('update_time'),
  },
  order: () => sql`update_time desc, seq desc`,
  rows: readContainers,
};

/** Boxes closed and units packed today, in Shanghai time. */
export async function readToday({ tx, session }: Reader<StaffSession>) {
  const { rows } = await sql<{ boxes: number; units: number }>`
    with today as (select (now() at time zone 'Asia/Shanghai')::date as day)
    select (select count(*) from container where company_id = ${session.companyId} and level = 1
        and full_time >= today.day::timestamp at time zone 'Asia/Shanghai') as boxes,
      (select coalesce(sum(n), 0)::bigint from code_tally where company_id = ${session.companyId} and metric = 'packed'
        and code_tally.day = today.day) as units
    from today`.execute(tx);
  return rows[0]!;
}
