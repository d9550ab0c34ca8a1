import type { Draft } from 'mutative';
import type { Block, PageDocument } from '#blocks/kit/document.ts';
import { sharedOn, withShared } from '#blocks/shared.ts';
import { newId } from '../model/block-edits.ts';
import { become } from '../model/merge.ts';
import { mayAdd, type Editor } from '../model/page-editor.ts';
import { sharingTexts as texts } from './texts.ts';

/** Puts the blocks of a section as shared ones; all of them, or none. */
export function putShared(
  editor: Editor,
  section: number,
  content: readonly Block[],
  at?: number,
): 'put' | 'already' | 'noRoom' {
  const page = editor.page.getState();
  if (sharedOn(page, section).length > 0) return 'already';
  // A section has each of those that a page can have only once at most once.
  const room = page.order.length + content.length - 1;
  const order = Array.from({ length: room }, (_, n) => page.order[n] ?? '');
  if (content.some(({ type }) => !mayAdd({ ...page, order }, type))) return 'noRoom';
  editor.paste(
    content.map((block) => ({ ...block, shared: { section, part: block.id } })),
    at,
  );
  return 'put';
}

/** The blocks of a shared section become the page's own. */
export function detach(editor: Editor, section: number): void {
  const ids = sharedOn(editor.page.getState(), section).map(({ id }) => id);
  if (ids.length === 0) return;
  editor.change({
    label: texts.steps.detach,
    block: ids[0]!,
    make: (page) => {
      for (const id of ids) delete page.blocks[id]!.shared;
    },
  });
}

/** Takes the section as it is in place of what was changed here. */
export function restoreShared(editor: Editor, section: number, content: PageDocument): void {
  const next = withShared(editor.page.getState(), section, content, newId);
  editor.change({
    label: texts.steps.restore,
    block: sharedOn(next, section)[0]?.id ?? '',
    make: (page: Draft<PageDocument>) => become(page, next),
  });
}

/** A page of the shared blocks alone, with the ids that they have in their section. */
export function contentOn(page: PageDocument, section: number, base: PageDocument): PageDocument {
  const parts = sharedOn(page, section).map(({ shared, ...block }) => ({
    ...block,
    id: shared!.part,
  }));
  return {
    ...base,
    order: parts.map(({ id }) => id),
    blocks: Object.fromEntries(parts.map((block) => [block.id, block])),
  };
}
