import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Segmented, Skeleton } from 'antd';
import { Can } from '#admin/app/access.tsx';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { partSource } from '#admin/ui/form/sources.ts';
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
import type { Part } from '#contract/features/product/parts/contract.ts';
import {
  afterSalesCalls,
  repairGroupings,
  type RepairGrouping,
} from '#contract/features/query/after-sales/contract.ts';
import { afterSales } from '#contract/features/query/after-sales/feature.ts';
import { afterSalesTexts } from '#contract/features/query/after-sales/texts.ts';
import { AfterSalesFigures } from './AfterSalesFigures.tsx';
import { RepairGroups } from './RepairGroups.tsx';
import { afterSalesPageTexts as texts } from './texts.ts';
import styles from './after-sales.module.css';

const { groupings } = afterSalesTexts;
const filters: readonly Filter[] = [
  { field: 'days', kind: 'days', label: texts.period },
  { field: 'part_id', kind: 'remote', source: { ...partSource, label: ({ name }: Part) => name } },
  {
    field: 'by',
    kind: 'hidden',
    label: texts.by,
    options: repairGroupings.map((value) => ({ value, label: groupings[value] })),
  },
];
const labelled = withLabels(filters, afterSalesTexts.fields);
const shape = shapeOf([], filters);

/** Repairs and warranties of a period, beside the one before. */
export function Page() {
  const say = useSay();
  const list = useListState(shape);
  const { by: chosen, ...narrowed } = list.state.filters;
  const by = (chosen as RepairGrouping | undefined) ?? 'fault';
  const wire = wireFilters({ ...list.state, filters: narrowed });
  const query = useQuery({
    queryKey: ['afterSales', spokenKey, wire],
    queryFn: async ({ signal }) => {
      const { data } = await api(afterSalesCalls.index, wire, { signal, quiet: true });
      return { found: data, part: narrowed.part_id as string | undefined };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <div className={styles.page}>
      <PageHeader
        title={afterSales.title}
        line={say(afterSalesTexts.line)}
        actions={
          <Can has={afterSalesCalls.export.allow}>
            <ExportButton call={afterSalesCalls.export} query={wire} />
          </Can>
        }
      />
      <div className={styles.stack}>
        <Panel>
          <Filters filters={labelled} values={narrowed} onNarrow={list.narrow} />
        </Panel>
        <Loaded query={query} skeleton={<Skeleton active paragraph={{ rows: 10 }} />}>
          {({ found, part }) => (
            <div className={styles.stack} aria-busy={query.isPlaceholderData}>
              <AfterSalesFigures found={found} part={part} />
              <div className={styles.choice}>
                <Segmented<RepairGrouping>
                  value={by}
                  aria-label={say(texts.by)}
                  options={repairGroupings.map((value) => ({
                    value,
                    label: say(groupings[value]),
                  }))}
                  onChange={(next) => list.narrow({ by: next === 'fault' ? undefined : next })}
                />
              </div>
              <RepairGroups found={found} by={by} part={part} isOld={query.isPlaceholderData} />
            </div>
          )}
        </Loaded>
      </div>
    </div>
  );
}
