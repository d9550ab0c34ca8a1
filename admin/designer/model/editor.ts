import { create, type Draft, type Patches } from 'mutative';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Block } from '#blocks/kit/document.ts';
import type { Text } from '#contract/text.ts';
import { noHistory, walk, wayTo, withStep, type History } from './history.ts';
import {
  copiesOf,
  insert,
  move,
  newId,
  remove,
  setIn,
  type BlockDocument,
  type DocumentKit,
  type Path,
} from './block-edits.ts';

/** The view state, which is not part of the document. */
export type BaseView = {
  /** In the document's order; empty while the settings of the whole are open. */
  selected: readonly string[];
  hovered: string | null;
  /** The setting to focus, for example from a check; cleared once focused. */
  asked: { block: string; path: Path } | null;
};
export const nothingSelected: BaseView = { selected: [], hovered: null, asked: null };

export type ChangeOf<D extends BlockDocument> = {
  label: Text;
  /** The block concerned; empty for the whole. */
  block: string;
  /** Joins the previous step of the same name while the user keeps typing. */
  joins?: string;
  make: (document: Draft<D>) => void;
};

/** A document being edited. All changes go through `change`, `undo`, `redo` or `jump`. */
export type EditorOf<D extends BlockDocument, V extends BaseView = BaseView> = {
  readonly page: StoreApi<D>;
  readonly history: StoreApi<History>;
  readonly view: StoreApi<V>;
  change: (change: ChangeOf<D>) => void;
  undo: () => void;
  redo: () => void;
  /** To the state after this many steps. */
  jump: (at: number) => void;
  /** Makes all steps so far permanent. */
  forget: () => void;
  /** Called after every change, including undo. */
  listen: (hear: (patches: Patches) => void) => () => void;

  /** Adds a new block at an index, or at the end, and selects it. */
  add: (type: string, at?: number) => string | null;
  remove: (ids: readonly string[]) => void;
  move: (ids: readonly string[], to: number) => void;
  duplicate: (ids: readonly string[]) => void;
  /** Inserts pasted blocks at an index, or after the selection. */
  paste: (blocks: readonly Block[], at?: number) => void;
  set: (block: string, path: Path, value: unknown) => void;
  setUp: (path: Path, value: unknown) => void;
  select: (ids: readonly string[]) => void;
};

type Given<D extends BlockDocument, V extends BaseView> = {
  document: D;
  kit: DocumentKit<D>;
  view: V;
  /** Who edits, by name. */
  by: string;
  now?: (() => number) | undefined;
};

export function createEditorOf<D extends BlockDocument, V extends BaseView>({
  document,
  kit: given,
  view: firstView,
  by,
  now = Date.now,
}: Given<D, V>): EditorOf<D, V> {
  const { labels } = given;
  // Edits know blocks and their order; what else a document has stays as it is.
  const kit = given as unknown as DocumentKit<BlockDocument>;
  const open = (draft: Draft<D>) => draft as Draft<BlockDocument>;
  const page = createStore<D>(() => document);
  const history = createStore<History>(() => noHistory);
  const view = createStore<V>(() => firstView);
  const look = (next: Partial<BaseView>) => view.setState(next as Partial<V>);
  const hearers = new Set<(patches: Patches) => void>();

  const show = (next: D, patches: Patches) => {
    page.setState(next, true);
    const { selected } = view.getState();
    const there = selected.filter((id) => Object.hasOwn(next.blocks, id));
    if (there.length < selected.length) look({ selected: there });
    for (const hear of hearers) hear(patches);
  };

  const change = ({ label, block, joins = '', make }: ChangeOf<D>) => {
    const [next, forth, back] = create(page.getState(), make, {
      enablePatches: true,
    });
    if (forth.length === 0) return;
    const step = { label, by, at: now(), block, forth, back, joins };
    history.setState(withStep(history.getState(), step), true);
    show(next, forth);
  };

  const jump = (at: number) => {
    const past = history.getState();
    const to = Math.max(0, Math.min(at, past.steps.length));
    if (to === past.at) return;
    const ways = wayTo(past, to);
    const touched = past.steps[to < past.at ? to : to - 1]?.block ?? '';
    history.setState({ ...past, at: to }, true);
    show(walk(page.getState(), ways), ways.flat());
    if (Object.hasOwn(page.getState().blocks, touched)) look({ selected: [touched] });
  };

  const typesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => page.getState().blocks[id]?.type ?? []);
  const select = (ids: readonly string[]) => {
    const { order } = page.getState();
    look({ selected: order.filter((id) => ids.includes(id)), asked: null });
  };
  const put = (blocks: readonly Block[], at: number, label: (types: string[]) => Text) => {
    let made: string[] = [];
    const types = blocks.map(({ type }) => type);
    const first = blocks[0];
    if (!first) return made;
    change({
      label: label(types),
      block: first.id,
      make: (draft) => {
        made = insert(open(draft), blocks, at, kit);
      },
    });
    if (made.length > 0) select(made);
    return made;
  };
  const behind = (ids: readonly string[]) => {
    const { order } = page.getState();
    const last = order.findLastIndex((id) => ids.includes(id));
    return last < 0 ? order.length : last + 1;
  };

  return {
    page,
    history,
    view,
    change,
    jump,
    forget: () => history.setState(noHistory, true),
    undo: () => jump(history.getState().at - 1),
    redo: () => jump(history.getState().at + 1),
    listen: (hear) => {
      hearers.add(hear);
      return () => void hearers.delete(hear);
    },
    add: (type, at = page.getState().order.length) =>
      put([kit.fresh(type)], at, () => labels.adding(type))[0] ?? null,
    remove: (ids) => {
      const there = ids.filter((id) => Object.hasOwn(page.getState().blocks, id));
      if (there.length === 0) return;
      const label = labels.of('remove', typesOf(there));
      change({ label, block: there[0]!, make: (draft) => remove(open(draft), there) });
    },
    move: (ids, to) => {
      const { order } = page.getState();
      const label = labels.of('move', typesOf(ids));
      change({
        label,
        block: ids[0] ?? '',
        make: (draft) => {
          const all = open(draft);
          move(all, ids, to, kit);
          // A drop at the original position is not a step.
          if (all.order.every((id, place) => id === order[place])) all.order = order as string[];
        },
      });
    },
    duplicate: (ids) => {
      const copies = copiesOf(page.getState(), ids);
      put(copies, behind(ids), (types) => labels.of('duplicate', types));
    },
    paste: (blocks, at = behind(view.getState().selected)) => {
      const named = blocks.map((block) => ({ ...block, id: newId() }));
      put(named, at, (types) => labels.of('paste', types));
    },
    set: (block, path, value) =>
      change({
        label: labels.setting(page.getState().blocks[block]?.type ?? '', path),
        block,
        joins: [block, ...path].join('.'),
        make: (draft) => {
          const found = open(draft).blocks[block];
          if (found) setIn(found.settings, path, value);
        },
      }),
    setUp: (path, value) =>
      change({
        label: labels.setup(path),
        block: '',
        joins: ['', ...path].join('.'),
        make: (draft) => setIn(open(draft).setup, path, value),
      }),
    select,
  };
}
