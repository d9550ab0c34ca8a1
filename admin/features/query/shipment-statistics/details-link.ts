import {
  usually,
  type ShipmentGrouping,
  type ShipmentStatistics,
} from '#contract/features/query/shipment-statistics/contract.ts';
import { daysLater, endOf, lengthOf } from '#contract/features/query/shipment-statistics/steps.ts';
import { shippingDetails } from '#contract/features/query/shipping-details/feature.ts';
import type { FilterValues } from '#admin/ui/list/list-state.ts';

export const detailsPath = shippingDetails.pages[0]!.path;

type Counted = Pick<ShipmentStatistics, 'first_day' | 'last_day' | 'step'>;

/** The shipped lines behind a figure: the filters of the page, narrowed to one group. */
export function detailsOf(
  { first_day: first, last_day: last, step }: Counted,
  asked: FilterValues,
  by: ShipmentGrouping,
  key: number | string | null,
  isBefore = false,
): string {
  let days: [string, string] = [first, last];
  if (by === 'time' && key !== null) {
    const end = endOf(String(key), step);
    days = [String(key) < first ? first : String(key), end > last ? last : end];
  }
  const back = isBefore ? -lengthOf(first, last) : 0;
  const params = new URLSearchParams();
  const given = { kind: usually.kind, from: usually.from, ...asked, ...groupOf(by, key) };
  for (const [name, value] of Object.entries(given))
    if (Array.isArray(value)) for (const one of value) params.append(`${name}[]`, String(one));
    else params.append(name, String(value));
  params.delete('days[]');
  for (const day of days) params.append('days[]', daysLater(day, back));
  return `${detailsPath}?${params.toString()}`;
}

function groupOf(by: ShipmentGrouping, key: number | string | null): Record<string, string> {
  if (key === null || by === 'time') return {};
  if (by === 'part') return { part_id: String(key) };
  if (by === 'region') return { province: String(key) };
  const id = String(key).slice(1);
  if (String(key).startsWith('d')) return { dealer_id: id };
  return String(key).startsWith('c') ? { customer_id: id } : {};
}
