import { sayNow } from '#admin/app/language.ts';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { factorySource, orderSource } from '#admin/ui/form/sources.ts';
import { BatchStateDot } from '#admin/ui/show/RecordStates.tsx';
import { OrderLink } from '#admin/ui/orders/OrderLink.tsx';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { partCalls, type Part } from '#contract/features/product/parts/contract.ts';
import type { batchCalls } from '#contract/features/trace/batches/contract.ts';
import { batchStates, type Batch } from '#contract/features/trace/batches/contract.ts';
import { batchTexts } from '#contract/features/trace/batches/texts.ts';
import { PartCell, PlaceCell } from './BatchCells.tsx';
import { batchesPageTexts as texts } from './texts.ts';
import { parts } from '#contract/features/product/parts/feature.ts';

export const batchColumns: readonly Column<Batch>[] = [
  { field: 'code', width: 156, kind: 'code', sort: true },
  {
    field: 'part_name',
    width: 180,
    leads: leadsTo(parts, 'part_id'),
    render: (row) => <PartCell {...row} />,
  },
  { field: 'quantity', width: 80, kind: 'quantity' },
  { field: 'state', width: 126, render: ({ state }) => <BatchStateDot state={state} /> },
  { field: 'factory', label: texts.place, width: 140, render: (row) => <PlaceCell {...row} /> },
  // Dates have no time and no time zone.
  { field: 'product_date', width: 98, sort: true },
  { field: 'expire_date', width: 98 },
  {
    field: 'order_code',
    width: 156,
    hidden: true,
    render: ({ order_id: id, order_code: code }) => <OrderLink id={id} code={code} />,
  },
  { field: 'remark', width: 200, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const partLabel = ({ name, code }: Pick<Part, 'name' | 'code'>) =>
  sayNow(texts.partOption, { name, code });

export const batchFilters: readonly Filter<FilterName<typeof batchCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'part_id', kind: 'remote', source: remoteSource(partCalls, { label: partLabel }) },
  { field: 'factory_id', kind: 'remote', source: factorySource },
  { field: 'order_id', kind: 'remote', source: orderSource },
  {
    field: 'state',
    kind: 'multiple',
    options: batchStates.map((value) => ({ value, label: batchTexts.states[value] })),
  },
  { field: 'product_date', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
