import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { api } from '#admin/app/api.ts';
import {
  savedViewCalls,
  type SavedView,
  type ViewState,
} from '#contract/features/dashboard/saved-views/contract.ts';
import { limits } from '#contract/limits.ts';
import { useAddress } from '../address.ts';
import { writeListState, type ListShape } from '../list-state.ts';
import { changeTo } from './view-state.ts';

/** Names the view in the address; `none` where the list opens in one by itself and this time shall not. */
const param = 'saved';
const none = 'none';
const nothing: ViewState = { filters: [], sort: null, page_size: limits.pageSize, columns: [] };

const resource = 'savedView';
export const viewsKey = (list: string) => [resource, 'of', list];
const defaultsKey = [resource, 'defaults'];

/** The saved views of a list: which of them is shown, as the address says, and how another one is. */
export function useSavedViews(list: string, shape: ListShape) {
  const { search, state, change } = useAddress();
  const asked = new URLSearchParams(search).get(param);
  const id = asked !== null && /^\d{1,9}$/.test(asked) ? Number(asked) : null;
  const defaults = useQuery({
    queryKey: defaultsKey,
    queryFn: async ({ signal }) =>
      (await api(savedViewCalls.defaults, {}, { signal, quiet: true })).data,
    // One's own commands read them again.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const views = useQuery({
    queryKey: viewsKey(list),
    queryFn: async ({ signal }) =>
      (await api(savedViewCalls.index, { list }, { signal, quiet: true })).data,
    enabled: id !== null,
  });
  const byDefault = defaults.data?.find((view) => view.list === list) ?? null;
  const known = views.data ?? defaults.data;
  const active = known?.find((view) => view.id === id && view.list === list) ?? null;

  const show = (view: SavedView | null, options?: { replace?: boolean }) =>
    change((params) => {
      writeListState(params, changeTo(view?.state ?? nothing, shape));
      if (view) params.set(param, String(view.id));
      else if (byDefault) params.set(param, none);
      else params.delete(param);
    }, options);
  /** What is shown now has become this view. */
  const name = (view: SavedView) => change((params) => params.set(param, String(view.id)));

  // An address that says nothing opens in the default, unless the user cleared it here.
  const isBare = search === '';
  const isOwn = (state as { own?: boolean } | null)?.own === true;
  const settle = useEffectEvent((view: SavedView) => {
    if (isOwn) change((params) => params.set(param, none), { replace: true });
    else show(view, { replace: true });
  });
  useEffect(() => {
    if (isBare && byDefault) settle(byDefault);
  }, [isBare, byDefault]);
  const isOpening = isBare && !isOwn && (defaults.isPending || byDefault !== null);
  return { list, active, isOpening, show, name };
}

export type SavedViews = ReturnType<typeof useSavedViews>;
