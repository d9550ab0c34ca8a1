import { sql } from 'kysely';
import type { Incident } from '#contract/features/risk/incidents/contract.ts';
import { codeTexts } from '../identifiers/code-texts.ts';
import type { Reader } from '../records/list-plan.ts';
import type { CompanySession } from '../access/sessions.ts';

type Row = Omit<Incident, 'identifier_id' | 'identifier_code' | 'first_time'> & {
  seq: number | null;
  own_code: string | null;
  first_time: Date;
  last_time: Date;
  create_time: Date;
};

/** The list columns of incidents. */
export async function readIncidents(
  { app, tx, session }: Reader<CompanySession>,
  ids: number[],
): Promise<Incident[]> {
  const { rows } = await sql<Row>`
    select n.id, n.company_id, n.code, n.kind, n.severity, n.seq, i.code as own_code, n.part_id,
      coalesce(p.name, '') as part_name, n.batch_id, coalesce(b.code, '') as batch_code,
      n.dealer_id,
      coalesce(d.name, '') as dealer_name, n.is_dealer_named, n.assignee_id, coalesce(u.realname, '') as assignee_name,
      n.penalty, n.penalty_note, exists (select from incident_appeal a where a.company_id = n.company_id
        and a.incident_id = n.id and a.state = 'waiting') as is_appealed, n.province, n.state, n.hits, n.first_time, n.last_time, n.detail, n.reason,
      n.version, n.create_time
    from incident n
    left join identifier i on i.company_id = n.company_id and i.seq = n.seq
    left join part p on p.company_id = n.company_id and p.id = n.part_id
    left join batch b on b.company_id = n.company_id and b.id = n.batch_id
    left join dealer d on d.company_id = n.company_id and d.dealer_id = n.dealer_id
    left join account u on u.company_id = n.company_id and u.id = n.assignee_id
    where n.company_id = ${session.companyId} and n.id = any(${ids})`.execute(tx);
  const known = rows.flatMap(({ seq, own_code: code }) => (seq === null ? [] : { seq, code }));
  const texts = await codeTexts(app, tx, session.companyId, known);
  return rows.map(({ seq, own_code: _own, first_time, last_time, create_time, ...row }) => ({
    ...row,
    identifier_id: seq,
    identifier_code: seq === null ? '' : (texts.get(seq) ?? ''),
    first_time: first_time.toISOString(),
    last_time: last_time.toISOString(),
    create_time: create_time.toISOString(),
  }));
}
