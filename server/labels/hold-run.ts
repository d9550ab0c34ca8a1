import { sql } from 'kysely';
import './tables.ts';
import type { printJobMoves } from '#contract/features/trace/print-jobs/moves.ts';
import type { StaffSession } from '../access/sessions.ts';
import { sqlMomentOf } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { transition } from '../records/transition.ts';
import { lockRun, printRuns, type Run } from './runs.ts';

type Call = RecordCall<StaffSession>;

export const pauseRun = (call: Call, id: number) =>
  transition(call, printRuns, [id], 'pause', { skipsDone: true });

export async function resumeRun(call: Call, id: number): Promise<void> {
  const { state } = await lockRun(call, id);
  if (state !== 'queued' && state !== 'printing') await transition(call, printRuns, [id], 'resume');
}

/** What was not handed out stays unused; what was is still answered for. */
export async function cancelRun(call: Call, id: number, reason: string): Promise<void> {
  const { tx, session } = call;
  const [before] = await transition<typeof printJobMoves, Run>(call, printRuns, [id], 'cancel', {
    reason,
    skipsDone: true,
  });
  if (!before) return;
  const ended = await sql`
    update print_label set state = 'unused', end_time = ${sqlMomentOf(call)}
    where company_id = ${session.companyId} and job_id = ${id} and state = 'open'`.execute(tx);
  await sql`
    update print_job set unused = unused + ${Number(ended.numAffectedRows)}
    where company_id = ${session.companyId} and id = ${id}`.execute(tx);
}
