import { sql } from 'kysely';
import type { Appeal } from '#contract/features/risk/incidents/appeals.ts';
import type { CompanySession } from '../access/sessions.ts';
import { signPhotos } from '../files/private-photos.ts';
import type { Condition, Reader } from '../records/list-plan.ts';

type Row = Omit<Appeal, 'answer_time' | 'create_time'> & {
  answer_time: Date | null;
  create_time: Date;
};

/** Whether an appeal against an incident waits for its answer. */
export const isAppealed = (is: boolean): Condition =>
  sql`${is ? sql`` : sql`not`} exists (select from incident_appeal a where a.company_id = incident.company_id
    and a.incident_id = incident.id and a.state = 'waiting')`;

/** What dealers say about an incident, the latest first; photos as URLs that are valid for some hours. */
export async function readAppeals(
  { app, tx, session }: Reader<CompanySession>,
  incident: number,
): Promise<Appeal[]> {
  const { rows } = await sql<Row>`
    select a.id, coalesce(d.name, '') as dealer_name, a.text, a.photos, a.state, a.note,
      coalesce(u.realname, '') as answer_user, a.answer_time, a.create_time
    from incident_appeal a
    left join dealer d on d.company_id = a.company_id and d.dealer_id = a.dealer_id
    left join account u on u.company_id = a.company_id and u.id = a.answer_by
    where a.company_id = ${session.companyId} and a.incident_id = ${incident}
    order by a.id desc`.execute(tx);
  return rows.map((row) => ({
    ...row,
    photos: signPhotos(app.secrets, row.photos),
    answer_time: row.answer_time?.toISOString() ?? '',
    create_time: row.create_time.toISOString(),
  }));
}

/** Which of these incidents have an appeal that waits for an answer. */
export async function findAppealed(
  { tx, session }: Pick<Reader<CompanySession>, 'tx' | 'session'>,
  incidents: readonly number[],
): Promise<Set<number>> {
  if (incidents.length === 0) return new Set();
  const rows = await tx
    .selectFrom('incident_appeal')
    .select('incident_id')
    .where('company_id', '=', session.companyId)
    .where('incident_id', 'in', incidents)
    .where('state', '=', 'waiting')
    .execute();
  return new Set(rows.map(({ incident_id: id }) => id));
}
