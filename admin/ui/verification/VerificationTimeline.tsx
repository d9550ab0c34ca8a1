import { useSay } from '#admin/app/language.ts';
import { Timeline } from '#admin/ui/show/Timeline.tsx';
import type { VerificationStep } from '#contract/features/application/company/contract.ts';
import { toneOf } from './states.ts';
import { wordOf } from './step-words.ts';

/** How a company came to where its verification stands, newest first. */
export function VerificationTimeline({ steps }: { steps: readonly VerificationStep[] }) {
  const say = useSay();
  return (
    <Timeline
      items={steps.map((step, at) => ({
        time: step.create_time,
        title: say(wordOf(step, steps[at + 1])),
        who: step.create_user,
        text: step.reason,
        tone: toneOf(step.verify_status),
      }))}
    />
  );
}
