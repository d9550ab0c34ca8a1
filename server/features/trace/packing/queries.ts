import { sql } from 'kysely';
import type * as z from 'zod';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { Container, packingFilter } from '#contract/features/trace/packing/contract.ts';
import type { StaffSession } from '#server/access/sessions.ts';
import { findNumbers } from '#server/identifiers/find.ts';
import { readContainers } from '#server/logistics/packing/container-rows.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list-plan.ts';

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
    full_time: within('full_time'),
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
