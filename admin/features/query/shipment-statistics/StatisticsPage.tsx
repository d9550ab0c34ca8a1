import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { customerSource, dealerSource, partSource } from '#admin/ui/form/sources.ts';
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
  shipmentGroupings,
  shipmentStatisticsCalls,
  timeSteps,
  type ShipmentGrouping,
  type TimeStep,
} from '#contract/features/query/shipment-statistics/contract.ts';
import { shipmentStatistics } from '#contract/features/query/shipment-statistics/feature.ts';
import { shipmentStatisticsTexts } from '#contract/features/query/shipment-statistics/texts.ts';
import { senders } from '#contract/features/trace/shipments/contract.ts';
import { shippingDetailTexts } from '#contract/features/query/shipping-details/texts.ts';
import { shipmentKinds } from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { provinces } from '#contract/places.ts';
import { Statistics } from './Statistics.tsx';
import { shipmentStatisticsPageTexts as texts } from './texts.ts';
import styles from './statistics.module.css';

const { groupings, steps } = shipmentStatisticsTexts;
const filters: readonly Filter[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'days', kind: 'days', label: texts.period },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'customer_id', kind: 'remote', source: customerSource },
  {
    field: 'kind',
    kind: 'multiple',
    options: shipmentKinds.map((value) => ({ value, label: shipmentTexts.kinds[value] })),
  },
  {
    field: 'from',
    kind: 'select',
    options: senders.map((value) => ({ value, label: shippingDetailTexts.senders[value] })),
  },
  {
    field: 'province',
    kind: 'select',
    options: [
      ...provinces.map(({ code, name }) => ({ value: code, label: name })),
      { value: 0, label: shippingDetailTexts.elsewhere },
    ],
  },
  {
    field: 'by',
    kind: 'hidden',
    options: shipmentGroupings.map((value) => ({ value, label: groupings[value] })),
  },
  {
    field: 'step',
    kind: 'hidden',
    options: timeSteps.map((value) => ({ value, label: steps[value] })),
  },
];
const labelled = withLabels(filters, shipmentStatisticsTexts.fields);
const shape = shapeOf([], filters);

/** What was shipped and received, over time and by part, receiver and region, beside the period before. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { by: chosen, step, ...narrowed } = list.state.filters;
  const by = (chosen as ShipmentGrouping | undefined) ?? 'time';
  const wire = wireFilters({
    ...list.state,
    filters: { ...narrowed, by, ...(step === undefined ? {} : { step }) },
  });
  const query = useQuery({
    queryKey: ['shipmentStatistics', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(shipmentStatisticsCalls.index, wire, { signal, quiet: true });
      return { statistics: data, by, asked: narrowed };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHeader title={shipmentStatistics.title} line={say(shipmentStatisticsTexts.line)} />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={list.narrow} />
          <div className={styles.choices}>
            <Segmented<ShipmentGrouping>
              value={by}
              aria-label={say(shipmentStatisticsTexts.fields.by)}
              options={shipmentGroupings.map((value) => ({ value, label: say(groupings[value]) }))}
              onChange={(next) => list.narrow({ by: next === 'time' ? undefined : next })}
            />
            <Segmented<TimeStep>
              value={query.data?.statistics.step ?? 'day'}
              aria-label={say(shipmentStatisticsTexts.fields.step)}
              options={timeSteps.map((value) => ({ value, label: say(steps[value]) }))}
              onChange={(next) => list.narrow({ step: next })}
            />
          </div>
        </Panel>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {(found) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <Statistics {...found} isOld={query.isPlaceholderData} />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}
