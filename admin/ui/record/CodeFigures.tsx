import { useQuery } from '@tanstack/react-query';
import { Skeleton } from 'antd';
import { useMemo, useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lastDays } from '#admin/ui/chart/days.ts';
import { TrendCharts } from '#admin/ui/code-figures/TrendCharts.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { Fact, Facts } from '#admin/ui/show/Facts.tsx';
import { Quantity } from '#admin/ui/show/Quantity.tsx';
import {
  codeAnalysisCalls,
  type Analysis,
  type Metric,
} from '#contract/features/query/code-analysis/contract.ts';
import { codeAnalysis } from '#contract/features/query/code-analysis/feature.ts';
import { metrics } from '#contract/features/query/code-analysis/kinds.ts';
import { analysisTexts } from '#contract/features/query/code-analysis/texts.ts';
import type { Text } from '#contract/text.ts';
import { recordTexts as texts } from './texts.ts';
import styles from './record.module.css';

/** Whose codes are counted. */
export type FiguresOf = { part_id: number } | { batch_id: number };

const period = 30;

export function pathOfFigures(of: FiguresOf, more: Record<string, number | string> = {}): string {
  const asked = Object.entries({ ...of, ...more });
  const query = new URLSearchParams(asked.map(([name, value]) => [name, String(value)]));
  return `${codeAnalysis.pages[0]!.path}?${query.toString()}`;
}

type RecentFiguresProps = {
  of: FiguresOf;
  by: 'day' | 'province';
  title: Text;
  children: (analysis: Analysis, days: readonly string[]) => ReactNode;
};

/** Figures of the last thirty days in a panel, which leads to the analysis of these codes. */
export function RecentFigures({ of, by, title, children }: RecentFiguresProps) {
  const say = useSay();
  const [days] = useState(() => lastDays(period, Date.now()));
  const asked = { ...of, days: [days[0]!, days.at(-1)!], by };
  const query = useQuery({
    queryKey: ['codeAnalysis', spokenKey, asked],
    queryFn: async ({ signal }) =>
      (await api(codeAnalysisCalls.index, asked, { signal, quiet: true })).data,
  });
  return (
    <Panel note={say(texts.period, { n: period })} title={say(title)}>
      <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 8 }} />}>
        {(analysis) => children(analysis, days)}
      </Loaded>
      <p className={styles.foot}>
        <Link to={pathOfFigures(of)}>{say(texts.all)}</Link>
      </p>
    </Panel>
  );
}

/** How far the codes of a part or batch got in the last thirty days, in sum and by day. */
export function CodeFigures({ of }: { of: FiguresOf }) {
  return (
    <RecentFigures of={of} by="day" title={texts.figures}>
      {(analysis, days) => <Figures analysis={analysis} days={days} />}
    </RecentFigures>
  );
}

function Figures({ analysis, days }: { analysis: Analysis; days: readonly string[] }) {
  const say = useSay();
  const { total, rows } = analysis;
  const values = useMemo(() => {
    const byDay = new Map(rows.map((row) => [row.key, row]));
    return Object.fromEntries(
      metrics.map((metric) => [metric, days.map((day) => byDay.get(day)?.[metric] ?? 0)]),
    ) as Record<Metric, number[]>;
  }, [rows, days]);
  if (metrics.every((metric) => total[metric] === 0))
    return <EmptyState compact title={say(analysisTexts.empty.title)} />;
  return (
    <div className={styles.overview}>
      <Facts>
        {metrics
          .filter((metric) => total[metric] > 0)
          .map((metric) => (
            <Fact key={metric} label={analysisTexts.metrics[metric]}>
              <Quantity value={total[metric]} />
            </Fact>
          ))}
      </Facts>
      <TrendCharts days={days} values={values} />
    </div>
  );
}
