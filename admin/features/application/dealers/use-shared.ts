import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { spokenKey } from '#admin/ui/list/refresh.ts';
import {
  doOverlap,
  territoryCalls,
  territoryInput,
  type Territory,
} from '#contract/features/application/dealers/territories.ts';

type Shared = { province: number; city: string; names: string[] };
const most = 2_000;

/** Which of the entered territories other dealers have as well, by place. */
export function useShared(dealerId: number | null, typed: readonly Partial<Territory>[]): Shared[] {
  const whole = typed.flatMap((one) => territoryInput.safeParse(one).data ?? []);
  const provinces = [...new Set(whole.map(({ province }) => province))].toSorted(
    (one, other) => one - other,
  );
  const { data: rows = [] } = useQuery({
    queryKey: ['dealer', spokenKey, 'territories', provinces],
    queryFn: async ({ signal }) =>
      (
        await api(
          territoryCalls.index,
          { province: provinces, limit: most },
          { signal, quiet: true },
        )
      ).data,
    enabled: provinces.length > 0,
    placeholderData: keepPreviousData,
  });
  const found = new Map<string, Shared>();
  for (const row of rows) {
    if (row.dealer_id === dealerId || !whole.some((one) => doOverlap(one, row))) continue;
    const key = `${row.province} ${row.city_name}`;
    const one = found.get(key) ?? { province: row.province, city: row.city_name, names: [] };
    if (!one.names.includes(row.dealer_name)) one.names.push(row.dealer_name);
    found.set(key, one);
  }
  return [...found.values()];
}
