import { useMemo } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import type { AfterSales } from '#contract/features/query/after-sales/contract.ts';
import { afterSalesTexts } from '#contract/features/query/after-sales/texts.ts';
import { languageTags } from '#contract/language.ts';
import { repairsBehind, warrantiesBehind } from './links.ts';
import { afterSalesPageTexts as texts } from './texts.ts';
import styles from './after-sales.module.css';

const { metrics, meanings, fields } = afterSalesTexts;
const counts = ['repairs', 'finished', 'open', 'overdue', 'replaced'] as const;
const money = ['income', 'cost'] as const;
const warranted = ['activated', 'ended'] as const;

type AfterSalesFiguresProps = { found: AfterSales; part: string | undefined };

/** The totals beside those of the period before, and the days. */
export function AfterSalesFigures({ found, part }: AfterSalesFiguresProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const reachable = useReachable();
  const { repairs, warranties } = found;
  const isEmpty =
    repairs.total.repairs + repairs.before.repairs + warranties.expiring === 0 &&
    warranted.every((key) => warranties.total[key] + warranties.before[key] === 0);
  if (isEmpty)
    return (
      <Panel>
        <EmptyState title={say(texts.empty.title)} hint={say(texts.empty.hint)} />
      </Panel>
    );
  const before = (n: number) => say(texts.before, { n: n.toLocaleString(tag) });
  const withLink = (path: string, to: string) => (reachable.has(path) ? { to } : {});
  const narrowed = { part_id: part };
  const told = {
    first: found.first_day,
    last: found.last_day,
    beforeFirst: found.before_first,
    beforeLast: found.before_last,
  };
  return (
    <>
      <p className={styles.note}>{say(texts.told, told)}</p>
      <BigFigures
        label={say(texts.repairs)}
        figures={[
          ...counts.map((key) => ({
            key,
            label: say(metrics[key]),
            value: repairs.total[key],
            note:
              key === 'finished' && repairs.total.days !== null
                ? `${before(repairs.before[key])} · ${say(texts.median, { n: repairs.total.days })}`
                : before(repairs.before[key]),
            ...withLink('/sale/repair', repairsBehind(key, found, narrowed)),
            ...(key === 'overdue' ? { tone: 'seal' as const } : {}),
          })),
          ...money.map((key) => ({
            key,
            label: say(metrics[key]),
            value: repairs.total[key] / 100,
            note: before(repairs.before[key] / 100),
            ...withLink('/sale/repair', repairsBehind(key, found, narrowed)),
          })),
        ]}
      />
      <BigFigures
        label={say(texts.warranties)}
        figures={[
          ...warranted.map((key) => ({
            key,
            label: say(metrics[key]),
            value: warranties.total[key],
            note: before(warranties.before[key]),
            ...withLink('/sale/warranty', warrantiesBehind(key, found, part)),
          })),
          {
            key: 'expiring',
            label: say(metrics.expiring),
            value: warranties.expiring,
            note: say(texts.now),
            ...withLink('/sale/warranty', warrantiesBehind('expiring', found, part)),
          },
        ]}
      />
      <details className={styles.what}>
        <summary>{say(texts.what)}</summary>
        <dl>
          {Object.entries(meanings).map(([key, meaning]) => (
            <div key={key}>
              <dt>{say(metrics[key as keyof typeof meanings])}</dt>
              <dd>{say(meaning)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Trends trend={found.trend} />
    </>
  );
}

function Trends({ trend }: Pick<AfterSales, 'trend'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const charts = useMemo(() => {
    const times = trend.map(({ day }) => day);
    const repairs: Series[] = [
      {
        name: metrics.repairs[language],
        values: trend.map((day) => day.repairs),
        colour: 'info',
        shape: 'bar',
      },
      {
        name: fields.before[language],
        values: trend.map((day) => day.before),
        colour: 'ink3',
        shape: 'line',
        isDashed: true,
      },
    ];
    const activated: Series[] = [
      {
        name: metrics.activated[language],
        values: trend.map((day) => day.activated),
        colour: 'primary',
        shape: 'bar',
      },
      {
        name: metrics.ended[language],
        values: trend.map((day) => day.ended),
        colour: 'caution',
        shape: 'bar',
      },
    ];
    return { times, repairs, activated };
  }, [trend, language]);
  const common = {
    times: charts.times,
    timeLabel: say(texts.day),
    empty: say(texts.noneOnDays),
  };
  return (
    <div className={styles.charts}>
      <Panel title={say(texts.trendRepairs)}>
        <TimeChart
          {...common}
          label={say(texts.trendRepairs)}
          series={charts.repairs}
          source={say(texts.source)}
          fileName={say(texts.trendRepairs)}
        />
      </Panel>
      <Panel title={say(texts.trendWarranties)}>
        <TimeChart
          {...common}
          label={say(texts.trendWarranties)}
          series={charts.activated}
          source={say(texts.sourceWarranties)}
          fileName={say(texts.trendWarranties)}
        />
      </Panel>
    </div>
  );
}
