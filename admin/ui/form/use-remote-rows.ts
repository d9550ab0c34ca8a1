import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { resourceOf } from '#admin/ui/list/types.ts';
import type { RemoteSource } from './remote-source.ts';
import { nearestFirst, offered } from './nearest-first.ts';
import { useDebounced } from './use-debounced.ts';

/** Options from another list, searched while the select is open. */
export function useRemoteRows<R extends { id: number }>(source: RemoteSource<R>) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const keyword = useDebounced(typed.trim());
  const found = useQuery({
    queryKey: [resourceOf(source.index), 'pick', keyword, source.filters],
    queryFn: async ({ signal }) => {
      const asked = { ...source.filters, keyword, limit: offered };
      const rows = (await api(source.index, asked, { signal, quiet: true })).data as R[];
      return nearestFirst(rows, keyword);
    },
    enabled: isOpen,
    placeholderData: keepPreviousData,
  });
  const onOpenChange = (next: boolean) => {
    setOpen(next);
    if (!next) setTyped('');
  };
  const showSearch = { filterOption: false, onSearch: setTyped, searchValue: typed } as const;
  return { found, typed, keyword, search: { showSearch, onOpenChange } };
}
