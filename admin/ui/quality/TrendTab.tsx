import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Button, Skeleton } from 'antd';
import { useMemo, type ReactNode } from 'react';
import { useCan } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useLanguage, useSay } from '#admin/app/language.ts';
import { Histogram, RunChart } from '#admin/ui/chart/MeasuredChart.tsx';
import type { Level } from '#admin/ui/chart/measured.ts';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { partSource } from '#admin/ui/form/sources.ts';
import { Filters } from '#admin/ui/list/Filters.tsx';
import { shapeOf } from '#admin/ui/list/names.ts';
import { resourceOf, type Filter } from '#admin/ui/list/types.ts';
import { useListState } from '#admin/ui/list/use-list-state.ts';
import { Loaded } from '#admin/ui/Loaded.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { planCalls, type PlanStep } from '#contract/features/product/inspection-plans/contract.ts';
import type { QualityCalls } from '#contract/quality/calls.ts';
import type { QualityKind } from '#contract/quality/kinds.ts';
import type { Trend } from '#contract/quality/sheet.ts';
import { recordTexts } from '#contract/quality/texts.ts';
import { say as sayIn, t } from '#contract/text.ts';
import { Capability } from './Capability.tsx';
import { limitsText } from './limits-text.ts';
import { recordsPageTexts } from './texts.ts';
import styles from './quality.module.css';

const texts = recordsPageTexts.trend;
const periods = [7, 30, 90, 365];
const usual = 30;
/** A name that is the same in every language. */
const plain = (name: string) => t(name, name, name);

type TrendTabProps = { kind: QualityKind; calls: QualityCalls };

/** The measured values of a step over time, how they spread, and how capable the process is. */
export function TrendTab({ kind, calls }: TrendTabProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const partFilter = useMemo(() => shapeOf([], [{ field: 'part_id', kind: 'remote' }]), []);
  const partId = Number(useListState(partFilter).state.filters['part_id'] ?? 0);
  const steps = usePlannedSteps(partId, kind);
  const filters = useMemo<readonly (Filter & { label: NonNullable<Filter['label']> })[]>(
    () => [
      { field: 'part_id', kind: 'remote', source: partSource, label: recordsPageTexts.part },
      {
        field: 'step',
        label: recordTexts[kind].fields.step,
        ...(steps.length > 0
          ? {
              kind: 'select',
              options: steps.map(({ name }) => ({ value: name, label: plain(name) })),
            }
          : { kind: 'text', max: 64 }),
      },
      {
        field: 'days',
        kind: 'select',
        label: texts.days,
        options: periods.map((n) => {
          const label = (['zh_CN', 'en', 'zh_TW'] as const).map((one) =>
            sayIn(texts.lastDays, one, { n }),
          );
          return { value: n, label: t(label[0]!, label[1]!, label[2]!) };
        }),
      },
    ],
    [kind, steps],
  );
  const list = useListState(useMemo(() => shapeOf([], filters), [filters]));
  const { filters: chosen } = list.state;
  const step = String(chosen['step'] ?? steps[0]?.name ?? '');
  const days = Number(chosen['days'] ?? usual);
  const asked = { part_id: partId, step, days };
  const isAsked = partId > 0 && step !== '';
  const query = useQuery({
    queryKey: [resourceOf(calls.trend), 'trend', asked],
    enabled: isAsked,
    queryFn: async ({ signal }) =>
      (await api(calls.trend, asked, { signal, quiet: true, timeout: 60_000 })).data,
    placeholderData: keepPreviousData,
  });
  const values = { ...chosen, ...(step ? { step } : {}), days: String(days) };
  return (
    <div className={styles.stack}>
      <Panel>
        <Filters filters={filters} values={values} onNarrow={list.narrow} />
        {!isAsked && <EmptyState title={say(texts.choose)} hint={say(texts.chooseHint)} />}
      </Panel>
      {isAsked && (
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {(trend) => (
            <TrendCharts
              trend={trend}
              language={language}
              onLonger={
                days < 365 && (
                  <Button onClick={() => list.narrow({ days: '365' })}>
                    {say(texts.lastDays, { n: 365 })}
                  </Button>
                )
              }
            />
          )}
        </Loaded>
      )}
    </div>
  );
}

/** The measured steps of the part's plan in force; none for those who may not see plans. */
function usePlannedSteps(partId: number, kind: QualityKind): readonly PlanStep[] {
  const can = useCan();
  const isKnown = partId > 0 && can({ has: planCalls.index.allow });
  const { data } = useQuery({
    queryKey: ['inspectionPlan', 'inForce', partId],
    enabled: isKnown,
    queryFn: async ({ signal }) => {
      const input = { part_id: partId, state: ['published' as const] };
      const { data: plans } = await api(planCalls.index, input, { signal, quiet: true });
      return plans[0]?.steps ?? [];
    },
  });
  return useMemo(
    () => (data ?? []).filter((step) => step.kind === kind && limitsText(step) !== ''),
    [data, kind],
  );
}

type TrendChartsProps = { trend: Trend; language: 'zh_CN' | 'en' | 'zh_TW'; onLonger: ReactNode };

function TrendCharts({ trend, language, onLonger }: TrendChartsProps) {
  const say = useSay();
  const { step, min, max, points, total, capability } = trend;
  const levels = useMemo<Level[]>(() => {
    const word = (text: (typeof texts)['upper']) => text[language];
    return [
      ...(max === null ? [] : [{ name: word(texts.upper), value: max, kind: 'limit' as const }]),
      ...(capability.mean === null
        ? []
        : [{ name: word(texts.mean), value: capability.mean, kind: 'mean' as const }]),
      ...(min === null ? [] : [{ name: word(texts.lower), value: min, kind: 'limit' as const }]),
    ];
  }, [min, max, capability.mean, language]);
  const name = trend.unit ? `${step} (${trend.unit})` : step;
  const run = useMemo(
    () => ({
      name,
      levels,
      points: points.map(({ serial_number: of, value, pass_time: time }) => ({
        of,
        value,
        at: showTime(time),
        isOutside: (max !== null && value > max) || (min !== null && value < min),
      })),
    }),
    [name, levels, points, min, max],
  );
  const spread = useMemo(
    () => ({ name: texts.count[language], levels, bars: trend.histogram }),
    [levels, trend.histogram, language],
  );
  if (points.length === 0)
    return (
      <Panel>
        <EmptyState title={say(texts.nothing)} hint={say(texts.nothingHint)} action={onLonger} />
      </Panel>
    );
  const { fields } = recordTexts.test;
  return (
    <>
      <Capability trend={trend} />
      <div className={styles.pair}>
        <Panel
          title={say(texts.runTitle)}
          note={total > points.length && say(texts.newest, { total, n: points.length })}
        >
          <RunChart
            label={say(texts.run, { step: name })}
            run={run}
            columns={[say(fields.pass_time), say(fields.serial_number)]}
          />
        </Panel>
        <Panel title={say(texts.spreadTitle)}>
          <Histogram
            label={say(texts.spread, { step: name })}
            spread={spread}
            columns={[say(texts.range), say(texts.count)]}
          />
        </Panel>
      </div>
    </>
  );
}
