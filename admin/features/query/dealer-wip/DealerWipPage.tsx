import { useSay } from '#admin/app/language.ts';
import { dealerSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import { leadsTo, type Column, type Filter, type FilterName } from '#admin/ui/list/types.ts';
import { CountLink } from '#admin/ui/show/CountLink.tsx';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import { orderStates } from '#contract/features/orders/sales-orders/contract.ts';
import { lateAfterDays } from '#contract/features/query/dealer-data/contract.ts';
import { dealerWipCalls, type DealerWip } from '#contract/features/query/dealer-wip/contract.ts';
import { dealerWip } from '#contract/features/query/dealer-wip/feature.ts';
import { dealerWipTexts } from '#contract/features/query/dealer-wip/texts.ts';
import { dealerWipPageTexts as texts } from './texts.ts';

const underWay = (id: number) => `/trace/shipment?dealer_id=${id}&state[]=shipped&state[]=partial`;
const openOrders = orderStates
  .filter((state) => state !== 'completed' && state !== 'cancelled')
  .map((state) => `state[]=${state}`)
  .join('&');
const columns: readonly Column<DealerWip>[] = [
  { field: 'name', width: 220, leads: leadsTo(dealers, 'id') },
  {
    field: 'under_way',
    kind: 'quantity',
    width: 110,
    render: ({ id, under_way: n }) => <CountLink to={underWay(id)} value={n} />,
  },
  { field: 'units', width: 100, kind: 'quantity' },
  {
    field: 'partly',
    kind: 'quantity',
    width: 90,
    render: ({ id, partly }) => (
      <CountLink to={`/trace/shipment?dealer_id=${id}&state[]=partial`} value={partly} />
    ),
  },
  {
    field: 'late',
    kind: 'quantity',
    width: 80,
    render: ({ id, late }) => (
      <CountLink to={`/trace/shipment?dealer_id=${id}&overdue=true`} value={late} tone="bad" />
    ),
  },
  {
    field: 'returns',
    kind: 'quantity',
    width: 90,
    render: ({ id, returns }) => (
      <CountLink to={`/trace/return?dealer_id=${id}&state[]=requested`} value={returns} />
    ),
  },
  {
    field: 'orders',
    kind: 'quantity',
    width: 90,
    render: ({ id, orders }) => (
      <CountLink to={`/orderGoods/so?dealer_id=${id}&${openOrders}`} value={orders} />
    ),
  },
  { field: 'code', width: 110, kind: 'code', hidden: true },
  { field: 'parent_name', width: 160, hidden: true },
];
const filters: readonly Filter<FilterName<typeof dealerWipCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  {
    field: 'is_busy',
    kind: 'select',
    options: [
      { value: 'true', label: texts.busy },
      { value: 'false', label: texts.idle },
    ],
  },
  {
    field: 'is_late',
    kind: 'select',
    options: [
      { value: 'true', label: texts.late },
      { value: 'false', label: texts.onTime },
    ],
  },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
];

/** What is still open with each dealer, with links to the documents. */
export function Page() {
  const say = useSay();
  return (
    <DataPage
      calls={dealerWipCalls}
      title={dealerWip.title}
      texts={dealerWipTexts}
      columns={columns}
      filters={filters}
      lead={<p>{say(dealerWipTexts.late, { n: lateAfterDays })}</p>}
    />
  );
}
