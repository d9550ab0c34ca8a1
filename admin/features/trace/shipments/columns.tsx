import { useSay } from '#admin/app/language.ts';
import { customerSource, dealerSource, partSource } from '#admin/ui/form/sources.ts';
import { leadsToParty } from '#admin/ui/list/leads.ts';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { shippingDetailTexts } from '#contract/features/query/shipping-details/texts.ts';
import {
  senders,
  shipmentKinds,
  shipmentStates,
  type Shipment,
  type shipmentCalls,
} from '#contract/features/trace/shipments/contract.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { shipmentsPageTexts as texts } from './texts.ts';
import styles from './shipments.module.css';

export const shipmentColumns: readonly Column<Shipment>[] = [
  { field: 'code', width: 168, kind: 'code', sort: true },
  {
    field: 'to_name',
    width: 176,
    leads: leadsToParty,
    render: (row) => <Target {...row} />,
  },
  {
    field: 'state',
    width: 110,
    states: shipmentTexts.states,
    render: ({ state }) => <ShipmentState state={state} />,
  },
  { field: 'picked', label: texts.units, width: 104, render: (row) => <Units {...row} /> },
  { field: 'received', width: 80, kind: 'quantity' },
  { field: 'planned_date', width: 106, sort: true },
  { field: 'ship_time', width: 148, kind: 'time', sort: true },
  { field: 'missing', width: 80, kind: 'quantity', hidden: true },
  { field: 'from_name', width: 160, hidden: true, render: (row) => <Sender {...row} /> },
  { field: 'carrier', width: 120, hidden: true },
  { field: 'tracking_no', width: 160, kind: 'code', hidden: true },
  { field: 'receive_time', width: 148, kind: 'time', hidden: true },
  { field: 'remark', width: 180, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
  { field: 'update_time', width: 148, kind: 'time', sort: true, hidden: true },
];

export const shipmentFilters: readonly Filter<FilterName<typeof shipmentCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'dealer_id', kind: 'remote', source: dealerSource },
  {
    field: 'state',
    kind: 'multiple',
    options: shipmentStates.map((value) => ({ value, label: shipmentTexts.states[value] })),
  },
  {
    field: 'kind',
    kind: 'multiple',
    options: shipmentKinds.map((value) => ({ value, label: shipmentTexts.kinds[value] })),
  },
  { field: 'customer_id', kind: 'remote', source: customerSource },
  {
    field: 'from',
    kind: 'select',
    options: senders.map((value) => ({ value, label: shippingDetailTexts.senders[value] })),
  },
  { field: 'from_dealer_id', kind: 'remote', source: dealerSource },
  { field: 'part_id', kind: 'remote', source: partSource },
  {
    field: 'late',
    kind: 'select',
    options: [{ value: 'true', label: shipmentTexts.fields.late }],
  },
  {
    field: 'overdue',
    kind: 'select',
    options: [{ value: 'true', label: shipmentTexts.fields.overdue }],
  },
  {
    field: 'slow',
    kind: 'select',
    options: [{ value: 'true', label: shipmentTexts.fields.slow }],
  },
  {
    field: 'short',
    kind: 'select',
    options: [{ value: 'true', label: shipmentTexts.fields.short }],
  },
  { field: 'planned_date', kind: 'days' },
  { field: 'ship_time', kind: 'days' },
  { field: 'receive_time', kind: 'days' },
  { field: 'create_time', kind: 'days' },
];

function Target({ to_name: name, kind }: Shipment) {
  const say = useSay();
  return (
    <span className={styles.target} title={name}>
      {name}
      <small>{say(shipmentTexts.kinds[kind])}</small>
    </span>
  );
}

export function Sender({ from_name: name }: Pick<Shipment, 'from_name'>) {
  const say = useSay();
  return <span title={name}>{name || say(shipmentTexts.company)}</span>;
}

function Units({ picked, ordered }: Shipment) {
  return <span className={styles.units}>{ordered > 0 ? `${picked} / ${ordered}` : picked}</span>;
}
