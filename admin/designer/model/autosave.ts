import { createStore, type StoreApi } from 'zustand/vanilla';
import { t } from '#contract/text.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { BlockDocument, DocumentKit } from './block-edits.ts';
import type { EditorOf } from './editor.ts';
import type { Base, Journal, Left } from './journal.ts';
import { become, merge, take, type Clash } from './merge.ts';

export type Sync = {
  state: 'saved' | 'waiting' | 'saving' | 'offline' | 'refused' | 'clash';
  version: number;
  /** When it was last saved here. */
  time: number | null;
  /** What the server said when it refused. */
  message: string;
  /** Conflicting changes; nothing is saved until they are resolved. */
  clashes: readonly Clash[];
  /** Whether unsaved changes are kept in the browser. */
  isKept: boolean;
};

/** Why a save failed: a conflict, no connection, or a refusal. */
export type SaveFailure =
  | { kind: 'moved' }
  | { kind: 'unreachable' }
  | { kind: 'refused'; message: string };
export type Transport<D> = {
  save: (page: D, version: number) => Promise<{ version: number } | SaveFailure>;
  load: () => Promise<Base<D>>;
};

export type Autosave<D = PageDocument> = {
  readonly sync: StoreApi<Sync>;
  /** Saves now; resolves once nothing is left to save, or it cannot be saved. */
  flush: () => Promise<void>;
  /** Uses the other's version for these settings and keeps one's own for the rest. */
  settle: (theirs: readonly Clash[]) => void;
  /** Merges what others saved; it is loaded unless it is given. */
  refresh: (theirs?: Base<D>) => Promise<void>;
  /** The page was saved by a call that needs its version, such as publishing. */
  moved: (version: number) => void;
  stop: () => void;
};

/** The same, to restore unsaved changes. */
type Restoring<D> = Autosave<D> & {
  restore: (left: readonly Left<D>[], dropLeft: (name: string) => void) => void;
};

const texts = {
  merged: t('合并他人的修改', 'Merge others’ changes', '合併他人的修改'),
  restored: t('恢复未保存的修改', 'Restore unsaved changes', '恢復未儲存的修改'),
  settled: t('采用他人的修改', 'Use others’ changes', '採用他人的修改'),
};
const patience = 800;
const longestPatience = 3_000;
const longestRetry = 30_000;

/** What saving needs of an editor, whatever it shows. */
export type Saveable<D extends BlockDocument> = Pick<
  EditorOf<D>,
  'page' | 'change' | 'forget' | 'listen' | 'remove'
>;
type Given<D extends BlockDocument> = {
  editor: Saveable<D>;
  base: Base<D>;
  transport: Transport<D>;
  journal: Journal<D>;
  mayAdd: DocumentKit<D>['mayAdd'];
};

