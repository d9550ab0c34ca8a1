import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { useOpenRecord } from '#admin/ui/list/use-open-record.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import { formatQuantity } from '#admin/ui/show/decimal.ts';
import {
  countCalls,
  countStates,
  type CountState,
  type StockCount,
} from '#contract/features/trace/stock-counts/contract.ts';
import { stockCounts } from '#contract/features/trace/stock-counts/feature.ts';
import { countTexts } from '#contract/features/trace/stock-counts/texts.ts';
import { moves } from './moves.ts';
import { countsPageTexts as texts } from './texts.ts';

const CountForm = lazyComponent(async () => (await import('./CountForm.tsx')).CountForm);
const CountBoard = lazyComponent(async () => (await import('./CountBoard.tsx')).CountBoard);
const CountDetail = lazyComponent(async () => (await import('./CountDetail.tsx')).CountDetail);

const tones: Record<CountState, StateTone> = {
  counting: 'busy',
  closed: 'good',
  cancelled: 'idle',
};
/** It is compared with the stock on record when it is closed; until then a zero would be wrong. */
const compared = (count: StockCount, field: 'expected' | 'missing' | 'surplus') =>
  count.state === 'closed' ? formatQuantity(count[field]) : '–';
const columns: readonly Column<StockCount>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'place', width: 140 },
  { field: 'part_name', width: 140 },
  {
    field: 'state',
    width: 92,
    states: countTexts.states,
    render: ({ state }) => <CountStateDot state={state} />,
  },
  {
    field: 'expected',
    width: 72,
    kind: 'quantity',
    render: (count) => compared(count, 'expected'),
  },
  { field: 'counted', width: 72, kind: 'quantity' },
  { field: 'missing', width: 72, kind: 'quantity', render: (count) => compared(count, 'missing') },
  { field: 'surplus', width: 72, kind: 'quantity', render: (count) => compared(count, 'surplus') },
  { field: 'batch_code', width: 140, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'close_time', width: 148, kind: 'time', hidden: true },
  { field: 'remark', width: 160, hidden: true },
];
const filters: readonly Filter<FilterName<typeof countCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: countStates.map((value) => ({ value, label: countTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
const detail = (row: StockCount) => <CountDetail count={row} />;

function CountStateDot({ state }: { state: CountState }) {
  const say = useSay();
  return <StateDot tone={tones[state]}>{say(countTexts.states[state])}</StateDot>;
}

/** Stock counts: what is there, held against what should be. */
export function Page() {
  const { id, open, close } = useOpenRecord('count');
  const openRow = useStable((row: StockCount) => open(row.id));
  const rowActions = useMemo<RowAction<StockCount>[]>(
    () => [
      {
        key: 'scan',
        label: texts.scan,
        can: countCalls.scan.allow,
        shown: ({ state }) => state === 'counting',
        run: openRow,
      },
    ],
    [openRow],
  );
  return (
    <>
      <DataPage
        calls={countCalls}
        title={stockCounts.title}
        texts={countTexts}
        columns={columns}
        filters={filters}
        form={CountForm}
        addLabel={texts.add}
        rowActions={rowActions}
        moves={moves}
        expand={detail}
      />
      {id !== null && <OpenBoard key={id} id={id} onClose={close} />}
    </>
  );
}

/** The board of the count in the address; closed by itself once it is no longer counted. */
function OpenBoard({ id, onClose }: { id: number; onClose: () => void }) {
  const query = useQuery({
    queryKey: ['stockCount', 'info', id],
    queryFn: async ({ signal }) =>
      (await api(countCalls.info, { id }, { signal, quiet: true })).data,
    staleTime: 0,
  });
  if (query.data?.state !== 'counting') return null;
  return <CountBoard count={query.data} onClose={onClose} />;
}
