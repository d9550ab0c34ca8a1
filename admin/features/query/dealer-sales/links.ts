import type {
  DealerSalesReport,
  SalesGrouping,
} from '#contract/features/query/dealer-sales/contract.ts';

export const salesPath = '/trace/sale';
type Narrowed = { dealer_id?: string; part_id?: string };

const lastOf = (month: string) => {
  const day = new Date(`${month}-01`);
  day.setUTCMonth(day.getUTCMonth() + 1, 0);
  return day.toISOString().slice(0, 10);
};

/** The sales behind a figure: the same days, dealer and part; by month only its days within the period. */
export function salesBehind(
  { first_day: first, last_day: last }: Pick<DealerSalesReport, 'first_day' | 'last_day'>,
  narrowed: Narrowed,
  by: SalesGrouping,
  key: number | string | null,
): string | null {
  // Goods of an unknown part are found by no filter.
  if (key === 0) return null;
  const asked = { ...narrowed };
  let [from, until] = [first, last];
  if (key !== null && by === 'month') {
    const month = String(key);
    if (`${month}-01` > from) from = `${month}-01`;
    if (lastOf(month) < until) until = lastOf(month);
  } else if (key !== null) asked[by === 'part' ? 'part_id' : 'dealer_id'] = String(key);
  const params = new URLSearchParams();
  for (const name of ['dealer_id', 'part_id'] as const)
    if (asked[name]) params.set(name, asked[name]);
  // What the company sold itself is none of its dealers' sales.
  if (!asked.dealer_id) params.set('by_dealer', 'true');
  for (const day of [from, until]) params.append('sold_at[]', day);
  return `${salesPath}?${params.toString()}`;
}
