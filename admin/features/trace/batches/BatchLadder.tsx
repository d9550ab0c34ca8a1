import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import type {
  BatchInfo,
  BatchState,
  BatchStep,
} from '#contract/features/trace/batches/contract.ts';
import { batchMoves } from '#contract/features/trace/batches/moves.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { batchesPageTexts as texts } from './texts.ts';

const way: readonly BatchState[] = ['planned', 'released', 'producing', 'completed', 'closed'];

const stateAfter = (action: BatchStep['action']): BatchState =>
  action === 'add' ? 'planned' : batchMoves.moves[action].to;

/** The progress of a batch: a hold is a pause within production, and a recall ends it at any step. */
export function BatchLadder({ batch: { state, steps } }: { batch: BatchInfo }) {
  const say = useSay();
  const isHeld = state === 'held';
  const isRecalled = state === 'recalled';
  const reached = new Map(steps.map((step) => [stateAfter(step.action), step.create_time]));
  const rungs: readonly BatchState[] = isRecalled
    ? [...way.filter((one) => one !== 'closed' || reached.has(one)), 'recalled']
    : way;
  return (
    <StateSteps
      label={say(texts.steps)}
      current={isHeld ? 'producing' : state}
      failed={isHeld || isRecalled}
      done={state === 'closed'}
      steps={rungs.map((rung) => {
        const shown = isHeld && rung === 'producing' ? 'held' : rung;
        const time = reached.get(shown);
        return {
          key: rung,
          title: say(batchTexts.states[shown]),
          note: time && <DateTime at={time} precision="day" />,
        };
      })}
    />
  );
}
