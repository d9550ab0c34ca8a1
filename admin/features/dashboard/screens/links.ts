import { closedStates, openStates } from '#contract/features/dashboard/screens/order-states.ts';
import type { Board, ScreenLine } from '#contract/features/dashboard/screens/contract.ts';
import type {
  ScreenFigure,
  ScreenKind,
  ScreenRank,
} from '#contract/features/dashboard/screens/kinds.ts';
import type { ShipmentState } from '#contract/features/trace/shipments/contract.ts';

export type Days = Pick<Board, 'first_day' | 'last_day'>;
type Params = Readonly<Record<string, string | readonly string[]>>;

/** An address with filters as its list takes them. */
function address(path: string, params: Params = {}): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(params))
    if (typeof value === 'string') query.append(name, value);
    else for (const one of value) query.append(`${name}[]`, one);
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

const daysOf = ({ first_day: first, last_day: last }: Days) => [first, last];
const firstOfAll = '2000-01-01';
const dayBefore = (day: string) =>
  new Date(Date.parse(day) - 86_400_000).toISOString().slice(0, 10);

const sent = (days: Days, more: Params = {}) =>
  address('/query/shippingDetail', {
    ...{ kind: ['dealer', 'customer'], from: 'company', days: daysOf(days) },
    ...more,
  });
const toDealers = (days: Days) =>
  address('/query/shippingDetail', { kind: ['dealer'], days: daysOf(days) });
const toCustomers = (days: Days, more: Params = {}) => sent(days, { kind: ['customer'], ...more });
const dealerSales = (days: Days, more: Params = {}) =>
  address('/query/dealerSales', { days: daysOf(days), ...more });
/** Shipments that have not left yet, and those on the road, as the tabs of their list. */
const here = ['draft', 'picking', 'checked'] as const satisfies readonly ShipmentState[];
const onTheWay = ['shipped', 'partial'] as const satisfies readonly ShipmentState[];
const shipments = (more: Params) => address('/trace/shipment', more);
const containers = (more: Params) => address('/trace/binding', { tab: 'packing', ...more });
const bound = (days: Days, more: Params = {}) =>
  address('/trace/binding', { kind: 'bind', event_time: daysOf(days), ...more });
const batches = (...state: string[]) => address('/trace/batch', { state });
const orders = (more: Params) => address('/orderGoods/so', more);
const newOrders = (days: Days, more: Params = {}) =>
  orders({ create_time: daysOf(days), state: [...openStates, ...closedStates], ...more });
const sold = (days: Days, more: Params = {}) =>
  address('/trace/sale', { sold_at: daysOf(days), ...more });

/** The rows behind each figure, with the same days. */
export const behind: {
  [Kind in ScreenKind]: Readonly<Record<ScreenFigure<Kind>, (days: Days) => string>>;
} = {
  shipment: {
    shipped: sent,
    received: sent,
    returned: sent,
    open: () => shipments({ state: here }),
    transit: () => shipments({ state: onTheWay }),
    late: () => shipments({ late: 'true' }),
  },
  packing: {
    packed: (days) => containers({ update_time: daysOf(days) }),
    boxes: (days) => containers({ level: 'box', full_time: daysOf(days) }),
    pallets: (days) => containers({ level: 'pallet', full_time: daysOf(days) }),
    partial: (days) => containers({ filling: ['partial'], full_time: daysOf(days) }),
    filling: () => containers({ filling: ['open'] }),
    bound,
  },
  production: {
    bound,
    left: () => batches('released', 'producing', 'held'),
    producing: () => batches('producing'),
    released: () => batches('released'),
    planned: () => batches('planned'),
    held: () => batches('held'),
  },
  sale: {
    sold,
    dealerSold: dealerSales,
    sellers: dealerSales,
    returned: dealerSales,
    activated: (days) => address('/sale/warranty', { active_time: daysOf(days) }),
    disputed: () => address('/trace/sale', { state: ['disputed'] }),
  },
  dealer: {
    shipped: toDealers,
    received: dealerSales,
    sold: dealerSales,
    returned: dealerSales,
    sellers: dealerSales,
    late: () => shipments({ overdue: 'true', kind: ['dealer'] }),
  },
  customer: {
    shipped: toCustomers,
    orders: (days) => newOrders(days, { buyer_kind: 'customer' }),
    active: toCustomers,
    transit: () => shipments({ state: onTheWay, kind: ['customer'] }),
    added: (days) => address('/orderGoods/customer', { create_time: daysOf(days) }),
    all: () => address('/orderGoods/customer'),
  },
  order: {
    orders: newOrders,
    amount: newOrders,
    units: newOrders,
    draft: () => orders({ state: ['draft'] }),
    running: () => orders({ state: openStates.filter((state) => state !== 'draft') }),
    late: ({ last_day: last }) =>
      orders({ state: openStates, due_date: [firstOfAll, dayBefore(last)] }),
  },
};

/** A receiver or buyer: `d1` a dealer, `c1` a customer. */
const party = (id: string): Params =>
  id.startsWith('d') ? { dealer_id: id.slice(1) } : { customer_id: id.slice(1) };

/** The rows behind a name in a ranking. */
export const ranked: {
  [Kind in ScreenKind]: Readonly<
    Record<ScreenRank<Kind>, (id: string, days: Days, name: string) => string>
  >;
} = {
  shipment: {
    receiver: (id, days) => sent(days, party(id)),
    part: (id, days) => sent(days, { part_id: id }),
  },
  packing: {
    part: (id, days) => containers({ part_id: id, update_time: daysOf(days) }),
    batch: (_id, _days, name) => address('/trace/batch', { keyword: name }),
  },
  production: {
    progress: (_id, _days, name) => address('/trace/batch', { keyword: name }),
    part: (id, days) => bound(days, { part_id: id }),
  },
  sale: {
    part: (id, days) => sold(days, { part_id: id }),
    dealer: (id, days) => sold(days, { dealer_id: id }),
  },
  dealer: {
    sold: (id, days) => sold(days, { dealer_id: id }),
    received: (id, days) => dealerSales(days, { dealer_id: id }),
  },
  customer: {
    shipped: (id, days) => toCustomers(days, party(id)),
    orders: (id, days) => newOrders(days, party(id)),
  },
  order: {
    buyer: (id, days) => newOrders(days, party(id)),
    part: (_id, _days, name) => address('/product/part', { keyword: name }),
  },
};

const shipment = ({ id }: ScreenLine) => address('/trace/shipment', { shipment: String(id) });
const order = ({ id }: ScreenLine) => address('/orderGoods/so', { order: String(id) });

/** The record of a line of what happened last. */
export const recordOf: Readonly<Record<ScreenKind, (line: ScreenLine) => string>> = {
  shipment,
  packing: ({ code }) => containers({ code }),
  production: ({ code }) => address('/trace/batch', { keyword: code }),
  sale: ({ code }) => address('/trace/sale', { keyword: code }),
  dealer: shipment,
  customer: order,
  order,
};
