import { moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { identifierTexts } from '#contract/features/identity/identifiers/texts.ts';
import type { Text } from '#contract/text.ts';
import type { Run } from '../events/new-event.ts';
import { eventTimes } from '../http/moment.ts';
import type { RecordCall } from '../records/plan.ts';
import { countOf } from './selection.ts';
import { packNames } from './pack-names.ts';
import { timeOfJob, type MovePayload } from './move-job.ts';
import { previewMove, moveRows, type Moving } from './move.ts';
import { refuseWrong } from './refuse-move.ts';
import type { CompanySession } from '../access/sessions.ts';

/** The texts of a command: its success, and why some in the right state cannot be moved. */
type Told = {
  done: Text;
  misfits?: Text;
  /** Those in another state are skipped. */
  leavesOthers?: true;
};

/**
 * Moves all of them or none: at once, or in a job if there are too many to lock. Those already moved are skipped:
 * sending a command twice is no mistake.
 */
export async function giveCommand(
  call: RecordCall<CompanySession>,
  moving: Moving,
  runs: readonly Run[],
  { done, misfits = identifierTexts.errors.wrongState, leavesOthers }: Told,
): Promise<{ moved: number; job_id: number | null }> {
  const { app, tx, session } = call;
  const asked = countOf(runs);
  const isLarge = asked > moveLimits.atOnce;
  const looked = await previewMove(tx, moving, runs, !isLarge);
  if (!leavesOthers) await refuseWrong(app, tx, moving, looked, asked, misfits);
  const { move, reason, remark, part, batch } = moving;
  const after = { move, quantity: looked.movable, reason, remark, part_id: part, batch_id: batch };
  const note = () =>
    call.changed('identifier', asked === 1 ? runs[0]!.first : null, null, {
      ...after,
      runs: runs.slice(0, 100),
    });
  if (!isLarge || looked.movable === 0) {
    const moved =
      looked.movable === 0 ? 0 : await moveRows(app, tx, moving, runs, eventTimes(call));
    note();
    call.tell(done, { n: moved });
    return { moved, job_id: null };
  }
  const payload: MovePayload = { moving, runs: [...runs], ...timeOfJob(call) };
  const job = await app.jobs.add(tx, {
    kind: 'identifiers.move',
    payload,
    subject: await packNames(tx, session.companyId, runs),
    companyId: session.companyId,
    accountId: session.accountId,
    total: looked.movable,
  });
  note();
  call.tell(identifierTexts.queued, { n: looked.movable });
  return { moved: 0, job_id: job };
}
