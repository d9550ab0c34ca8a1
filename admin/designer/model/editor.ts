import { create, type Draft, type Patches } from 'mutative';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { Block, PageDocument } from '#blocks/kit/document.ts';
import type { SceneName } from '#blocks/samples/scenes.ts';
import type { Language } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { noHistory, walk, wayTo, withStep, type History } from './history.ts';
import { labelOf, labelOfAdding, labelOfSetting, labelOfSetup } from './labels.ts';
import {
  copiesOf,
  freshBlock,
  insert,
  move,
  newId,
  remove,
  setIn,
  type Path,
} from './page-edits.ts';

export const phoneWidths = [320, 375, 414, 768] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

/** The view state, which is not part of the page. */
export type View = {
  /** In page order; empty while the page setup is open. */
  selected: readonly string[];
  hovered: string | null;
  /** The setting to focus, for example from a check; cleared once focused. */
  asked: { block: string; path: Path } | null;
  language: Language;
  /** A sample, or a code of the company. */
  scene: SceneName | { code: string };
  width: PhoneWidth;
  /** A scale, or fit to the window. */
  scale: number | 'fit';
};

export type Change = {
  label: Text;
  /** The block concerned; empty for the page. */
  block: string;
  /** Joins the previous step of the same name while the user keeps typing. */
  joins?: string;
  make: (page: Draft<PageDocument>) => void;
};

/** A page being edited. All changes go through `change`, `undo`, `redo` or `jump`. */
export type Editor = {
  readonly page: StoreApi<PageDocument>;
  readonly history: StoreApi<History>;
  readonly view: StoreApi<View>;
  change: (change: Change) => void;
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
  /** Inserts pasted blocks after the selection. */
  paste: (blocks: readonly Block[]) => void;
  set: (block: string, path: Path, value: unknown) => void;
  setUp: (path: Path, value: unknown) => void;
  select: (ids: readonly string[]) => void;
};

type Given = {
  page: PageDocument;
  /** Who edits, by name. */
  by: string;
  language: Language;
  now?: () => number;
};

export function createEditor({ page: start, by, language, now = Date.now }: Given): Editor {
  const page = createStore<PageDocument>(() => start);
  const history = createStore<History>(() => noHistory);
  const view = createStore<View>(() => ({
    selected: [],
    hovered: null,
    asked: null,
    language,
    scene: 'first',
    width: 375,
    scale: 'fit',
  }));
  const hearers = new Set<(patches: Patches) => void>();

  const show = (next: PageDocument, patches: Patches) => {
    page.setState(next, true);
    const { selected } = view.getState();
    const there = selected.filter((id) => Object.hasOwn(next.blocks, id));
    if (there.length < selected.length) view.setState({ selected: there });
    for (const hear of hearers) hear(patches);
  };

  const change = ({ label, block, joins = '', make }: Change) => {
    const [next, forth, back] = create(page.getState(), make, { enablePatches: true });
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
    if (Object.hasOwn(page.getState().blocks, touched)) view.setState({ selected: [touched] });
  };

  const typesOf = (ids: readonly string[]) =>
    ids.flatMap((id) => page.getState().blocks[id]?.type ?? []);
  const select = (ids: readonly string[]) => {
    const { order } = page.getState();
    view.setState({ selected: order.filter((id) => ids.includes(id)), asked: null });
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
        made = insert(draft, blocks, at);
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
      put([freshBlock(type)], at, () => labelOfAdding(type))[0] ?? null,
    remove: (ids) => {
      const there = ids.filter((id) => Object.hasOwn(page.getState().blocks, id));
      if (there.length === 0) return;
      const label = labelOf('remove', typesOf(there));
      change({ label, block: there[0]!, make: (draft) => remove(draft, there) });
    },
    move: (ids, to) => {
      const { order } = page.getState();
      const label = labelOf('move', typesOf(ids));
      change({
        label,
        block: ids[0] ?? '',
        make: (draft) => {
          move(draft, ids, to);
          // A drop at the original position is not a step.
          if (draft.order.every((id, place) => id === order[place]))
            draft.order = order as string[];
        },
      });
    },
    duplicate: (ids) => {
      const copies = copiesOf(page.getState(), ids);
      put(copies, behind(ids), (types) => labelOf('duplicate', types));
    },
    paste: (blocks) => {
      const named = blocks.map((block) => ({ ...block, id: newId() }));
      const { selected } = view.getState();
      put(named, behind(selected), (types) => labelOf('paste', types));
    },
    set: (block, path, value) =>
      change({
        label: labelOfSetting(page.getState().blocks[block]?.type ?? '', path),
        block,
        joins: [block, ...path].join('.'),
        make: (draft) => {
          const found = draft.blocks[block];
          if (found) setIn(found.settings, path, value);
        },
      }),
    setUp: (path, value) =>
      change({
        label: labelOfSetup(path),
        block: '',
        joins: ['', ...path].join('.'),
        make: (draft) => setIn(draft.setup, path, value),
      }),
    select,
  };
}
