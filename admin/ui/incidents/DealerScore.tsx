import { Tooltip } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import {
  fullScore,
  scoreMonths,
  scoreWeights,
  workTexts,
} from '#contract/features/risk/incidents/work.ts';

const toneOf = (score: number): StateTone =>
  score >= 90 ? 'good' : score >= 70 ? 'caution' : 'bad';

/** A dealer's score; hovering tells how it is computed. */
export function DealerScore({ score }: { score: number }) {
  const how = useScoreWords();
  return (
    <Tooltip title={how}>
      <span>
        <StateDot tone={toneOf(score)}>{String(score)}</StateDot>
      </span>
    </Tooltip>
  );
}

/** How a score is computed, as a sentence. */
export function useScoreWords(): string {
  return useSay()(workTexts.scoreHow, {
    full: fullScore,
    months: scoreMonths,
    one: scoreWeights[1],
    two: scoreWeights[2],
    three: scoreWeights[3],
  });
}
