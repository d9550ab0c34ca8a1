import { useLanguage, useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import {
  metrics,
  type Analysis,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { changeNote } from '#admin/ui/code-figures/change-note.ts';
import { heldAgainst, isCounted, shareOf } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';

type FunnelProps = Pick<Analysis, 'total' | 'before'> & { isOneProvince: boolean };

/** The steps in order, each with its number, its ratio to the previous step and its change. */
export function Funnel({ total, before, isOneProvince }: FunnelProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const tag = languageTags[language];
  const shareNote = (metric: Metric): string | undefined => {
    if (metric === 'scanned') {
      if (total.verified === 0) return undefined;
      const n = (total.scanned / total.verified).toLocaleString(tag, { maximumFractionDigits: 1 });
      return say(texts.perCode, { n });
    }
    const whole = heldAgainst[metric];
    if (!whole || !isCounted(whole, 'day', isOneProvince)) return undefined;
    const share = shareOf(total[metric], total[whole], tag);
    if (share === null) return undefined;
    return say(whole === 'generated' ? texts.ofGenerated : texts.ofShipped, { share });
  };
  const noteOf = (metric: Metric) => {
    const notes = [
      shareNote(metric),
      changeNote({ value: total[metric], before: before[metric] }, language),
    ];
    return notes.filter((note) => note !== undefined).join(' · ') || undefined;
  };
  return (
    <RankBars
      label={say(texts.funnel)}
      ranks={metrics
        .filter((metric) => isCounted(metric, 'day', isOneProvince))
        .map((metric) => ({
          key: metric,
          name: say(analysisTexts.metrics[metric]),
          value: total[metric],
          note: noteOf(metric),
        }))}
    />
  );
}
