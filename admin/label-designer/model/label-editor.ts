import {
  createEditorOf,
  nothingSelected,
  type BaseView,
  type EditorOf,
} from '#admin/designer/model/editor.ts';
import type { Block } from '#blocks/kit/document.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import { sampleValues } from '#contract/labels/samples.ts';
import { boundsOf, placeAt, type Bounds, type Place } from './geometry.ts';
import {
  elementOf,
  freshElement,
  labelKit,
  labelOfChange,
  type LabelPage,
  type PaletteItem,
} from './label-page.ts';

export type LabelView = BaseView & {
  /** 1 is real size; or fit to the window. */
  zoom: number | 'fit';
  isSnapping: boolean;
  /** The real code whose values are shown; empty for samples. */
  code: string;
  values: LabelValues;
  /** Where elements are while they are dragged. */
  preview: Readonly<Record<string, Place>> | null;
  /** Lines that the dragged ones hold on to. */
  guides: { x: number | null; y: number | null };
};
export type LabelEditor = EditorOf<LabelPage, LabelView>;
export const noGuides = { x: null, y: null };

export const createLabelEditor = (page: LabelPage, by = ''): LabelEditor =>
  createEditorOf<LabelPage, LabelView>({
    document: page,
    kit: labelKit,
    view: {
      ...nothingSelected,
      zoom: 'fit',
      isSnapping: true,
      code: '',
      values: sampleValues,
      preview: null,
      guides: noGuides,
    },
    by,
  });

const blocksIn = (editor: LabelEditor, ids: readonly string[]): Block[] => {
  const { blocks } = editor.page.getState();
  return ids.flatMap((id) => blocks[id] ?? []);
};
/** The selected elements that may be changed. */
export const movable = (editor: LabelEditor): Block[] =>
  blocksIn(editor, editor.view.getState().selected).filter((block) => !elementOf(block).is_locked);

/** Adds a new element in front of all others and selects it. */
export function addElement(editor: LabelEditor, item: PaletteItem, more: object = {}): void {
  const page = editor.page.getState();
  if (!labelKit.mayAdd(page, item)) return;
  const block = freshElement(item, page, more);
  editor.change({
    label: labelKit.labels.adding(block.type),
    block: block.id,
    make: (draft) => {
      draft.blocks[block.id] = block;
      draft.order = [...draft.order, block.id];
    },
  });
  editor.select([block.id]);
}

type Placing = 'place' | 'resize' | 'align';
/** Gives elements other places, as one step. */
export function placeElements(
  editor: LabelEditor,
  places: Readonly<Record<string, Place>>,
  what: Placing,
  joins = '',
): void {
  const ids = Object.keys(places);
  const blocks = blocksIn(editor, ids);
  if (blocks.length === 0) return;
  editor.change({
    label: labelOfChange(
      what,
      blocks.map(({ type }) => type),
    ),
    block: ids[0]!,
    ...(joins && { joins }),
    make: (draft) => {
      for (const [id, place] of Object.entries(places)) {
        const settings = draft.blocks[id]?.settings;
        if (!settings) continue;
        for (const [side, value] of Object.entries(place))
          if (settings[side] !== value) settings[side] = value;
      }
    },
  });
}

/** Moves what is seen of elements: the same number of bounds as blocks. */
export const placesOf = (blocks: readonly Block[], bounds: readonly Bounds[]) =>
  Object.fromEntries(blocks.map((block, at) => [block.id, placeAt(elementOf(block), bounds[at]!)]));
export const boundsIn = (blocks: readonly Block[]): Bounds[] =>
  blocks.map((block) => boundsOf(elementOf(block)));

/** By arrow keys; repeated ones are one step. */
export function nudge(editor: LabelEditor, dx: number, dy: number): void {
  const blocks = movable(editor);
  const moved = boundsIn(blocks).map((one) => ({ ...one, x: one.x + dx, y: one.y + dy }));
  const joins = `nudge ${blocks.map(({ id }) => id).join(' ')}`;
  placeElements(editor, placesOf(blocks, moved), 'place', joins);
}

/** Brings the selected ones to the front or back, by one or all the way. */
export function reorder(editor: LabelEditor, way: 'front' | 'forward' | 'backward' | 'back'): void {
  const { order } = editor.page.getState();
  const { selected } = editor.view.getState();
  if (selected.length === 0) return;
  const first = order.indexOf(selected[0]!);
  const last = order.indexOf(selected.at(-1)!);
  const to = { front: order.length, forward: last + 2, backward: Math.max(0, first - 1), back: 0 };
  editor.move(selected, Math.min(order.length, to[way]));
}

/** Locks the selected ones, or unlocks them if all are. */
export function turnLock(editor: LabelEditor): void {
  const blocks = blocksIn(editor, editor.view.getState().selected);
  if (blocks.length === 0) return;
  const isLocked = !blocks.every((block) => elementOf(block).is_locked);
  editor.change({
    label: labelKit.labels.setting(blocks[0]!.type, ['is_locked']),
    block: blocks[0]!.id,
    make: (draft) => {
      for (const { id } of blocks) draft.blocks[id]!.settings.is_locked = isLocked;
    },
  });
}