/** Autosaves a page while it is edited, one save at a time, and merges what others saved meanwhile. */
export function createAutosave<D extends BlockDocument>({
  editor,
  base: start,
  transport,
  journal,
  mayAdd,
}: Given<D>): Restoring<D> {
  let base = start;
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since: number | null = null;
  let failures = 0;
  let isStopped = false;
  let whenSaved: (() => void)[] = [];
  const sync = createStore<Sync>(() => ({
    state: 'saved',
    version: start.version,
    time: null,
    message: '',
    clashes: [],
    isKept: true,
  }));

  const isSaved = () => editor.page.getState() === base.page;
  const wait = (delay: number) => {
    clearTimeout(timer);
    if (!isStopped) timer = setTimeout(() => void flush(), delay);
  };

  const stopListening = editor.listen((patches) => {
    sync.setState({ isKept: journal.note(patches) });
    since ??= Date.now();
    const { state } = sync.getState();
    if (state === 'clash' || state === 'offline') return;
    if (!running) sync.setState({ state: 'waiting' });
    wait(Math.max(0, Math.min(patience, since + longestPatience - Date.now())));
  });

  const show = (page: D, label: typeof texts.merged) =>
    editor.change({
      label,
      block: '',
      make: (draft) => become(draft, page),
    });

  const bringIn = async (given?: Base<D>) => {
    const theirs = given ?? (await transport.load());
    if (given && given.version <= base.version) return;
    const wasSaved = isSaved();
    const mine = editor.page.getState();
    const merged = merge({ base: base.page, mine, theirs: theirs.page }, mayAdd);
    base = theirs;
    sync.setState({ version: theirs.version });
    const before = editor.page.getState();
    show(merged.page, texts.merged);
    // Steps before a merge cannot be undone: that would also undo the other's changes.
    if (editor.page.getState() !== before) editor.forget();
    if (wasSaved) {
      base = { version: theirs.version, page: editor.page.getState() };
      journal.settle(base, journal.count());
    }
    if (merged.clashes.length > 0) sync.setState({ state: 'clash', clashes: merged.clashes });
  };

  const saveOnce = async (): Promise<boolean> => {
    const page = editor.page.getState();
    const sent = journal.count();
    sync.setState({ state: 'saving' });
    since = null;
    const answer = await transport.save(page, base.version);
    if ('version' in answer) {
      base = { version: answer.version, page };
      failures = 0;
      journal.settle(base, sent);
      for (const tell of whenSaved.splice(0)) tell();
      sync.setState({ version: answer.version, time: Date.now(), message: '' });
      return true;
    }
    if (answer.kind === 'moved') {
      await bringIn();
      return sync.getState().state !== 'clash';
    }
    if (answer.kind === 'unreachable') {
      sync.setState({ state: 'offline' });
      wait(Math.min(longestRetry, 2_000 * 2 ** failures++));
    } else sync.setState({ state: 'refused', message: answer.message });
    return false;
  };

  const run = async () => {
    for (;;) {
      if (isSaved()) {
        sync.setState({ state: 'saved' });
        return;
      }
      let isGoingOn = false;
      try {
        isGoingOn = await saveOnce();
      } catch {
        // The changes to merge could not be loaded.
        sync.setState({ state: 'offline' });
        wait(Math.min(longestRetry, 2_000 * 2 ** failures++));
      }
      if (!isGoingOn) return;
    }
  };

  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (isStopped || sync.getState().state === 'clash') return;
    running ??= run().finally(() => {
      running = null;
    });
    await running;
  };

  return {
    sync,
    flush,
    settle: (theirs) => {
      const { clashes } = sync.getState();
      // A block deleted by one and changed by the other is kept until the conflict is resolved.
      const gone = clashes.filter(
        (clash) => clash.field === null && clash.mine === null && !theirs.includes(clash),
      );
      const ids = gone.map(({ block }) => block);
      if (ids.length > 0) editor.remove(ids);
      if (theirs.length > 0)
        editor.change({
          label: texts.settled,
          block: '',
          make: (draft) => theirs.forEach((clash) => take(draft, clash)),
        });
      sync.setState({ state: 'waiting', clashes: [] });
      wait(0);
    },
    restore: (left, dropLeft) => {
      let page = editor.page.getState();
      const clashes: Clash[] = [];
      for (const { base: before, mine } of left) {
        const merged = merge({ base: before.page, mine, theirs: page }, mayAdd);
        page = merged.page;
        clashes.push(...merged.clashes);
      }
      const dropAll = () => left.forEach(({ name }) => dropLeft(name));
      show(page, texts.restored);
      if (isSaved()) dropAll();
      else whenSaved.push(dropAll);
      if (clashes.length > 0) sync.setState({ state: 'clash', clashes });
    },
    refresh: async (theirs) => {
      await running;
      if (isStopped || sync.getState().state === 'clash') return;
      running = bringIn(theirs)
        .catch(() => sync.setState({ state: 'offline' }))
        .finally(() => {
          running = null;
        });
      await running;
      wait(0);
    },
    moved: (version) => {
      // It may have been heard of already.
      if (version <= base.version) return;
      base = { ...base, version };
      sync.setState({ version });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      stopListening();
      whenSaved = [];
    },
  };
}
