import { codes as answers } from '#contract/envelope.ts';
import { judge } from '#contract/quality/judge.ts';
import type { QualityKind, QualityResult } from '#contract/quality/kinds.ts';
import type { RecordInput } from '#contract/quality/records.ts';
import { qualityTexts } from '#contract/quality/texts.ts';
import type { Text } from '#contract/text.ts';
import type { StaffSession } from '../access/sessions.ts';
import { momentOf } from '../http/moment.ts';
import type { RecordCall, Stored } from '../records/plan.ts';
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
  before: Stored | null,
): Promise<Columns> {
  const time = timeOf(call, input.pass_time, (before?.pass_time as Date | undefined) ?? null);
  const { seq, part_id: part } = await findUnit(call, typed);
  const steps = await plannedSteps(call.tx, call.session.companyId, [part]);
  const record = completed(input, stepFinder(steps)(part, kind, input.step));
  if (record.result === 'fail' && input.result !== 'fail') call.tell(done.judged);
  if (record.result === 'info' && input.result === 'pass') call.tell(done.unmeasured);
  return {
    ...record,
    serial_number: typed,
    seq,
    kind,
    pass_time: time,
  };
}

/** When it was done. The newest record counts, so the time of a record stays: a failure moved back would be hidden. */
function timeOf(call: RecordCall<StaffSession>, given: string | null, before: Date | null): Date {
  const refuse = (why: Text) => {
    throw new Refusal(why, { code: answers.invalid, field: 'pass_time' });
  };
  if (isInFuture(given)) refuse(errors.future);
  if (before && !isTimeOf(before, given)) refuse(errors.timeFixed);
  return before ?? (given === null ? momentOf(call) : new Date(given));
}

/** Whether this is the time of a record; people see it to the minute. */
export const isTimeOf = (time: Date, given: string | null | undefined): boolean =>
  !given || Math.floor(Date.parse(given) / 60_000) === Math.floor(time.getTime() / 60_000);
