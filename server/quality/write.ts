import { codes as answers } from '#contract/envelope.ts';
import { judge } from '#contract/quality/judge.ts';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import type { RecordInput } from '#contract/quality/records.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import type { Columns } from '../records/write.ts';
import { Refusal } from '../refusal.ts';
import { plannedSteps, stepFinder, type PlannedStep } from './plans.ts';
import { findUnit } from './units.ts';

const { done, errors } = qualityTexts;
/** Clocks of machines and people differ a little. The newest record counts: one of tomorrow would hide what comes today. */
const ahead = 10 * 60_000;

export const isInFuture = (time: string | null): boolean =>
  time !== null && Date.parse(time) > Date.now() + ahead;

/** What a record takes over from its step where it says nothing itself, and its result. */
export function completed<
  R extends Pick<RecordInput, 'std' | 'unit' | 'value'> & { result: QualityResult | null },
>(record: R, step: PlannedStep | null): R & { result: QualityResult } {
  return {
    ...record,
    std: record.std === '' && step ? step.std : record.std,
    unit: record.unit === '' && step && record.value !== null ? step.unit : record.unit,
    result: judge(record, step),
  };
}

/** The columns of one record as it is typed; a value beyond its limits is told. */
export async function columnsOf(
  call: RecordCall<StaffSession>,
  kind: QualityKind,
  { serial_number: typed, ...input }: RecordInput,
): Promise<Columns> {
  if (isInFuture(input.pass_time))
    throw new Refusal(errors.future, { code: answers.invalid, field: 'pass_time' });
  const { seq, part_id: part } = await findUnit(call, typed);
  const steps = await plannedSteps(call.tx, call.session.companyId, [part]);
  const record = completed(input, stepFinder(steps)(part, kind, input.step));
  if (record.result === 'fail' && input.result !== 'fail') call.tell(done.judged);
  return {
    ...record,
    serial_number: typed,
    seq,
    kind,
    pass_time: input.pass_time === null ? momentOf(call) : new Date(input.pass_time),
  };
}
