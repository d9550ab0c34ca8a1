import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import type { Person } from './person.ts';

type Row = { company_id: number; id: number };
/** Whose words they are: the number and the names. */
type Struck = { person: Person; names: readonly string[] };

const companiesOf = (rows: readonly { company_id: number }[]) => rows.map((row) => row.company_id);
const idsOf = (rows: readonly Row[]) => rows.map((row) => row.id);

/** The person may have held other warranties before: the number goes everywhere, names where they had a repair. */
export async function strikeWarranties(
  tx: Tx,
  { person: { mobile }, names }: Struck,
  repaired: readonly { company_id: number; seq: number }[],
): Promise<void> {
  const words = [mobile, ...names];
  const seqs = repaired.map((row) => row.seq);
  const own = sql`(company_id, seq) in (
    select * from unnest(${companiesOf(repaired)}::int[], ${seqs}::bigint[]))`;
  await sql`
    update warranty_step s set reason = strike(reason, ${words}::text[])
    where reason <> '' and (strpos(reason, ${mobile}) > 0 or ${own})`.execute(tx);
  await sql`
    update warranty w set void_reason = strike(void_reason, ${words}::text[])
    where void_reason <> '' and (strpos(void_reason, ${mobile}) > 0 or ${own})`.execute(tx);
}

type Reports = { company: number; ids: number[]; words: string[] };

/** Takes the person out of what colleagues wrote in the incidents that their reports belong to. */
export async function strikeIncidents(tx: Tx, { company, ids, words }: Reports): Promise<void> {
  const joined = sql`(select incident_id from fake_report where company_id = ${company} and id = any(${ids}))`;
  await sql`
    update incident set reason = strike(reason, ${words}::text[])
    where company_id = ${company} and id in ${joined} and reason <> ''`.execute(tx);
  await sql`
    update incident_step set note = strike(note, ${words}::text[])
    where company_id = ${company} and incident_id in ${joined} and note <> ''`.execute(tx);
  await sql`
    update incident_note set text = strike(text, ${words}::text[])
    where company_id = ${company} and incident_id in ${joined}`.execute(tx);
}

const findingTexts = ['title', 'description', 'cause', 'action', 'performed', 'effect', 'reason'];

type From = { repairs: readonly Row[]; reports: readonly Row[] };

/**
 * Takes the person out of findings, and out of the notices about these and about incidents: the number everywhere, names
 * where the finding comes from one of their repairs, reports, or the incidents that these belong to.
 */
export async function strikeFindings(
  tx: Tx,
  { person: { mobile }, names }: Struck,
  { repairs, reports }: From,
): Promise<void> {
  const words = [mobile, ...names];
  const struck = (column: string) => sql`strike(${sql.ref(column)}, ${words}::text[])`;
  const { rows: incidents } = await sql<Row>`
    select distinct r.company_id, r.incident_id as id from fake_report r
    join unnest(${companiesOf(reports)}::int[], ${idsOf(reports)}::int[]) as g (company_id, id)
      on r.company_id = g.company_id and r.id = g.id
    where r.incident_id is not null`.execute(tx);
  const sources = [
    ...repairs.map((row) => ({ ...row, source: 'repair' })),
    ...reports.map((row) => ({ ...row, source: 'report' })),
    ...incidents.map((row) => ({ ...row, source: 'incident' })),
  ];
  const { rows: findings } = await sql<Row>`
    update nonconformance n set ${sql.join(findingTexts.map((column) => sql`${sql.ref(column)} = ${struck(column)}`))},
      version = version + 1
    where strpos(concat_ws(' ', ${sql.join(findingTexts.map((column) => sql.ref(column)))}), ${mobile}) > 0
      or (company_id, source, source_id) in (
        select * from unnest(${companiesOf(sources)}::int[], ${sources.map(({ source }) => source)}::text[],
          ${idsOf(sources)}::int[]))
    returning company_id, id`.execute(tx);
  const among = (rows: readonly Row[]) =>
    sql`(select * from unnest(${companiesOf(rows)}::int[], ${idsOf(rows)}::int[]))`;
  await sql`
    update nonconformance_step set note = ${struck('note')}
    where note <> '' and (strpos(note, ${mobile}) > 0 or (company_id, nonconformance_id) in ${among(findings)})`.execute(
    tx,
  );
  await sql`
    update notice set params = ${struck('params')}
    where strpos(params::text, ${mobile}) > 0
      or (sentence like 'nonconformance%' and (company_id, (params ->> 'id')::int) in ${among(findings)})
      or (sentence ~ '^(incident|appeal|penalty)' and (company_id, (params ->> 'id')::int) in ${among(incidents)})`.execute(
    tx,
  );
}
