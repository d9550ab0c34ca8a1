import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { ConditionText, ReturnStateDot } from '#admin/ui/goods/ReturnCells.tsx';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { moveActions } from '#admin/ui/list/move-actions.tsx';
import { leadsToParty } from '#admin/ui/list/leads.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import {
  returnCalls,
  returnStates,
  sources,
  type GoodsReturn,
} from '#contract/features/trace/returns/contract.ts';
import { returns } from '#contract/features/trace/returns/feature.ts';
import { returnMoves } from '#contract/features/trace/returns/moves.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { returnsPageTexts as texts } from './texts.ts';

const ReturnForm = lazyComponent(async () => (await import('./ReturnForm.tsx')).ReturnForm);
const ReturnDetail = lazyComponent(
  async () => (await import('#admin/ui/goods/ReturnDetail.tsx')).ReturnDetail,
);

const columns: readonly Column<GoodsReturn>[] = [
  { field: 'code', width: 172, kind: 'code' },
  { field: 'from_name', width: 180, leads: leadsToParty },
  {
    field: 'state',
    width: 100,
    states: returnTexts.states,
    render: ({ state }) => <ReturnStateDot state={state} />,
  },
  { field: 'units', width: 64, kind: 'quantity' },
  { field: 'restocked', width: 84, kind: 'quantity' },
  { field: 'scrapped', width: 72, kind: 'quantity' },
  {
    field: 'condition',
    width: 96,
    states: returnTexts.conditions,
    render: (row) => <ConditionText condition={row.condition} />,
  },
  { field: 'create_time', width: 140, kind: 'time', sort: true },
  { field: 'to_name', width: 160, hidden: true },
  { field: 'reason', width: 160, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'receive_time', width: 148, kind: 'time', hidden: true },
];
const filters: readonly Filter<FilterName<typeof returnCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'state',
    kind: 'multiple',
    options: returnStates.map((value) => ({ value, label: returnTexts.states[value] })),
  },
  {
    field: 'from',
    kind: 'multiple',
    options: sources.map((value) => ({ value, label: returnTexts.sources[value] })),
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'customer_id', kind: 'hidden' },
  { field: 'receive_time', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];
// Between two dealers the company only looks on.
const isOffered = ({ to_dealer_id: taker }: GoodsReturn) => taker === null;
const moves = moveActions(returnMoves, returnCalls, {
  fields: async () => (await import('./SettleFields.tsx')).SettleFields,
  isOffered,
});
const detail = (row: GoodsReturn) => <ReturnDetail calls={returnCalls} row={row} />;

/** Goods that come back from dealers, customers and consumers. */
export function Page() {
  return (
    <DataPage
      calls={returnCalls}
      title={returns.title}
      texts={returnTexts}
      columns={columns}
      filters={filters}
      form={ReturnForm}
      addLabel={texts.add}
      moves={moves}
      expand={detail}
    />
  );
}
