import { useState } from 'react';
import { ApiError, api } from '#admin/app/api.ts';
import { queryClient } from '#admin/app/query.ts';
import {
  savedViewCalls as calls,
  type SavedView,
  type ViewState,
} from '#contract/features/dashboard/saved-views/contract.ts';
import { dropChoice } from '../column-choice.ts';
import { refreshList } from '../refresh.ts';
import { keptFor } from '../use-column-choice.ts';
import { viewsKey, type SavedViews } from './use-saved-views.ts';

type Named = { name: string; is_shared: boolean };

/** Whether it was done; if not, why not has been told. */
async function isDone(work: () => Promise<void>): Promise<boolean> {
  try {
    await work();
    return true;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return false;
  }
}

/** What can be done with views; one at a time, and each is in force as soon as it is answered. */
export function useViewCommands({ list, active, name }: SavedViews, state: ViewState) {
  const [isBusy, setBusy] = useState(false);
  const [deleted, setDeleted] = useState<SavedView | null>(null);
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      return await isDone(work);
    } finally {
      setBusy(false);
      await refreshList('savedView');
    }
  };
  /** Shown at once, before the views are read again. */
  const put = (view: SavedView) =>
    queryClient.setQueryData<SavedView[]>(viewsKey(list), (views = []) => [
      ...views.filter(({ id }) => id !== view.id),
      view,
    ]);
  const setDefault = async (id: number | null) => void (await api(calls.setDefault, { list, id }));
  return {
    isBusy,
    deleted,
    save: () =>
      run(async () => {
        if (!active) return;
        const { id, version, name: named, is_shared } = active;
        put((await api(calls.edit, { id, version, name: named, is_shared, state })).data);
        dropChoice(keptFor(active));
      }),
    saveAs: (given: Named, isDefault: boolean) =>
      run(async () => {
        const { data } = await api(calls.add, { list, ...given, state });
        put(data);
        if (active) dropChoice(keptFor(active));
        name(data);
        // Saved it is, whatever becomes of this.
        if (isDefault) await isDone(() => setDefault(data.id));
      }),
    rename: ({ id, version, state: own }: SavedView, given: Named) =>
      run(
        async () => void put((await api(calls.edit, { id, version, ...given, state: own })).data),
      ),
    setDefault: (id: number | null) => run(() => setDefault(id)),
    remove: (view: SavedView) =>
      run(async () => {
        await api(calls.delete, { id: view.id });
        setDeleted(view);
      }),
    restore: ({ id }: SavedView) =>
      run(async () => {
        put((await api(calls.restore, { id })).data);
        setDeleted(null);
      }),
  };
}

export type ViewCommands = ReturnType<typeof useViewCommands>;
