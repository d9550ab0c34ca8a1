import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { SaleStateDot } from '#admin/ui/goods/SaleCells.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { dealerSaleCalls } from '#contract/features/dealer/sales/contract.ts';
import { dealerSales } from '#contract/features/dealer/sales/feature.ts';
import { saleStates, type Sale } from '#contract/features/trace/sales/contract.ts';
import { saleMoves } from '#contract/features/trace/sales/moves.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { dealerSalesTexts as texts } from './texts.ts';

const SaleForm = lazyComponent(async () => (await import('./SaleForm.tsx')).SaleForm);
const SaleDetail = lazyComponent(
  async () => (await import('#admin/ui/goods/SaleDetail.tsx')).SaleDetail,
);

const columns: readonly Column<Sale>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'sold_at', width: 140, kind: 'time', sort: true },
  { field: 'units', width: 72, kind: 'quantity' },
  { field: 'state', width: 100, render: ({ state }) => <SaleStateDot state={state} /> },
  { field: 'store', width: 140 },
  { field: 'buyer_name', width: 96 },
  { field: 'buyer_phone', width: 120 },
  { field: 'price', width: 100, kind: 'money', hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerSaleCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: saleStates.map((value) => ({ value, label: saleTexts.states[value] })),
  },
  { field: 'sold_at', kind: 'days' },
];
const moves = moveActions(saleMoves, dealerSaleCalls);
const detail = ({ id }: Sale) => <SaleDetail calls={dealerSaleCalls} id={id} />;
const words = { ...saleTexts, line: texts.line, empty: texts.empty };

/** What the dealer sold to consumers. */
export function Page() {
  return (
    <DataPage
      calls={dealerSaleCalls}
      title={dealerSales.title}
      texts={words}
      columns={columns}
      filters={filters}
      form={SaleForm}
      addLabel={texts.add}
      moves={moves}
      expand={detail}
    />
  );
}
