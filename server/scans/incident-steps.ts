import { sql } from 'kysely';
import type { IncidentStep, IncidentStepRow } from '#contract/features/risk/incidents/work.ts';
import type { CompanySession } from '../access/sessions.ts';
import type { Reader } from '../records/list-plan.ts';
import type { RecordCall } from '../records/plan.ts';

type Noted = { note?: string; subject?: string; amount?: number | null };

/** Adds a step to the history of an incident. */
export async function noteStep(
  call: RecordCall<CompanySession>,
  incident: number,
  step: IncidentStep,
  { note = '', subject = '', amount = null }: Noted = {},
): Promise<void> {
  const { tx, session } = call;
  await tx
    .insertInto('incident_step')
    .values({
      company_id: session.companyId,
      incident_id: incident,
      step,
      note,
      subject,
      amount,
      create_by: session.accountId,
      create_user: session.realname,
      ...(call.at ? { create_time: call.at } : {}),
    })
    .execute();
}

/** Everything that was done about an incident, the latest first. */
export async function readSteps(
  { tx, session }: Reader<CompanySession>,
  incident: { id: number; create_time: string },
): Promise<IncidentStepRow[]> {
  const { rows } = await sql<Omit<IncidentStepRow, 'create_time'> & { create_time: Date }>`
    select step, note, subject, amount, create_user, create_time from incident_step
    where company_id = ${session.companyId} and incident_id = ${incident.id} order by id desc`.execute(
    tx,
  );
  const opened: IncidentStepRow = {
    step: 'opened',
    note: '',
    subject: '',
    amount: null,
    create_user: '',
    create_time: incident.create_time,
  };
  return [...rows.map((row) => ({ ...row, create_time: row.create_time.toISOString() })), opened];
}
