import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { getList } from '#admin/app/api.ts';
import type { Category } from '#contract/features/product/categories/contract.ts';
import { limits } from '#contract/limits.ts';

/** All categories as flat rows; read again whenever the page comes to the front, for parts are filed elsewhere. */
export function useCategories() {
  const query = useQuery({
    queryKey: ['category', 'tree'],
    queryFn: async ({ signal }) => {
      const options = { signal, quiet: true };
      return (await getList<Category>('category/index', { limit: limits.listMax }, options)).data;
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
