import { sql } from 'kysely';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import type { Reader } from '../records/list-plan.ts';
import type { CompanySession } from '../access/sessions.ts';

const iso = (time: Date) => time.toISOString();

/** The list columns of batches. */
export async function readBatches(
  { tx, session }: Reader<CompanySession>,
  ids: number[],
): Promise<Batch[]> {
  const rows = await tx
    .selectFrom('batch as b')
    .innerJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 'b.company_id').onRef('p.id', '=', 'b.part_id'),
    )
    .leftJoin('factory as f', (join) =>
      join.onRef('f.company_id', '=', 'b.company_id').onRef('f.id', '=', 'b.factory_id'),
    )
    .select(['b.id', 'b.company_id', 'b.code', 'b.part_id', 'b.quantity', 'b.state', 'b.factory'])
    .leftJoin('bom as m', (join) =>
      join.onRef('m.company_id', '=', 'b.company_id').onRef('m.id', '=', 'b.bom_id'),
    )
    .select(['b.bom_id', sql<string>`coalesce(m.code || ' V' || m.version_no, '')`.as('bom_name')])
    .leftJoin('sales_order as o', (join) =>
      join.onRef('o.company_id', '=', 'b.company_id').onRef('o.id', '=', 'b.order_id'),
    )
    .select(['b.order_id', sql<string>`coalesce(o.code, '')`.as('order_code')])
    .select([
      'b.factory_id',
      'b.line',
      'b.product_date',
      'b.expire_date',
      'b.reason',
      'b.remark',
      'b.version',
    ])
    .select(['b.create_time', 'b.update_time', 'p.code as part_code', 'p.name as part_name'])
    .select((is) => is.fn.coalesce('f.code', sql<string>`''`).as('factory_code'))
    .where('b.company_id', '=', session.companyId)
    .where('b.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    create_time: iso(row.create_time),
    update_time: iso(row.update_time),
  }));
}
