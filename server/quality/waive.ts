import { sql } from 'kysely';
import { codes as answers } from '#contract/envelope.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import type { RecordCall } from '../records/plan.ts';
import { Refusal } from '../refusal.ts';
import { plannedSteps } from './plans.ts';
import { findUnit } from './units.ts';

type Asked = { serial_number: string; step: string };
type Call = RecordCall<StaffSession>;
const { noStep, notWaived } = qualityTexts.errors;

/** Lets one unit pass without a required step; the same again changes nothing. */
export async function waive(call: Call, { reason, ...asked }: Asked & { reason: string }) {
  const { tx, session } = call;
  const { seq, part_id: part } = await findUnit(call, asked.serial_number);
  const steps = await plannedSteps(tx, session.companyId, [part]);
  if (!steps.some(({ name, is_required: isRequired }) => isRequired && name === asked.step))
    throw new Refusal(noStep, {
      code: answers.invalid,
      field: 'step',
      params: { step: asked.step },
    });
  const { rows } = await sql<{ id: number }>`
    insert into quality_waiver (company_id, seq, step, reason, create_by, create_user)
    values (${session.companyId}, ${seq}, ${asked.step}, ${reason}, ${session.accountId}, ${session.realname})
    on conflict (company_id, seq, step) do nothing returning id`.execute(tx);
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
