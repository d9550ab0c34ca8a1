import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { api } from '#admin/app/api.ts';
import { resourceOf, type ListCall } from '#admin/ui/list/types.ts';
import { limits } from '#contract/limits.ts';

/** The whole tree as flat rows; reloaded when the page becomes active, because its counts change elsewhere. */
export function useTreeRows<Row>(index: ListCall) {
  const query = useQuery({
    queryKey: [resourceOf(index), 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await api(index, { limit: limits.listMax }, options)).data as Row[];
    },
  });
  const { key } = useLocation();
  const last = useRef(key);
  const readAgain = useEffectEvent(() => void query.refetch());
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    readAgain();
  }, [key]);
  return query;
}
