import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { latestRecords } from './latest.ts';
import { plannedSteps } from './plans.ts';
import { findUnit } from './units.ts';

type Asked = { serial_number: string; step: string };
type Call = RecordCall<StaffSession>;
const { noStep, notWaived } = qualityTexts.errors;

/** Lets one unit pass without a required step, for what is known of it by now; the same again changes nothing. */
export async function waive(call: Call, { reason, ...asked }: Asked & { reason: string }) {
  const { tx, session } = call;
  const { seq, part_id: part } = await findUnit(call, asked.serial_number);
  const steps = await plannedSteps(tx, session.companyId, [part]);
  const step = steps.find(({ name, is_required: isRequired }) => isRequired && name === asked.step);
  if (!step)
    throw new Refusal(noStep, {
      code: answers.invalid,
      field: 'step',
      params: { step: asked.step },
    });
  const [known] = await latestRecords(tx, session.companyId, step.kind, [seq], [asked.step]);
  // Given again for what was recorded since, it replaces the former one.
  const { rows } = await sql<{ id: number }>`
    insert into quality_waiver as w (company_id, seq, step, reason, record_id, record_version, create_by, create_user)
    values (${session.companyId}, ${seq}, ${asked.step}, ${reason}, ${known?.id ?? null}, ${known?.version ?? null},
      ${session.accountId}, ${session.realname})
    on conflict (company_id, seq, step) do update set reason = excluded.reason, record_id = excluded.record_id,
      record_version = excluded.record_version, create_by = excluded.create_by, create_user = excluded.create_user,
      create_time = now()
    where (w.record_id, w.record_version) is distinct from (excluded.record_id, excluded.record_version)
    returning id`.execute(tx);
  for (const { id } of rows) call.changed('inspectionWaiver', id, null, { ...asked, reason });
}

/** Takes a waiver back. */
export async function unwaive(call: Call, asked: Asked) {
  const { tx, session } = call;
  const { seq } = await findUnit(call, asked.serial_number);
  const { rows } = await sql<{ id: number; reason: string }>`
    delete from quality_waiver where company_id = ${session.companyId} and seq = ${seq} and step = ${asked.step}
    returning id, reason`.execute(tx);
  if (rows.length === 0) throw new Refusal(notWaived, { code: answers.notFound, field: 'step' });
  for (const { id, reason } of rows)
    call.changed('inspectionWaiver', id, { ...asked, reason }, null);
}
