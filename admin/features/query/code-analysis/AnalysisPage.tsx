import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { batchSource, partSource } from '#admin/ui/form/sources.ts';
import type { Narrowed } from '#admin/ui/code-figures/links.ts';
import { codeFigureTexts } from '#admin/ui/code-figures/texts.ts';
import { TrendCharts } from '#admin/ui/code-figures/TrendCharts.tsx';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { wireFilters } from '#admin/ui/list/list-state.ts';
import { shapeOf, withLabels } from '#admin/ui/list/names.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Filter } from '#admin/ui/list/types.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Part } from '#contract/features/product/parts/contract.ts';
import {
  codeAnalysisCalls,
  groupings,
  metrics,
  type Analysis,
  type Grouping,
} from '#contract/features/query/code-analysis/contract.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import type { Batch } from '#contract/features/trace/batches/contract.ts';
import { provinces } from '#contract/places.ts';
import { codeAnalysis } from '#contract/features/query/code-analysis/feature.ts';
import { AnalysisTable } from './AnalysisTable.tsx';
import { daysOf, knownDays, valuesOf } from './figures.ts';
import { Funnel } from './Funnel.tsx';
import { Meanings } from './Meanings.tsx';
import { Ranking } from './Ranking.tsx';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const filters: readonly Filter[] = [
  { field: 'days', kind: 'days', label: texts.lastDays },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  {
    field: 'batch_id',
    kind: 'remote',
    source: { ...batchSource, label: ({ code }: Batch) => code },
  },
  {
    field: 'province',
    kind: 'select',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    field: 'by',
    kind: 'hidden',
    options: groupings.map((value) => ({ value, label: analysisTexts.groupings[value] })),
  },
];
const labelled = withLabels(filters, analysisTexts.fields);
const shape = shapeOf([], filters);

/** How far codes get, by day, part, batch and province. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { by: chosen, ...narrowed } = list.state.filters;
  const by = (chosen as Grouping | undefined) ?? 'day';
  const wire = wireFilters({ ...list.state, filters: { ...narrowed, by } });
  const isOneProvince = narrowed['province'] !== undefined;
  const query = useQuery({
    queryKey: ['codeAnalysis', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(codeAnalysisCalls.index, wire, { signal, quiet: true });
      const asked = daysOf(narrowed['days'] as readonly string[] | undefined, Date.now());
      const days = knownDays(asked, data.rows, data.is_cut);
      const { days: _days, ...of } = narrowed;
      return { ...data, by, isOneProvince, days, of };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={codeAnalysis.title} line={say(analysisTexts.line)} />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={list.narrow} />
          <Segmented
            value={by}
            aria-label={say(analysisTexts.fields.by)}
            options={groupings.map((value) => ({
              value,
              label: say(analysisTexts.groupings[value]),
            }))}
            onChange={(next) => list.narrow({ by: next === 'day' ? undefined : next })}
          />
        </Panel>
        <Loaded query={query} skeleton={<AnalysisSkeleton />}>
          {({ by: shownBy, isOneProvince: isShownOne, days, of, ...analysis }) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <AnalysisView
                analysis={analysis}
                by={shownBy}
                days={days}
                isOneProvince={isShownOne}
                narrowed={of}
                isOld={query.isPlaceholderData}
                onNarrow={list.narrow}
              />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

type AnalysisViewProps = {
  analysis: Analysis;
  by: Grouping;
  days: readonly string[];
  isOneProvince: boolean;
  narrowed: Narrowed;
  /** While new data is loading, the previous data is shown. */
  isOld: boolean;
  onNarrow: (filters: Record<string, string | undefined>) => void;
};

function AnalysisView(props: AnalysisViewProps) {
  const { analysis, by, days, isOneProvince, narrowed, isOld, onNarrow } = props;
  const say = useSay();
  const { total, before, rows } = analysis;
  const values = useMemo(() => valuesOf(rows, days, isOneProvince), [rows, days, isOneProvince]);
  if (metrics.every((metric) => total[metric] === 0 && before[metric] === 0))
    return (
      <Panel>
        <EmptyState title={say(analysisTexts.empty.title)} hint={say(analysisTexts.empty.hint)} />
      </Panel>
    );
  const told = {
    first: analysis.first_day,
    last: analysis.last_day,
    beforeFirst: analysis.before_first,
    beforeLast: analysis.before_last,
  };
  return (
    <>
      <p className={styles.note}>{say(codeFigureTexts.period, told)}</p>
      <div className={styles.columns}>
        <Panel title={say(texts.funnel)} note={say(texts.funnelNote)}>
          <Funnel total={total} before={before} isOneProvince={isOneProvince} />
        </Panel>
        {by === 'day' ? (
          <Panel title={say(texts.trend)}>
            <TrendCharts days={days} values={values} />
          </Panel>
        ) : (
          <Ranking rows={rows} by={by} isOneProvince={isOneProvince} onNarrow={onNarrow} />
        )}
      </div>
      <AnalysisTable
        analysis={analysis}
        by={by}
        isOneProvince={isOneProvince}
        narrowed={narrowed}
        isOld={isOld}
      />
      <Meanings />
    </>
  );
}

function AnalysisSkeleton() {
  return (
    <div className={styles.columns}>
      {[8, 8].map((rows, at) => (
        <Panel key={at}>
          <Skeleton active paragraph={{ rows }} />
        </Panel>
      ))}
    </div>
  );
}
