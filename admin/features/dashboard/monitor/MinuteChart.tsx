import { useMemo } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { Series } from '#admin/ui/chart/series.ts';
import { TimeChart } from '#admin/ui/chart/TimeChart.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import type { MonitorFigures } from '#contract/features/dashboard/monitor/contract.ts';
import { monitorPageTexts } from './texts.ts';

const texts = monitorPageTexts.minutes;

/** The last hour by minute, alerts stacked on normal scans. */
export function MinuteChart({ minutes }: { minutes: MonitorFigures['minutes'] }) {
  const say = useSay();
  const names = { good: say(texts.good), alerts: say(texts.alerts) };
  const { times, series } = useMemo(() => {
    const bars: Series[] = [
      {
        name: names.good,
        values: minutes.map(({ scans, alerts }) => Math.max(0, scans - alerts)),
        colour: 'primary',
        shape: 'bar',
        stack: 'scans',
      },
      {
        name: names.alerts,
        values: minutes.map(({ alerts }) => alerts),
        colour: 'seal',
        shape: 'bar',
        stack: 'scans',
      },
    ];
    return { times: minutes.map(({ time }) => showTime(time).slice(11)), series: bars };
  }, [minutes, names.good, names.alerts]);
  return (
    <TimeChart
      label={say(texts.label)}
      timeLabel={say(texts.minute)}
      times={times}
      series={series}
      height={180}
      empty={say(texts.none)}
      source={say(texts.source)}
    />
  );
}
