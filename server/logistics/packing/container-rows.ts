import { sql } from 'kysely';
import { stateOf } from '#contract/codes/states.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import type { Container } from '#contract/features/trace/packing/contract.ts';
import { packingTexts } from '#contract/features/trace/packing/texts.ts';
import { say } from '#contract/text.ts';
import type { StaffSession } from '../../access/sessions.ts';
import { codeTexts } from '../../identifiers/code-texts.ts';
import type { Reader } from '../../records/list-plan.ts';

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
