import { useSay } from '#admin/app/language.ts';
import { DateTime } from '#admin/ui/show/DateTime.tsx';
import { StateSteps } from '#admin/ui/show/StateSteps.tsx';
import { stateTexts } from '#contract/codes/states.ts';
import type { IdentifierInfo } from '#contract/features/identity/identifiers/contract.ts';
import { codesTexts } from './texts.ts';
import { stations, progressOf } from './progress.ts';

const texts = codesTexts.record;

/** The progress of an identifier, including exceptional states. */
export function IdentifierProgress({ identifier }: { identifier: IdentifierInfo }) {
  const say = useSay();
  const { station, hasLeft, times } = progressOf(identifier);
  return (
    <StateSteps
      label={say(texts.way)}
      current={station}
      failed={hasLeft}
      done={identifier.state === 'activated'}
      steps={stations.map((one) => {
        const time = times.get(one);
        const name = one === 'made' ? texts.made : stateTexts[one];
        return {
          key: one,
          // Between two steps, or off the main path, the state itself is shown.
          title: say(one === station && one !== 'made' ? stateTexts[identifier.state] : name),
          note:
            one === station && hasLeft && one === 'made'
              ? say(stateTexts[identifier.state])
              : time && <DateTime at={time} precision="day" />,
        };
      })}
    />
  );
}
