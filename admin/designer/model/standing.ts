import { createStore, type StoreApi } from 'zustand/vanilla';
import { sameValue } from '#admin/ui/same-value.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { PageTemplateInfo } from '#contract/features/product/page-templates/contract.ts';
import type { Autosave } from './autosave.ts';
import type { Editor } from './page-editor.ts';
import { loadPage, pageIn } from './page-transport.ts';

/** What consumers see of the page: its published version, what is scheduled, what it is shown for. */
export type Standing = Pick<
  PageTemplateInfo,
  | 'published'
  | 'scheduled'
  | 'schedule_time'
  | 'trial'
  | 'is_changed'
  | 'uses'
  | 'shown_for'
  | 'use_list'
>;

export type StandingStore = StoreApi<Standing> & {
  /** Asks the server, because others publish and assign too. */
  refresh: () => Promise<void>;
  /** What the server said of it. */
  take: (info: PageTemplateInfo) => void;
  stop: () => void;
};

/** Follows the draft, so that it says at once whether it differs from what is published. */
export function createStanding(
  info: PageTemplateInfo,
  { page, listen }: Pick<Editor, 'page' | 'listen'>,
  { sync }: Pick<Autosave, 'sync'>,
): StandingStore {
  const publishedIn = (one: PageTemplateInfo): PageDocument | null =>
    one.published === null || one.is_changed ? null : pageIn(one);
  // Null if it is not known here: the draft differed from it when it was loaded.
  let published = publishedIn(info);
  const isChanged = (one: Pick<Standing, 'is_changed'>) =>
    published ? !sameValue(published, page.getState()) : one.is_changed;
  const store = createStore<Standing>(() => ({ ...info, is_changed: isChanged(info) }));
  const say = (now: boolean) => {
    if (store.getState().is_changed !== now) store.setState({ is_changed: now });
  };
  const ends = [
    listen(() => store.getState().published !== null && say(true)),
    // Comparing whole pages is left until the typing pauses.
    sync.subscribe(({ state }, before) => {
      if (state === 'saved' && before.state !== 'saved') say(isChanged(store.getState()));
    }),
  ];
  const take = (now: PageTemplateInfo) => {
    published = publishedIn(now);
    store.setState({ ...now, is_changed: isChanged(now) });
  };
  return {
    ...store,
    take,
    refresh: async () => take(await loadPage(info.id)),
    stop: () => ends.forEach((end) => end()),
  };
}
