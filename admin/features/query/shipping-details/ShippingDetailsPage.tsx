import { useSay } from '#admin/app/language.ts';
import { customerSource, dealerSource, partSource } from '#admin/ui/form/sources.ts';
import { DataPage } from '#admin/ui/list/DataPage.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { ShipmentCodes } from '#admin/ui/shipments/ShipmentCodes.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { RecordLink } from '#admin/ui/show/RecordLink.tsx';
import { customers } from '#contract/features/orders/customers/feature.ts';
import { dealers } from '#contract/features/application/dealers/feature.ts';
import {
  shippedStates,
  shippingDetailCalls,
  type ShippingDetail,
} from '#contract/features/query/shipping-details/contract.ts';
import { shippingDetails } from '#contract/features/query/shipping-details/feature.ts';
import { shippingDetailTexts } from '#contract/features/query/shipping-details/texts.ts';
import { senders, shipmentKinds } from '#contract/features/trace/shipments/contract.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { provinces } from '#contract/places.ts';

const columns: readonly Column<ShippingDetail>[] = [
  {
    field: 'shipment_code',
    width: 150,
    render: ({ shipment_id: id, shipment_code: name }) => (
      <RecordLink of={shipments} id={id} name={name} />
    ),
  },
  { field: 'ship_time', width: 142, kind: 'time', sort: true },
  { field: 'to_name', width: 150, render: (row) => <Receiver {...row} /> },
  { field: 'part_name', width: 150 },
  { field: 'quantity', width: 84, kind: 'quantity' },
  { field: 'received', width: 72, kind: 'quantity' },
  { field: 'missing', width: 72, kind: 'quantity' },
  { field: 'returned', width: 72, kind: 'quantity' },
  { field: 'boxes', width: 80, kind: 'quantity', hidden: true },
  {
    field: 'state',
    width: 110,
    hidden: true,
    states: shipmentTexts.states,
    render: ({ state }) => <ShipmentState state={state} />,
  },
  { field: 'carrier', width: 120, hidden: true },
  { field: 'tracking_no', width: 160, kind: 'code', hidden: true },
  { field: 'from_name', width: 150, hidden: true, render: (row) => <Sender {...row} /> },
  { field: 'part_code', width: 120, kind: 'code', hidden: true },
  { field: 'receive_time', width: 148, kind: 'time', hidden: true },
];

const filters: readonly Filter<FilterName<typeof shippingDetailCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'days', kind: 'days' },
  { field: 'part_id', kind: 'remote', source: partSource },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  { field: 'customer_id', kind: 'remote', source: customerSource },
  {
    field: 'state',
    kind: 'multiple',
    options: shippedStates.map((value) => ({ value, label: shipmentTexts.states[value] })),
  },
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
  { field: 'from_dealer_id', kind: 'remote', source: dealerSource },
  { field: 'receive_time', kind: 'days' },
  {
    field: 'province',
    kind: 'select',
    options: [
      ...provinces.map(({ code, name }) => ({ value: code, label: name })),
      { value: 0, label: shippingDetailTexts.elsewhere },
    ],
  },
];
const codes = ({ id }: ShippingDetail) => (
  <ShipmentCodes call={shippingDetailCalls.codes} id={id} />
);
const nameOf = ({ shipment_code: code, part_name: part }: ShippingDetail) => `${code} ${part}`;

function Receiver({ dealer_id: dealer, customer_id: customer, to_name: name }: ShippingDetail) {
  if (dealer !== null) return <RecordLink of={dealers} id={dealer} name={name} />;
  return customer === null ? name : <RecordLink of={customers} id={customer} name={name} />;
}

function Sender({ from_name: name }: ShippingDetail) {
  const say = useSay();
  return <span title={name}>{name || say(shipmentTexts.company)}</span>;
}

/** Every line of goods that has left, with what became of it; its codes below it. */
export function Page() {
  return (
    <DataPage
      calls={shippingDetailCalls}
      title={shippingDetails.title}
      texts={shippingDetailTexts}
      columns={columns}
      filters={filters}
      expand={codes}
      nameOf={nameOf}
    />
  );
}
