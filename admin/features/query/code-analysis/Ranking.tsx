import { Select } from 'antd';
import { useState } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import { changeNote } from '#admin/ui/code-figures/change-note.ts';
import { OnlyButton } from '#admin/ui/code-figures/OnlyButton.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  metrics,
  type AnalysisRow,
  type Grouping,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import { filterOf, isCounted } from './figures.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const shown = 12;

type RankingProps = {
  rows: readonly AnalysisRow[];
  by: Exclude<Grouping, 'day'>;
  isOneProvince: boolean;
  onNarrow: (filters: Record<string, string | undefined>) => void;
};

/** The top groups by one figure; clicking one shows its days. */
export function Ranking({ rows, by, isOneProvince, onNarrow }: RankingProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const counted = metrics.filter((metric) => isCounted(metric, by, isOneProvince));
  const [chosen, setChosen] = useState<Metric | null>(null);
  // Ranked by scans by default; without any, by the first figure with data.
  const usual = (['scanned', ...counted] as const).find(
    (one) => counted.includes(one) && rows.some((row) => row[one] > 0),
  );
  const metric = chosen !== null && counted.includes(chosen) ? chosen : (usual ?? counted[0]!);
  const ranked = rows
    .filter((row) => row[metric] > 0)
    .toSorted((one, other) => other[metric] - one[metric])
    .slice(0, shown);
  const label = say(texts.rank, { metric: say(analysisTexts.metrics[metric]) });
  const only = (row: AnalysisRow) => onNarrow({ [filterOf[by]]: String(row.key), by: undefined });
  return (
    <Panel
      title={say(analysisTexts.groupings[by])}
      extra={
        <Select<Metric>
          value={metric}
          aria-label={say(texts.rankBy)}
          options={counted.map((value) => ({ value, label: say(analysisTexts.metrics[value]) }))}
          onChange={setChosen}
        />
      }
    >
      <RankBars
        label={label}
        tone="info"
        ranks={ranked.map((row) => {
          const name = row.name || say(analysisTexts.unknown);
          return {
            key: row.key,
            value: row[metric],
            note: row.before
              ? changeNote({ value: row[metric], before: row.before[metric] }, language)
              : undefined,
            name: row.key === 0 ? name : <OnlyButton name={name} onClick={() => only(row)} />,
          };
        })}
      />
      {ranked.length === 0 && <p className={styles.note}>{say(analysisTexts.empty.title)}</p>}
    </Panel>
  );
}
