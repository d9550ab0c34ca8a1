import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Select, Skeleton } from 'antd';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { RankBars } from '#admin/ui/chart/RankBars.tsx';
import { OnlyButton } from '#admin/ui/code-figures/OnlyButton.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  analysisCalls,
  mostRanks,
  type Rank,
  type Ranks,
} from '#contract/features/dashboard/analysis/contract.ts';
import {
  dimensions,
  shownMetrics,
  type Dimension,
  type ShownMetric,
} from '#contract/features/dashboard/analysis/sources.ts';
import { analysisTexts } from '#contract/features/dashboard/analysis/texts.ts';
import { analysisTexts as codeTexts } from '#contract/features/query/code-analysis/texts.ts';
import { languageTags } from '#contract/language.ts';
import { changeOf } from '#admin/ui/code-figures/change.ts';
import { codeFigureTexts } from '#admin/ui/code-figures/texts.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const PlaceMap = lazyComponent(
  async () => (await import('#admin/ui/map/PlaceMap.tsx')).PlaceMap,
  <Skeleton active paragraph={{ rows: 10 }} />,
);
const filterOf = { part: 'part_id', province: 'province', dealer: 'dealer_id' } as const;
const tones = { part: 'primary', province: 'info', dealer: 'primary' } as const;

type RankingsProps = {
  /** The filters, with the figure that is ranked. */
  wire: Record<string, unknown>;
  metric: ShownMetric;
  onNarrow: (filters: Record<string, string | undefined>) => void;
};

/** The parts, provinces and dealers with most of one figure; a name narrows all figures to it. */
export function Rankings({ wire, metric, onNarrow }: RankingsProps) {
  const say = useSay();
  const query = useQuery({
    queryKey: ['analysisRanks', spokenKey, wire],
    queryFn: async ({ signal }) =>
      (await api(analysisCalls.ranks, wire, { signal, quiet: true })).data,
    placeholderData: keepPreviousData,
  });
  return (
    <Panel
      title={say(texts.ranks)}
      note={say(texts.ranksNote)}
      extra={
        <Select<ShownMetric>
          value={metric}
          aria-label={say(analysisTexts.fields.metric)}
          className={styles.metric}
          options={shownMetrics.map((value) => ({ value, label: say(codeTexts.metrics[value]) }))}
          onChange={(next) => onNarrow({ metric: next === 'scanned' ? undefined : next })}
        />
      }
    >
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
        {(ranks) => (
          <div className={styles.ranks} aria-busy={query.isPlaceholderData}>
            {dimensions.map((by) => (
              <section key={by} aria-label={say(analysisTexts.dimensions[by])}>
                <h3>{say(analysisTexts.dimensions[by])}</h3>
                <Ranking by={by} ranks={ranks[by]} onNarrow={onNarrow} />
              </section>
            ))}
            <ProvinceMap ranks={ranks} onNarrow={onNarrow} />
          </div>
        )}
      </Loaded>
    </Panel>
  );
}

type RankingProps = { by: Dimension; ranks: Rank[] | null; onNarrow: RankingsProps['onNarrow'] };

function Ranking({ by, ranks, onNarrow }: RankingProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  if (!ranks) return <p className={styles.calm}>{say(texts.notBy[by])}</p>;
  if (ranks.length === 0) return <EmptyState compact title={say(texts.noRanks)} />;
  const noteOf = (rank: Rank) => {
    const change = changeOf(rank, tag);
    return 'share' in change
      ? say(codeFigureTexts.changes[change.way], { share: change.share })
      : undefined;
  };
  return (
    <RankBars
      label={say(analysisTexts.dimensions[by])}
      tone={tones[by]}
      ranks={ranks.slice(0, mostRanks).map((rank) => ({
        key: rank.key,
        value: rank.value,
        note: noteOf(rank),
        name:
          rank.key === 0 ? (
            rank.name
          ) : (
            <OnlyButton
              name={rank.name}
              onClick={() => onNarrow({ [filterOf[by]]: String(rank.key) })}
            />
          ),
      }))}
    />
  );
}

function ProvinceMap({ ranks, onNarrow }: { ranks: Ranks; onNarrow: RankingsProps['onNarrow'] }) {
  const { province } = ranks;
  const rows = useMemo(
    () => province?.map(({ key, name, value }) => ({ key, name, total: value, outside: 0 })) ?? [],
    [province],
  );
  if (!rows.some(({ key }) => key > 0)) return null;
  return (
    <div className={styles.map}>
      <PlaceMap
        rows={rows}
        measure="total"
        onlyTotal
        province={null}
        hint={texts.mapHint}
        onPick={(key) => onNarrow({ province: String(key) })}
      />
    </div>
  );
}
