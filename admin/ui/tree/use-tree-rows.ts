import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { getList } from '#admin/app/api.ts';
import { limits } from '#contract/limits.ts';

/** The whole tree as flat rows; read again whenever the page comes to the front, for what it counts changes elsewhere. */
export function useTreeRows<Row>(resource: string) {
  const query = useQuery({
    queryKey: [resource, 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await getList<Row>(`${resource}/index`, { limit: limits.listMax }, options)).data;
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
