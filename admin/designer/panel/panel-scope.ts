import { createContext, use, type ComponentType } from 'react';
import { useStore } from 'zustand';
import { sameValue } from '#admin/ui/same-value.ts';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { TimeName } from '#blocks/shown-times.ts';
import { setTime } from '../model/author-marks.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import type { Editor } from '../model/page-editor.ts';
import { labelOfSetting, labelOfSetup, labelOfTogether } from '../model/labels.ts';
import type { ReadonlyPage } from './while-there.ts';
import { setIn, type Path } from '../model/block-edits.ts';

/** What a panel edits: a block, or the page. */
export type PanelScope = {
  editor: Editor;
  /** What its settings are read from. */
  page: ReadonlyPage;
  /** Empty for the page. */
  block: string;
  /** The type of the block; empty for the page. */
  type: string;
  /** Further blocks that are set together with it. */
  others?: readonly string[];
  /** It sets when a block is shown, which is stored next to its settings. */
  isBeside?: boolean;
  /** The prefix of element ids in the panel. */
  base: string;
};

export const ScopeContext = createContext<PanelScope | null>(null);

export function useScope(): PanelScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A setting stands outside of a panel.');
  return scope;
}

type FieldListProps = { fields: Fields; path: Path };
/** Renders the settings inside a list or group; set by the panel to avoid a circular import. */
export const FieldListSlot = createContext<ComponentType<FieldListProps>>(() => null);

const settingsIn = ({ blocks, setup }: PageDocument, block: string): unknown =>
  block === '' ? setup : blocks[block]?.settings;

/** The value at a path of settings. */
export function valueAt(settings: unknown, path: Path): unknown {
  let inside = settings;
  for (const step of path) {
    if (typeof inside !== 'object' || inside === null) return undefined;
    inside = (inside as Record<string | number, unknown>)[step];
  }
  return inside;
}

/** The value of a setting; re-renders only on its own changes. */
export function useSetting(path: Path): unknown {
  const { page: read, block, isBeside = false } = useScope();
  return useStore(read, (page) =>
    isBeside ? (valueAt(page.blocks[block], path) ?? '') : valueAt(settingsIn(page, block), path),
  );
}

/** Whether blocks that are set together differ in a setting. */
export function useMixed(path: Path): boolean {
  const { page: read, block, others = [] } = useScope();
  return useStore(read, (page) => {
    const value = valueAt(settingsIn(page, block), path);
    return others.some((id) => !sameValue(valueAt(settingsIn(page, id), path), value));
  });
}

export function usePut(): (path: Path, value: unknown) => void {
  const { editor, block, others = [], isBeside = false } = useScope();
  if (isBeside) return ([name], value) => setTime(editor, block, name as TimeName, String(value));
  if (others.length === 0)
    return (path, value) =>
      block === '' ? editor.setUp(path, value) : editor.set(block, path, value);
  const ids = [block, ...others];
  return (path, value) =>
    editor.change({
      label: labelOfTogether(ids.length, editor.page.getState().blocks[block]?.type ?? '', path),
      block,
      joins: [...ids, ...path].join('.'),
      make: ({ blocks }) => {
        for (const id of ids) {
          const found = blocks[id];
          if (found) setIn(found.settings, path, structuredClone(value));
        }
      },
    });
}

/** Sets several values as one step of the history. */
export function usePutTogether(): (values: readonly (readonly [Path, unknown])[]) => void {
  const { editor, block, type } = useScope();
  return (values) => {
    const [first] = values;
    if (!first) return;
    editor.change({
      label: block === '' ? labelOfSetup(first[0]) : labelOfSetting(type, first[0]),
      block,
      make: (page) => {
        const settings = block === '' ? page.setup : page.blocks[block]?.settings;
        if (settings) for (const [path, value] of values) setIn(settings, path, value);
      },
    });
  };
}

/** The element id of a setting. */
export const idOf = (base: string, path: Path) => `${base}-${path.join('-')}`;

const beginsWith = (path: Path, start: Path) => start.every((step, at) => path[at] === step);

/** Whether the setting to focus is inside this one. */
export function useAskedInside(path: Path): boolean {
  const { editor, block } = useScope();
  return useStore(editor.view, ({ asked }) => {
    if (asked === null || asked.block !== block) return false;
    const way = wayOf(block, asked.path);
    return way.length > path.length && beginsWith(way, path);
  });
}

/** Whether the setting to focus is this one, or inside it where it has no settings of its own. */
export function useAsked(path: Path, isLeaf: boolean): boolean {
  const { editor, block } = useScope();
  return useStore(editor.view, ({ asked }) => {
    if (asked === null || asked.block !== block) return false;
    const way = wayOf(block, asked.path);
    return way.length > 0 && beginsWith(way, path) && (isLeaf || way.length === path.length);
  });
}

// Checks of the page prefix the path with the page setup.
const wayOf = (block: string, path: Path): Path =>
  block === '' && path[0] === 'setup' ? path.slice(1) : path;
