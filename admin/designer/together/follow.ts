import { createStore, type StoreApi } from 'zustand/vanilla';
import { line, useLive } from '#admin/app/live.ts';
import { differenceOf, type Difference } from '#blocks/difference.ts';
import type { PageMessage } from '#contract/features/message/notices/contract.ts';
import type { Autosave } from '../model/autosave.ts';
import type { Editor } from '../model/page-editor.ts';
import { loadPage, pageIn } from '../model/page-transport.ts';
import type { StandingStore } from '../model/standing.ts';
import { putMarks, type Marks } from './marks.ts';

/** What somebody else changed while the page was open here. */
export type OthersChange = { at: number; by: string; difference: Difference };

type Given = {
  page: number;
  editor: Pick<Editor, 'page' | 'view'>;
  autosave: Pick<Autosave, 'sync' | 'refresh'>;
  standing: Pick<StandingStore, 'take'>;
  marks: StoreApi<Marks>;
  load?: typeof loadPage;
};
const mostChanges = 20;

/** Tells others where one is, hears where they are, and takes over what they save while there is nothing unsaved here. */
export function followPage({ page, editor, autosave, standing, marks, load = loadPage }: Given) {
  const changes = createStore<readonly OthersChange[]>(() => []);
  /** The newest version heard of. */
  let newest = 0;
  let isBusy = false;
  let wasHere = false;

  const sayHere = () => {
    const block = editor.view.getState().selected.at(-1) ?? '';
    line.say({ type: 'here', page, block });
  };

  const takeOver = async (): Promise<void> => {
    const { state, version } = autosave.sync.getState();
    // What is unsaved here is saved first, which merges what others saved.
    if (isBusy || state !== 'saved' || newest <= version) return;
    isBusy = true;
    try {
      const info = await load(page);
      newest = info.version;
      standing.take(info);
      const now = autosave.sync.getState();
      if (now.state !== 'saved' || info.version <= now.version) return;
      const before = editor.page.getState();
      const theirs = pageIn(info);
      await autosave.refresh({ version: info.version, page: theirs });
      const difference = differenceOf(before, theirs);
      if (difference.blocks.length + difference.setup.length === 0) return;
      const change = { at: Date.now(), by: info.update_user, difference };
      changes.setState([change, ...changes.getState()].slice(0, mostChanges), true);
    } catch {
      // The next message, or the next save, tries again.
    } finally {
      isBusy = false;
    }
    // Saved again meanwhile.
    if (newest > autosave.sync.getState().version) void takeOver();
  };

  const hear = (message: PageMessage) => {
    if (message.page !== page) return;
    if (message.type === 'people') putMarks(marks, { people: message.people });
    else {
      newest = Math.max(newest, message.version);
      void takeOver();
    }
  };
  /** Something may have been missed. */
  const catchUp = () => {
    newest = Infinity;
    void takeOver();
  };

  return {
    changes,
    /** While the page is on the screen. */
    begin: (): (() => void) => {
      const ends = [
        line.hear(hear),
        editor.view.subscribe(({ selected }, before) => {
          if (selected !== before.selected) sayHere();
        }),
        useLive.subscribe(({ isOpen }, before) => {
          if (!isOpen || before.isOpen) return;
          sayHere();
          catchUp();
        }),
        autosave.sync.subscribe(({ state }) => {
          if (state === 'saved') void takeOver();
        }),
      ];
      sayHere();
      if (wasHere) catchUp();
      wasHere = true;
      return () => {
        ends.forEach((end) => end());
        line.say({ type: 'here', page, block: null });
        putMarks(marks, { people: [] });
      };
    },
  };
}
export type Following = ReturnType<typeof followPage>;
