import { IncidentStateDot, KindText } from '#admin/ui/incidents/IncidentCells.tsx';
import { leadsTo } from '#admin/ui/list/types.ts';
import { ReceivingStateDot } from '#admin/ui/materials/ReceivingStateDot.tsx';
import { OrderAmount, OrderProgress, OrderStateDot } from '#admin/ui/orders/OrderCells.tsx';
import { PurchaseStateDot } from '#admin/ui/orders/PurchaseStateDot.tsx';
import { ShipmentState } from '#admin/ui/shipments/ShipmentState.tsx';
import { Money } from '#admin/ui/show/Money.tsx';
import { RepairStateDot } from '#admin/ui/show/RecordStates.tsx';
import { WarrantyDot } from '#admin/ui/warranties/WarrantyDot.tsx';
import { orderCalls } from '#contract/features/orders/sales-orders/contract.ts';
import { salesOrders } from '#contract/features/orders/sales-orders/feature.ts';
import { orderTexts } from '#contract/features/orders/sales-orders/texts.ts';
import { purchaseCalls } from '#contract/features/procure/purchase-orders/contract.ts';
import { purchaseOrders } from '#contract/features/procure/purchase-orders/feature.ts';
import { purchaseTexts } from '#contract/features/procure/purchase-orders/texts.ts';
import { receivingCalls } from '#contract/features/procure/receivings/contract.ts';
import { receivings } from '#contract/features/procure/receivings/feature.ts';
import { receivingTexts } from '#contract/features/procure/receivings/texts.ts';
import { incidentCalls } from '#contract/features/risk/incidents/contract.ts';
import { incidents } from '#contract/features/risk/incidents/feature.ts';
import { incidentTexts } from '#contract/features/risk/incidents/texts.ts';
import { repairCalls } from '#contract/features/sale/repairs/contract.ts';
import { repairs } from '#contract/features/sale/repairs/feature.ts';
import { repairTexts } from '#contract/features/sale/repairs/texts.ts';
import { warrantyCalls } from '#contract/features/sale/warranties/contract.ts';
import { warranties } from '#contract/features/sale/warranties/feature.ts';
import { warrantyTexts } from '#contract/features/sale/warranties/texts.ts';
import { returnCalls } from '#contract/features/trace/returns/contract.ts';
import { returns } from '#contract/features/trace/returns/feature.ts';
import { returnTexts } from '#contract/features/trace/returns/texts.ts';
import { saleCalls } from '#contract/features/trace/sales/contract.ts';
import { sales } from '#contract/features/trace/sales/feature.ts';
import { saleTexts } from '#contract/features/trace/sales/texts.ts';
import { shipmentCalls } from '#contract/features/trace/shipments/contract.ts';
import { shipments } from '#contract/features/trace/shipments/feature.ts';
import { shipmentTexts } from '#contract/features/trace/shipments/texts.ts';
import { related } from './RelatedList.tsx';

// The lists of which pages of records show a few rows. They are the lists' own calls, and their columns in short.

export const relatedShipments = related({
  key: 'shipments',
  of: shipments,
  title: shipments.pages[0]!.title ?? shipments.title,
  calls: shipmentCalls,
  fields: shipmentTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(shipments, 'id') },
    { field: 'to_name', width: 180 },
    { field: 'state', width: 120, render: ({ state }) => <ShipmentState state={state} /> },
    { field: 'picked', width: 90, kind: 'quantity' },
    { field: 'ship_time', width: 150, kind: 'time' },
  ],
});

export const relatedSales = related({
  key: 'sales',
  of: sales,
  calls: saleCalls,
  fields: saleTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'seller_name', width: 180 },
    { field: 'sold_at', width: 150, kind: 'time' },
    { field: 'price', width: 110, kind: 'money' },
  ],
});

export const relatedReturns = related({
  key: 'returns',
  of: returns,
  calls: returnCalls,
  fields: returnTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'from_name', width: 180 },
    { field: 'create_time', width: 150, kind: 'time' },
  ],
});

export const relatedOrders = related({
  key: 'orders',
  of: salesOrders,
  calls: orderCalls,
  fields: orderTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(salesOrders, 'id') },
    { field: 'state', width: 110, render: ({ state }) => <OrderStateDot state={state} /> },
    { field: 'shipped', width: 150, render: (row) => <OrderProgress {...row} /> },
    { field: 'due_date', width: 110 },
    {
      field: 'total',
      width: 140,
      kind: 'money',
      render: ({ total, currency }) => <OrderAmount cents={total} currency={currency} />,
    },
  ],
});

export const relatedPurchases = related({
  key: 'purchases',
  of: purchaseOrders,
  calls: purchaseCalls,
  fields: purchaseTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(purchaseOrders, 'id') },
    { field: 'state', width: 130, render: ({ state }) => <PurchaseStateDot state={state} /> },
    { field: 'expected_date', width: 110 },
    {
      field: 'total',
      width: 140,
      kind: 'money',
      render: ({ total, currency }) => <Money cents={total} currency={currency} />,
    },
  ],
});

export const relatedReceivings = related({
  key: 'receivings',
  of: receivings,
  calls: receivingCalls,
  fields: receivingTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code' },
    { field: 'supplier_name', width: 160 },
    { field: 'state', width: 120, render: ({ state }) => <ReceivingStateDot state={state} /> },
    { field: 'received_date', width: 110 },
  ],
});

export const relatedWarranties = related({
  key: 'warranties',
  of: warranties,
  calls: warrantyCalls,
  fields: warrantyTexts.fields,
  columns: [
    { field: 'code', width: 230, kind: 'code', leads: leadsTo(warranties, 'id') },
    { field: 'name', width: 80 },
    { field: 'active_time', width: 120, kind: 'day' },
    { field: 'expire_time', width: 120, kind: 'day' },
    { field: 'state', width: 110, render: (row) => <WarrantyDot {...row} /> },
  ],
});

export const relatedRepairs = related({
  key: 'repairs',
  of: repairs,
  calls: repairCalls,
  fields: repairTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(repairs, 'id') },
    { field: 'fault_name', width: 110 },
    { field: 'state', width: 140, render: ({ state }) => <RepairStateDot state={state} /> },
    { field: 'assignee_name', width: 110 },
    { field: 'create_time', width: 150, kind: 'time' },
  ],
});

export const relatedIncidents = related({
  key: 'incidents',
  of: incidents,
  calls: incidentCalls,
  fields: incidentTexts.fields,
  columns: [
    { field: 'code', width: 180, kind: 'code', leads: leadsTo(incidents, 'id') },
    { field: 'kind', width: 170, render: (row) => <KindText {...row} /> },
    { field: 'state', width: 130, render: ({ state }) => <IncidentStateDot state={state} /> },
    { field: 'hits', width: 70, kind: 'number' },
    { field: 'last_time', width: 150, kind: 'time' },
  ],
});
