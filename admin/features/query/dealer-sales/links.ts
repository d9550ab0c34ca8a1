import type {
  DealerSalesReport,
  SalesGrouping,
  SalesMetric,
} from '#contract/features/query/dealer-sales/contract.ts';

type Narrowed = { dealer_id?: string; part_id?: string };

const lastOf = (month: string) => {
  const day = new Date(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
};

type List = {
  path: string;
  /** Its filter by day. */
  days: string;
  /** Its filters by dealer and by part. */
  dealer: string;
  part: string | null;
  /** Of all dealers: what the company did itself is none of theirs. */
  all: Readonly<Record<string, string>>;
};
const lists: Record<SalesMetric, List> = {
  received: {
    path: '/query/shippingDetail',
    days: 'receive_time',
    dealer: 'dealer_id',
    part: 'part_id',
    all: { 'kind[]': 'dealer' },
  },
  forwarded: {
    path: '/query/shippingDetail',
    days: 'days',
    dealer: 'from_dealer_id',
    part: 'part_id',
    all: { from: 'dealer' },
  },
  sold: {
    path: '/trace/sale',
    days: 'sold_at',
    dealer: 'dealer_id',
    part: 'part_id',
    all: { by_dealer: 'true' },
  },
  // A return has goods of several parts.
  returned: {
    path: '/trace/return',
    days: 'receive_time',
    dealer: 'dealer_id',
    part: null,
    all: { 'from[]': 'dealer' },
  },
};

/** The documents behind a figure: the same days, dealer and part; by month only its days within the period. */
export function documentsBehind(
  metric: SalesMetric,
  { first_day: first, last_day: last }: Pick<DealerSalesReport, 'first_day' | 'last_day'>,
  narrowed: Narrowed,
  by: SalesGrouping,
  key: number | string | null,
): string | null {
  // Goods of an unknown part are found by no filter.
  if (key === 0) return null;
  const list = lists[metric];
  const asked = { ...narrowed };
  let [from, until] = [first, last];
  if (key !== null && by === 'month') {
    const month = String(key);
    if (`${month}-01` > from) from = `${month}-01`;
    if (lastOf(month) < until) until = lastOf(month);
  } else if (key !== null) asked[by === 'part' ? 'part_id' : 'dealer_id'] = String(key);
  const params = new URLSearchParams(asked.dealer_id ? undefined : list.all);
  if (asked.dealer_id) params.set(list.dealer, asked.dealer_id);
  if (asked.part_id) {
    if (list.part === null) return null;
    params.set(list.part, asked.part_id);
  }
  for (const day of [from, until]) params.append(`${list.days}[]`, day);
  return `${list.path}?${params.toString()}`;
}
