import { mostBlocks, newBlock, type Block, type PageDocument } from '#blocks/kit/document.ts';
import { findSpec } from '#blocks/list.ts';
import type { SceneName } from '#blocks/samples/scenes.ts';
import type { Language } from '#contract/language.ts';
import { newId, type DocumentKit } from './block-edits.ts';
import { createEditorOf, nothingSelected, type BaseView, type EditorOf } from './editor.ts';
import { labelOf, labelOfAdding, labelOfSetting, labelOfSetup } from './labels.ts';

export const phoneWidths = [320, 375, 414, 768] as const;
export type PhoneWidth = (typeof phoneWidths)[number];

export type View = BaseView & {
  /** The item of a list being edited, to be in view on the page. */
  item: { block: string; at: number } | null;
  language: Language;
  /** A sample, or a code of the company. */
  scene: SceneName | { code: string };
  width: PhoneWidth;
  /** A scale, or fit to the window. */
  scale: number | 'fit';
};

/** A page being edited. */
export type Editor = EditorOf<PageDocument, View>;

/** Whether a page may have another block of a type. */
export function mayAdd(page: PageDocument, type: string): boolean {
  if (page.order.length >= mostBlocks) return false;
  return !findSpec(type)?.isOnly || !page.order.some((id) => page.blocks[id]?.type === type);
}

/** A new block of a type. */
function freshBlock(type: string): Block {
  const spec = findSpec(type);
  if (!spec) throw new Error(`There is no block ${type}.`);
  return { id: newId(), ...newBlock(spec) };
}

const pageKit: DocumentKit<PageDocument> = {
  fresh: freshBlock,
  mayAdd,
  isFixed: (type) => findSpec(type)?.isFixed === true,
  labels: {
    adding: labelOfAdding,
    of: labelOf,
    setting: labelOfSetting,
    setup: labelOfSetup,
  },
};

type Given = {
  page: PageDocument;
  /** Who edits, by name. */
  by: string;
  language: Language;
  now?: () => number;
};

export const createEditor = ({ page, by, language, now }: Given): Editor =>
  createEditorOf<PageDocument, View>({
    document: page,
    kit: pageKit,
    view: { ...nothingSelected, item: null, language, scene: 'first', width: 375, scale: 'fit' },
    by,
    now,
  });
