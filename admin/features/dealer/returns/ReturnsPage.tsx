import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { toast } from '#admin/app/toast.ts';
import { ReturnStateDot } from '#admin/ui/goods/ReturnCells.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName, RowAction } from '#admin/ui/list/types.ts';
import { dealerReturnCalls, type OwnReturn } from '#contract/features/dealer/returns/contract.ts';
import { dealerReturns } from '#contract/features/dealer/returns/feature.ts';
import { returnStates } from '#contract/features/trace/returns/contract.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { dealerReturnsTexts as texts } from './texts.ts';

const ReturnForm = lazyComponent(async () => (await import('./ReturnForm.tsx')).ReturnForm);
const CancelDialog = lazyComponent(async () => (await import('./CancelDialog.tsx')).CancelDialog);
const ReturnDetail = lazyComponent(
  async () => (await import('#admin/ui/goods/ReturnDetail.tsx')).ReturnDetail,
);

const columns: readonly Column<OwnReturn>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'from_name', width: 180 },
  { field: 'to_name', width: 160 },
  {
    field: 'state',
    width: 100,
    states: returnTexts.states,
    render: ({ state }) => <ReturnStateDot state={state} />,
  },
  { field: 'units', width: 72, kind: 'quantity' },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  { field: 'reason', width: 160, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerReturnCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: returnStates.map((value) => ({ value, label: returnTexts.states[value] })),
  },
  { field: 'create_time', kind: 'days' },
];
const rowActions: readonly RowAction<OwnReturn>[] = [
  {
    key: 'receive',
    label: texts.receive,
    can: dealerReturnCalls.receive.allow,
    shown: ({ is_mine: isMine, state }) => !isMine && state === 'requested',
    confirm: texts.receiveAsk,
    run: async ({ id }) => {
      await api(dealerReturnCalls.receive, { id });
      toast.success(sayNow(texts.received));
    },
  },
  {
    key: 'cancel',
    label: texts.cancel,
    can: dealerReturnCalls.cancel.allow,
    danger: true,
    shown: ({ is_mine: isMine, state }) => isMine && state === 'requested',
    dialog: CancelDialog,
  },
];
const detail = (row: OwnReturn) => <ReturnDetail calls={dealerReturnCalls} row={row} />;
const words = { ...returnTexts, line: texts.line, empty: texts.empty };

/** What a dealer sends back, and what its own dealers send back to it. */
export function Page() {
  return (
    <DataPage
      calls={dealerReturnCalls}
      title={dealerReturns.title}
      texts={words}
      columns={columns}
      filters={filters}
      form={ReturnForm}
      addLabel={texts.add}
      rowActions={rowActions}
      expand={detail}
    />
  );
}
