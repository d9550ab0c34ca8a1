import { sql } from 'kysely';
import type { Lot } from '#contract/features/trace/lots/contract.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import { unitName } from './bom-rows.ts';

type Found = Omit<Lot, 'inspect_time' | 'create_time' | 'update_time'> & {
  inspect_time: Date | null;
  create_time: Date;
  update_time: Date;
};

/** The list columns of material lots. */
export async function readLots(
  { tx, session, language }: Pick<Reader<CompanySession>, 'tx' | 'session' | 'language'>,
  ids: readonly number[],
): Promise<Lot[]> {
  const { rows } = await sql<Found>`
    select l.id, l.company_id, l.code, l.part_id, p.code as part_code, p.name as part_name, l.supplier_id,
      coalesce(s.name, '') as supplier_name, l.supplier_lot, l.source_batch_id, coalesce(b.code, '') as source_batch_code,
      trim_scale(l.quantity)::text as quantity, trim_scale(l.used)::text as used,
      trim_scale(l.quantity - l.used)::text as left, l.unit, ${unitName('l.unit', language)} as unit_name,
      l.received_date, l.expire_date, l.state, l.inspection, l.inspect_user, l.inspect_time, l.reason, l.remark,
      l.version, l.create_time, l.update_time
    from material_lot l
    join part p on p.company_id = l.company_id and p.id = l.part_id
    left join supplier s on s.company_id = l.company_id and s.id = l.supplier_id
    left join batch b on b.company_id = l.company_id and b.id = l.source_batch_id
    where l.company_id = ${session.companyId} and l.id = any(${[...ids]}::integer[])`.execute(tx);
  return rows.map((row) => ({
    ...row,
    inspect_time: row.inspect_time?.toISOString() ?? null,
    create_time: row.create_time.toISOString(),
    update_time: row.update_time.toISOString(),
  }));
}
