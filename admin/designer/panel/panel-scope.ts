import { createContext, use, type ComponentType } from 'react';
import { useStore } from 'zustand';
import type { PageDocument } from '#blocks/kit/document.ts';
import type { Fields } from '#blocks/kit/fields.ts';
import type { Editor } from '../model/editor.ts';
import { labelOfSetting, labelOfSetup } from '../model/labels.ts';
import { setIn, type Path } from '../model/page-edits.ts';

/** What a panel sets: a block, or the page itself. */
export type PanelScope = {
  editor: Editor;
  /** Empty for the page. */
  block: string;
  /** The type of the block; empty for the page. */
  type: string;
  /** What ids of the panel begin with. */
  base: string;
};

export const ScopeContext = createContext<PanelScope | null>(null);

export function useScope(): PanelScope {
  const scope = use(ScopeContext);
  if (!scope) throw new Error('A setting stands outside of a panel.');
  return scope;
}

type FieldListProps = { fields: Fields; path: Path };
/** How settings inside of a list or a group are shown; the panel fills it in, for they contain each other. */
export const FieldListSlot = createContext<ComponentType<FieldListProps>>(() => null);

const settingsIn = ({ blocks, setup }: PageDocument, block: string): unknown =>
  block === '' ? setup : blocks[block]?.settings;

/** What stands at a place of settings. */
export function valueAt(settings: unknown, path: Path): unknown {
  let inside = settings;
  for (const step of path) {
    if (typeof inside !== 'object' || inside === null) return undefined;
    inside = (inside as Record<string | number, unknown>)[step];
  }
  return inside;
}

/** A setting as it is now; only its own changes are heard of. */
export function useSetting(path: Path): unknown {
  const { editor, block } = useScope();
  return useStore(editor.page, (page) => valueAt(settingsIn(page, block), path));
}

export function usePut(): (path: Path, value: unknown) => void {
  const { editor, block } = useScope();
  return (path, value) =>
    block === '' ? editor.setUp(path, value) : editor.set(block, path, value);
}

/** Sets several at once, as one step of the history. */
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

/** The name of the place of a setting in the document. */
export const idOf = (base: string, path: Path) => `${base}-${path.join('-')}`;

const beginsWith = (path: Path, start: Path) => start.every((step, at) => path[at] === step);

/** Whether attention is asked for something inside of this place, and not for the place itself. */
export function useAskedInside(path: Path): boolean {
  const { editor, block } = useScope();
  return useStore(editor.view, ({ asked }) => {
    if (asked === null || asked.block !== block) return false;
    const way = wayOf(block, asked.path);
    return way.length > path.length && beginsWith(way, path);
  });
}

/** The setting that asks for attention is this one, or lies in it where it shows no settings of its own. */
export function useAsked(path: Path, isLeaf: boolean): boolean {
  const { editor, block } = useScope();
  return useStore(editor.view, ({ asked }) => {
    if (asked === null || asked.block !== block) return false;
    const way = wayOf(block, asked.path);
    return way.length > 0 && beginsWith(way, path) && (isLeaf || way.length === path.length);
  });
}

// Faults of the page name its setup first.
const wayOf = (block: string, path: Path): Path =>
  block === '' && path[0] === 'setup' ? path.slice(1) : path;
