import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { daysBetween, lastDays } from '#admin/ui/chart/days.ts';
import type { Narrowed } from '#admin/ui/code-figures/links.ts';
import { TrendCharts } from '#admin/ui/code-figures/TrendCharts.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { dealerSource, partSource } from '#admin/ui/form/sources.ts';
import { ExportButton } from '#admin/ui/list/ExportButton.tsx';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { wireFilters } from '#admin/ui/list/list-state.ts';
import { shapeOf, withLabels } from '#admin/ui/list/names.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Filter } from '#admin/ui/list/types.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { Dealer } from '#contract/features/application/dealers/contract.ts';
import { analysisCalls, type Analysis } from '#contract/features/dashboard/analysis/contract.ts';
import { analysis as feature } from '#contract/features/dashboard/analysis/feature.ts';
import { shownMetrics, type ShownMetric } from '#contract/features/dashboard/analysis/sources.ts';
import { analysisTexts } from '#contract/features/dashboard/analysis/texts.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import { analysisTexts as codeTexts } from '#contract/features/query/code-analysis/texts.ts';
import { provinces } from '#contract/places.ts';
import { FigureTiles } from './FigureTiles.tsx';
import { Rankings } from './Rankings.tsx';
import { codeFigureTexts } from '#admin/ui/code-figures/texts.ts';
import { analysisPageTexts as texts } from './texts.ts';
import styles from './analysis.module.css';

const ScansDrawer = lazyComponent(async () => (await import('./ScansDrawer.tsx')).ScansDrawer);

const filters: readonly Filter[] = [
  { field: 'days', kind: 'days', label: texts.lastDays },
  {
    field: 'part_id',
    kind: 'remote',
    source: { ...partSource, label: ({ name }: Part) => name },
  },
  {
    field: 'province',
    kind: 'select',
    options: provinces.map(({ code, name }) => ({ value: code, label: name })),
  },
  {
    field: 'dealer_id',
    kind: 'remote',
    source: { ...dealerSource, label: ({ name }: Dealer) => name },
  },
  {
    field: 'metric',
    kind: 'hidden',
    options: shownMetrics.map((value) => ({ value, label: codeTexts.metrics[value] })),
  },
  {
    field: 'behind',
    kind: 'hidden',
    label: texts.scans.title,
    options: (['scanned', 'verified'] as const).map((value) => ({
      value,
      label: codeTexts.metrics[value],
    })),
  },
];
const labelled = withLabels(filters, analysisTexts.fields);
const shape = shapeOf([], filters);

/** How many codes got how far in a period, held against the one before. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { metric: chosen, behind, ...narrowed } = list.state.filters;
  const metric = (chosen as ShownMetric | undefined) ?? 'scanned';
  const wire = wireFilters({ ...list.state, filters: narrowed });
  const query = useQuery({
    queryKey: ['analysis', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(analysisCalls.index, wire, { signal, quiet: true });
      return { analysis: data, narrowed };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={feature.title}
        line={say(analysisTexts.line)}
        actions={
          <Can has={analysisCalls.export.allow}>
            <ExportButton call={analysisCalls.export} query={{ ...wire, metric }} />
          </Can>
        }
      />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={list.narrow} />
        </Panel>
        <Loaded query={query} skeleton={<AnalysisSkeleton />}>
          {(shown) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <AnalysisView {...shown} onScans={() => list.narrow({ behind: 'scanned' })}>
                <Rankings wire={{ ...wire, metric }} metric={metric} onNarrow={list.narrow} />
              </AnalysisView>
            </div>
          )}
        </Loaded>
      </div>
      {behind && (
        <ScansDrawer
          wire={behind === 'verified' ? { ...wire, is_first: 'true' } : wire}
          onClose={() => list.narrow({ behind: undefined })}
        />
      )}
    </div>
  );
}

type AnalysisViewProps = {
  analysis: Analysis;
  narrowed: Narrowed;
  onScans: () => void;
  /** Below the figures, if there are any. */
  children: ReactNode;
};

function AnalysisView({ analysis, narrowed, onScans, children }: AnalysisViewProps) {
  const say = useSay();
  const reachable = useReachable();
  const { first_day: first, last_day: last, figures } = analysis;
  const days = useMemo(() => daysBetween(first, last), [first, last]);
  const values = useMemo(
    () => Object.fromEntries(figures.map(({ metric, days: each }) => [metric, each])),
    [figures],
  );
  const isNarrowed = Object.keys(narrowed).length > 0;
  if (figures.length === 0)
    return (
      <Panel>
        <EmptyState title={say(texts.notCounted)} hint={say(texts.empty.nothing)} />
      </Panel>
    );
  if (!isNarrowed && figures.every(({ value, before }) => value === 0 && before === 0))
    return (
      <Panel>
        <EmptyState
          title={say(texts.empty.title)}
          hint={say(texts.empty.hint)}
          action={
            reachable.has('/identity/pack') && (
              <Link to="/identity/pack?form=add">{say(texts.empty.action)}</Link>
            )
          }
        />
      </Panel>
    );
  const told = {
    first,
    last,
    beforeFirst: analysis.before_first,
    beforeLast: analysis.before_last,
  };
  const isToday = last >= lastDays(1, Date.now())[0]!;
  return (
    <>
      <p className={styles.period}>
        {say(codeFigureTexts.period, told)}
        {isToday && ` · ${say(texts.today)}`}
      </p>
      <FigureTiles analysis={analysis} narrowed={narrowed} onScans={onScans} />
      <Panel
        title={say(texts.trend)}
        note={say(texts.trendNote)}
        extra={
          reachable.has('/query/codeAnalysis') && (
            <Link to="/query/codeAnalysis">{say(texts.details)}</Link>
          )
        }
      >
        <TrendCharts
          days={days}
          values={values}
          source={say(texts.source, { first, last })}
          fileName={feature.title}
        />
      </Panel>
      {children}
    </>
  );
}

function AnalysisSkeleton() {
  return (
    <>
      <ul className={styles.tiles}>
        {shownMetrics.map((metric) => (
          <li key={metric}>
            <Skeleton active title={{ width: 72 }} paragraph={{ rows: 2, width: [48, 96] }} />
          </li>
        ))}
      </ul>
      <Panel>
        <Skeleton active paragraph={{ rows: 10 }} />
      </Panel>
    </>
  );
}
