import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable, withoutQuery } from '#admin/app/routes/reachable.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { dealerSource, partSource } from '#admin/ui/form/sources.ts';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { wireFilters } from '#admin/ui/list/list-state.ts';
import { shapeOf, withLabels } from '#admin/ui/list/names.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import type { Filter } from '#admin/ui/list/types.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  dealerSalesReportCalls,
  salesGroupings,
  salesMetrics,
  sellThrough,
  type DealerSalesReport,
  type SalesGrouping,
  type SalesMetric,
} from '#contract/features/query/dealer-sales/contract.ts';
import { dealerSalesReport } from '#contract/features/query/dealer-sales/feature.ts';
import { dealerSalesTexts } from '#contract/features/query/dealer-sales/texts.ts';
import { languageTags } from '#contract/language.ts';
import { documentsBehind } from './links.ts';
import { SalesTable } from './SalesTable.tsx';
import { dealerSalesPageTexts as texts } from './texts.ts';
import styles from './dealer-sales.module.css';

const filters: readonly Filter[] = [
  { field: 'days', kind: 'days', label: texts.period },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'by',
    kind: 'hidden',
    options: salesGroupings.map((value) => ({ value, label: dealerSalesTexts.groupings[value] })),
  },
];
const labelled = withLabels(filters, dealerSalesTexts.fields);
const shape = shapeOf([], filters);

/** Sell-through of dealers: by dealer, part and month. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { by: chosen, ...narrowed } = list.state.filters;
  const by = (chosen as SalesGrouping | undefined) ?? 'dealer';
  const wire = wireFilters({ ...list.state, filters: { ...narrowed, by } });
  const query = useQuery({
    queryKey: ['dealerSales', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(dealerSalesReportCalls.index, wire, { signal, quiet: true });
      return { report: data, by };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={dealerSalesReport.title} line={say(dealerSalesTexts.line)} />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={list.narrow} />
          <Segmented
            value={by}
            aria-label={say(dealerSalesTexts.fields.by)}
            options={salesGroupings.map((value) => ({
              value,
              label: say(dealerSalesTexts.groupings[value]),
            }))}
            onChange={(next) => list.narrow({ by: next === 'dealer' ? undefined : next })}
          />
        </Panel>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {({ report, by: shownBy }) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <Report
                report={report}
                by={shownBy}
                narrowed={narrowed}
                isOld={query.isPlaceholderData}
              />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}

type ReportProps = {
  report: DealerSalesReport;
  by: SalesGrouping;
  narrowed: Parameters<typeof documentsBehind>[2];
  isOld: boolean;
};

function Report({ report, by, narrowed, isOld }: ReportProps) {
  const say = useSay();
  const reachable = useReachable();
  const language = useLanguage((state) => state.language);
  const { total, before, trend } = report;
  const series = useMemo<Series[]>(
    () => [
      {
        name: dealerSalesTexts.metrics.received[language],
        values: trend.map(({ received }) => received),
        colour: 'info',
        shape: 'bar',
      },
      {
        name: dealerSalesTexts.metrics.sold[language],
        values: trend.map(({ sold }) => sold),
        colour: 'primary',
        shape: 'bar',
      },
    ],
    [trend, language],
  );
  const times = useMemo(() => trend.map(({ month }) => month), [trend]);
  if (salesMetrics.every((metric) => total[metric] === 0))
    return (
      <Panel>
        <EmptyState
          title={say(dealerSalesTexts.empty.title)}
          hint={say(dealerSalesTexts.empty.hint)}
        />
      </Panel>
    );
  const share = sellThrough(total);
  const percentOf = (value: number, signDisplay: 'auto' | 'exceptZero' = 'auto') =>
    value.toLocaleString(languageTags[language], {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay,
    });
  const than = (metric: SalesMetric) =>
    before[metric] > 0
      ? say(texts.than, {
          change: percentOf((total[metric] - before[metric]) / before[metric], 'exceptZero'),
        })
      : say(texts.zeroBefore);
  const behind = (metric: SalesMetric) => {
    const to = documentsBehind(metric, report, narrowed, by, null);
    return total[metric] > 0 && to !== null && reachable.has(withoutQuery(to)) ? { to } : {};
  };
  return (
    <>
      <BigFigures
        label={say(texts.figures)}
        figures={salesMetrics.map((metric) => ({
          key: metric,
          label: say(dealerSalesTexts.metrics[metric]),
          value: total[metric],
          note:
            metric === 'sold' && share !== null
              ? `${say(dealerSalesTexts.sellThrough)} ${percentOf(share)} · ${than(metric)}`
              : than(metric),
          ...behind(metric),
        }))}
      />
      <Panel title={say(texts.trend)}>
        <TimeChart
          label={say(texts.trend)}
          timeLabel={say(dealerSalesTexts.fields.month)}
          times={times}
          series={series}
          source={say(texts.source)}
          fileName={say(texts.trend)}
          empty={say(dealerSalesTexts.empty.title)}
        />
      </Panel>
      <SalesTable report={report} by={by} narrowed={narrowed} isOld={isOld} />
      <p className={styles.note}>
        {say(dealerSalesTexts.sellThroughHint)} {say(dealerSalesTexts.receivedHint)}
      </p>
    </>
  );
}
