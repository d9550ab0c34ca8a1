import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { queryClient } from '#admin/app/query.ts';
import { toast } from '#admin/app/toast.ts';
import { useCommand } from '#admin/ui/list/use-command.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { dictDataCalls } from '#contract/features/system/dictionary/contract.ts';
import { limits } from '#contract/limits.ts';
import type { OrderCells } from './order-context.ts';

/** Sorts the options of a dictionary: one step by key, or by dragging. */
export function useOrder(code: string | null) {
  const { run } = useCommand('dictData');
  const { data = [] } = useQuery({
    queryKey: ['dictData', 'order', code],
    queryFn: async ({ signal }) => {
      const asked = { dict_code: code, limit: limits.listMax };
      const { data: rows } = await api(dictDataCalls.index, asked, {
        signal,
        quiet: true,
      });
      return rows.map(({ id }) => id);
    },
    enabled: code !== null,
  });
  const place = (id: number, to: number) => {
    const rest = data.filter((one) => one !== id);
    const ids = rest.toSpliced(to, 0, id);
    if (code === null || ids.every((one, at) => one === data[at])) return;
    void run(async () => {
      toast.success((await api(dictDataCalls.sort, { dict_code: code, ids })).msg);
      // Forms on other tabs reload the options.
      await queryClient.invalidateQueries({ queryKey: ['dict', code] });
    });
  };
  const step = useStable((id: number, by: 1 | -1) => place(id, data.indexOf(id) + by));
  const [first, last] = [data[0], data.at(-1)];
  const canMove = code !== null && data.length > 1;
  const cells = useMemo<OrderCells>(
    () => ({ canMove, first, last, step }),
    [canMove, first, last, step],
  );
  return {
    cells,
    canMove,
    areSiblings: (one: number, other: number) => data.includes(one) && data.includes(other),
    dropAt: (id: number, target: { id: number; isAfter: boolean }) => {
      const rest = data.filter((one) => one !== id);
      const at = rest.indexOf(target.id);
      if (at >= 0) place(id, at + (target.isAfter ? 1 : 0));
    },
  };
}
