import type { SecurityPack } from '#contract/features/trace/security-packs/contract.ts';
import type { Reader } from '../records/list-plan.ts';
import type { CompanySession } from '../access/sessions.ts';

const iso = (time: Date) => time.toISOString();
const maybe = (time: Date | null) => time?.toISOString() ?? null;

/** The list columns of security packs. */
export async function readSecurityPacks(
  { tx, session }: Reader<CompanySession>,
  ids: number[],
): Promise<SecurityPack[]> {
  const rows = await tx
    .selectFrom('security_pack as s')
    .leftJoin('identifier_pack as i', (join) =>
      join.onRef('i.company_id', '=', 's.company_id').onRef('i.id', '=', 's.pack_id'),
    )
    .leftJoin('part as p', (join) =>
      join.onRef('p.company_id', '=', 's.company_id').onRef('p.id', '=', 's.part_id'),
    )
    .leftJoin('batch as b', (join) =>
      join.onRef('b.company_id', '=', 's.company_id').onRef('b.id', '=', 's.batch_id'),
    )
    .select(['s.id', 's.company_id', 's.code', 's.kind', 's.pack_id', 's.part_id', 's.batch_id'])
    .select(['s.quantity', 's.made', 's.state', 's.request_by', 's.request_user', 's.request_time'])
    .select(['s.approve_user', 's.approve_time', 's.download_time', 's.checks', 's.hits'])
    .select(['s.reason', 's.remark', 's.version', 's.create_time', 's.update_time'])
    .select(['i.code as pack_code', 'p.name as part_name', 'b.code as batch_code'])
    .where('s.company_id', '=', session.companyId)
    .where('s.id', 'in', ids)
    .execute();
  return rows.map((row) => ({
    ...row,
    pack_code: row.pack_code ?? '',
    part_name: row.part_name ?? '',
    batch_code: row.batch_code ?? '',
    request_time: maybe(row.request_time),
    approve_time: maybe(row.approve_time),
    download_time: maybe(row.download_time),
    create_time: iso(row.create_time),
    update_time: iso(row.update_time),
  }));
}
