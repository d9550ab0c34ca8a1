import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { categoryCalls } from '#contract/features/product/categories/contract.ts';
import {
  type partCalls,
  partKinds,
  partStates,
  type Part,
} from '#contract/features/product/parts/contract.ts';
import { partTexts } from '#contract/features/product/parts/texts.ts';
import { PartKindName, PartStateDot, PartThumb, UnitName, WarrantyMonths } from './PartCells.tsx';

export const partColumns: readonly Column<Part>[] = [
  { field: 'image', width: 72, render: ({ image }) => <PartThumb url={image} /> },
  { field: 'code', width: 124, kind: 'code', sort: true },
  { field: 'name', width: 168, sort: true },
  { field: 'category_name', width: 96 },
  { field: 'state', width: 92, render: ({ state }) => <PartStateDot state={state} /> },
  { field: 'kind', width: 104, render: ({ kind }) => <PartKindName kind={kind} /> },
  { field: 'price', width: 104, kind: 'money' },
  { field: 'model', width: 112, sort: true },
  { field: 'gtin', width: 156, kind: 'code', hidden: true },
  { field: 'unit', width: 72, hidden: true, render: ({ unit }) => <UnitName unit={unit} /> },
  {
    field: 'warranty_months',
    label: partTexts.fields.warranty_months,
    width: 112,
    hidden: true,
    render: ({ warranty_months: months }) => <WarrantyMonths months={months} />,
  },
  { field: 'revision', width: 72, kind: 'number', hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

type PartFilter = Filter<FilterName<typeof partCalls>>;
const category: PartFilter = { field: 'category_id', kind: 'tree', tree: categoryCalls.index };

/** The category filter is shown only if its tree is not next to the list. */
export const partFilters = (where: 'aside' | 'line' | 'nowhere'): readonly PartFilter[] => [
  { field: 'keyword', kind: 'text' },
  ...(where === 'nowhere'
    ? []
    : [where === 'line' ? category : { ...category, kind: 'hidden' as const }]),
  {
    field: 'kind',
    kind: 'multiple',
    options: partKinds.map((value) => ({ value, label: partTexts.kinds[value] })),
  },
  {
    field: 'state',
    kind: 'select',
    options: partStates.map((value) => ({ value, label: partTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
  { field: 'gtin', kind: 'text' },
];
