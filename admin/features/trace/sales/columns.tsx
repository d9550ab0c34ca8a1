import { dealerSource, partSource } from '#admin/ui/form/sources.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { saleStates, type saleCalls, type Sale } from '#contract/features/trace/sales/contract.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { SaleStateDot, WrongCount } from '#admin/ui/goods/SaleCells.tsx';
import { salesPageTexts as texts } from './texts.ts';

export const saleColumns: readonly Column<Sale>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'seller_name', width: 148 },
  { field: 'sold_at', width: 140, kind: 'time', sort: true },
  { field: 'units', width: 64, kind: 'quantity' },
  { field: 'wrong', width: 72, render: ({ wrong }) => <WrongCount wrong={wrong} /> },
  {
    field: 'state',
    width: 92,
    states: saleTexts.states,
    render: ({ state }) => <SaleStateDot state={state} />,
  },
  { field: 'store', width: 112 },
  { field: 'price', width: 100, kind: 'money' },
  { field: 'buyer_name', width: 96, hidden: true },
  { field: 'buyer_phone', width: 120, hidden: true },
  { field: 'reason', width: 160, hidden: true },
  { field: 'create_user', width: 96, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const saleFilters: readonly Filter<FilterName<typeof saleCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  {
    field: 'by_dealer',
    kind: 'select',
    options: [
      { value: 'true', label: texts.byDealers },
      { value: 'false', label: texts.byCompany },
    ],
  },
  {
    field: 'state',
    kind: 'multiple',
    options: saleStates.map((value) => ({ value, label: saleTexts.states[value] })),
  },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'sold_at', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
