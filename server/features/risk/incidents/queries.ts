import { sql } from 'kysely';
import type * as z from 'zod';
import type {
  Incident,
  incidentFilter,
  IncidentInfo,
} from '#contract/features/risk/incidents/contract.ts';
import { readCode } from '#server/codes/codes.ts';
import { notFound } from '#server/http/refusal.ts';
import { codeTexts } from '#server/identifiers/code-texts.ts';
import { permutationOf } from '#server/identifiers/space.ts';
import { codeIn } from '#server/identifiers/read-code.ts';
import { equals, oneOf, within } from '#server/records/filters.ts';
import type { Condition, ListPlan, Reader } from '#server/records/list.ts';
import { readScans } from '#server/scans/scan-rows.ts';

const mostScans = 100;

type Row = Omit<Incident, 'identifier_id' | 'identifier_code' | 'first_time'> & {
  seq: number | null;
  own_code: string | null;
  first_time: Date;
  last_time: Date;
  create_time: Date;
};

async function readIncidents({ app, tx, who }: Reader, ids: number[]): Promise<Incident[]> {
  const { rows } = await sql<Row>`
    select n.id, n.company_id, n.code, n.kind, n.severity, n.seq, i.code as own_code, n.part_id,
      coalesce(p.name, '') as part_name, n.batch_id, coalesce(b.code, '') as batch_code,
      coalesce(d.name, '') as dealer_name, n.province, n.state, n.hits, n.first_time, n.last_time, n.detail, n.reason,
      n.version, n.create_time
    from incident n
    left join identifier i on i.company_id = n.company_id and i.seq = n.seq
    left join part p on p.company_id = n.company_id and p.id = n.part_id
    left join batch b on b.company_id = n.company_id and b.id = n.batch_id
    left join dealer d on d.company_id = n.company_id and d.dealer_id = n.dealer_id
    where n.company_id = ${who.companyId} and n.id = any(${ids})`.execute(tx);
  const known = rows.flatMap(({ seq, own_code: code }) => (seq === null ? [] : { seq, code }));
  const texts = await codeTexts(app, tx, who.companyId!, known);
  return rows.map(({ seq, own_code: _own, first_time, last_time, create_time, ...row }) => ({
    ...row,
    identifier_id: seq,
    identifier_code: seq === null ? '' : (texts.get(seq) ?? ''),
    first_time: first_time.toISOString(),
    last_time: last_time.toISOString(),
    create_time: create_time.toISOString(),
  }));
}

/** Its number, a piece of it, or the code it is about. */
function findByWords(words: string, { app, who }: Reader): Condition {
  const text = words.toUpperCase();
  const read = readCode(permutationOf(app), codeIn(words));
  const own = sql`seq in (select seq from identifier where company_id = ${who.companyId} and code = ${text})`;
  return sql`(strpos(code, ${text}) > 0 or ${own}${read ? sql` or seq = ${read.sequence}` : sql``})`;
}

export const incidentList: ListPlan<z.output<typeof incidentFilter>, Incident> = {
  table: 'incident',
  filters: {
    keyword: findByWords,
    kind: oneOf('kind'),
    state: oneOf('state'),
    part_id: equals('part_id'),
    batch_id: equals('batch_id'),
    last_time: within('last_time'),
  },
  rows: readIncidents,
};

/** An incident with the scans that speak for it; of a code also those around them. */
export async function readIncident(reader: Reader, id: number): Promise<IncidentInfo> {
  const [incident] = await readIncidents(reader, [id]);
  if (!incident) throw notFound();
  const { app, tx, who } = reader;
  const companyId = who.companyId!;
  const evidence = sql`
    select s.* from incident_scan e join scan_log s
      on s.company_id = e.company_id and s.scan_time = e.scan_time and s.id = e.scan_id
    where e.company_id = ${companyId} and e.incident_id = ${id}`;
  const around =
    incident.identifier_id === null
      ? sql``
      : sql`union (select s.* from scan_log s
          where s.company_id = ${companyId} and s.seq = ${incident.identifier_id} and s.channel = 0
            and s.scan_time > ${incident.first_time}::timestamptz - interval '7 days'
            and s.scan_time <= ${incident.last_time}::timestamptz + interval '1 second'
          order by s.scan_time desc limit ${mostScans})`;
  const from = sql`select * from (${evidence} ${around}) as a order by a.scan_time desc, a.id desc limit ${mostScans}`;
  return { ...incident, scans: await readScans(app, tx, companyId, from) };
}
