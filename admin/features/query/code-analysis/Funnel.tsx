import { useLanguage, useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import {
  metrics,
  type Analysis,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { heldAgainst, isCounted, shareOf } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';

type FunnelProps = { total: Analysis['total']; isOneProvince: boolean };

/** The steps in order, each with its number and ratio to the previous step. */
export function Funnel({ total, isOneProvince }: FunnelProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const tag = languageTags[language];
  const noteOf = (metric: Metric): string | undefined => {
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
