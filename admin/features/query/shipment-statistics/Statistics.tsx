import { useMemo } from 'react';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { BigFigures } from '#admin/ui/chart/BigFigures.tsx';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { FigureTable } from '#admin/ui/figure-table/FigureTable.tsx';
import type { FilterValues } from '#admin/ui/list/list-state.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import {
  shipmentMetrics,
  type ShipmentFigures,
  type ShipmentGrouping,
  type ShipmentStatistics,
} from '#contract/features/query/shipment-statistics/contract.ts';
import { lengthOf } from '#contract/features/query/shipment-statistics/steps.ts';
import { shipmentStatisticsTexts } from '#contract/features/query/shipment-statistics/texts.ts';
import { languageTags } from '#contract/language.ts';
import { detailsOf, detailsPath } from './details-link.ts';
import { shipmentStatisticsPageTexts as texts } from './texts.ts';
import styles from './statistics.module.css';

type StatisticsProps = {
  statistics: ShipmentStatistics;
  by: ShipmentGrouping;
  asked: FilterValues;
  /** Other figures are loading. */
  isOld: boolean;
};
const { metrics, before: beforeText, change: changeText } = shipmentStatisticsTexts;
/** More or less than before; null: there was nothing before. */
const changeOf = (now: number, before: number) => (before > 0 ? (now - before) / before : null);

export function Statistics({ statistics, by, asked, isOld }: StatisticsProps) {
  const say = useSay();
  const tag = languageTags[useLanguage((state) => state.language)];
  const leads = useReachable().has(detailsPath);
  const { total, before } = statistics;
  if (total.shipments === 0 && before.shipments === 0)
    return (
      <Panel>
        <EmptyState
          title={say(shipmentStatisticsTexts.empty.title)}
          hint={say(shipmentStatisticsTexts.empty.hint)}
        />
      </Panel>
    );
  const percent = (share: number) =>
    share.toLocaleString(tag, {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    });
  const than = (now: number, then: number) => {
    const change = changeOf(now, then);
    if (change !== null) return say(texts.than, { change: percent(change) });
    return say(before.shipments === 0 ? texts.noBefore : texts.zeroBefore);
  };
  const to = (key: number | string | null, isBefore = false) =>
    detailsOf(statistics, asked, by, key, isBefore);
  type Row = ShipmentFigures & { before: number };
  return (
    <>
      <BigFigures
        label={say(texts.figures)}
        figures={shipmentMetrics.map((metric) => ({
          key: metric,
          label: say(metrics[metric]),
          value: total[metric],
          note: than(total[metric], before[metric]),
          ...(leads ? { to: to(null) } : {}),
          ...(metric === 'missing' ? { tone: 'seal' as const } : {}),
        }))}
      />
      <Trend statistics={statistics} />
      <FigureTable
        head={
          by === 'time' ? shipmentStatisticsTexts.fields.days : shipmentStatisticsTexts.fields.name
        }
        columns={[
          ...shipmentMetrics.map((metric) => ({
            head: metrics[metric],
            value: (row: Row) => row[metric],
            ...(leads ? { to: (key: number | string | null) => to(key) } : {}),
          })),
          {
            head: beforeText,
            value: (row: Row) => row.before,
            ...(leads ? { to: (key: number | string | null) => to(key, true) } : {}),
          },
          {
            head: changeText,
            value: (row: Row) => changeOf(row.shipped, row.before),
            isChange: true,
          },
        ]}
        rows={by === 'time' ? statistics.rows.toReversed() : statistics.rows}
        total={{ ...total, before: before.shipped }}
        isCut={statistics.is_cut}
        isOld={isOld}
        fileName={texts.fileName}
        linkOf={
          leads
            ? ({ key, name }) => ({ to: to(key), title: say(texts.toLines, { name }) })
            : undefined
        }
      />
      <p className={styles.note}>{say(texts.note)}</p>
    </>
  );
}

function Trend({ statistics }: Pick<StatisticsProps, 'statistics'>) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const { trend, first_day: first, last_day: last, step } = statistics;
  const chart = useMemo(
    () => ({
      times: trend.map(({ name }) => (step === 'month' ? name.slice(0, 7) : name)),
      series: [
        {
          name: metrics.shipped[language],
          values: trend.map(({ shipped }) => shipped),
          colour: 'info',
          shape: 'bar',
        },
        {
          name: metrics.received[language],
          values: trend.map(({ received }) => received),
          colour: 'primary',
          shape: 'bar',
        },
        {
          name: beforeText[language],
          values: trend.map(({ before }) => before),
          colour: 'ink3',
          shape: 'line',
          isDashed: true,
        },
      ] satisfies Series[],
    }),
    [trend, step, language],
  );
  const shown = say(texts.shown, { first, last, n: lengthOf(first, last) });
  return (
    <Panel title={say(texts.trend)} note={shown}>
      <TimeChart
        label={say(texts.trend)}
        timeLabel={say(shipmentStatisticsTexts.fields.days)}
        {...chart}
        source={say(texts.source)}
        fileName={say(texts.trend)}
        empty={say(shipmentStatisticsTexts.empty.title)}
      />
    </Panel>
  );
}
