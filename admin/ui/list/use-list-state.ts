import { useMemo } from 'react';
import { useAddress } from './address.ts';
import {
  readListState,
  writeListState,
  type FilterValue,
  type ListShape,
  type ListSort,
  type ListState,
} from './list-state.ts';

export type ListControls = {
  state: ListState;
  /** Narrowing, sorting and another page size begin again at the first page. */
  narrow: (
    filters: Record<string, FilterValue | undefined>,
    options?: { replace?: boolean },
  ) => void;
  sort: (sort: ListSort | null) => void;
  resize: (limit: number) => void;
  turn: (page: number, options?: { replace?: boolean }) => void;
};

/** Page, size, order and filters of a list, kept in the address of its page. */
export function useListState(shape: ListShape): ListControls {
  const { search, change } = useAddress();
  const state = useMemo(() => readListState(new URLSearchParams(search), shape), [search, shape]);
  return {
    state,
    narrow: (filters, options) =>
      change((params) => writeListState(params, { filters, page: 1 }), options),
    sort: (sort) => change((params) => writeListState(params, { sort, page: 1 })),
    resize: (limit) => change((params) => writeListState(params, { limit, page: 1 })),
    turn: (page, options) => change((params) => writeListState(params, { page }), options),
  };
}
