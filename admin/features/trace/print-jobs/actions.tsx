import { useSay } from '#admin/app/language.ts';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { printJobCalls, type Driver } from '#contract/features/trace/print-jobs/contract.ts';
import { printJobMoves } from '#contract/features/trace/print-jobs/moves.ts';
import { printJobTexts } from '#contract/features/trace/print-jobs/texts.ts';

export const listPath = '/trace/print';
export const jobPath = '/trace/print/job';

export const jobMoves = moveActions(printJobMoves, printJobCalls);

export function DriverText({ driver }: { driver: Driver }) {
  const say = useSay();
  return <>{say(printJobTexts.drivers[driver])}</>;
}
