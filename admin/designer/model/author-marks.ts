import { longestBlockName } from '#blocks/kit/document.ts';
import type { TimeName } from '#blocks/shown-times.ts';
import type { Text } from '#contract/text.ts';
import { labelOf, nameOfType } from './labels.ts';
import type { Block } from '#blocks/kit/document.ts';
import type { Editor } from './page-editor.ts';

/** What a block is called here: by its author, or by its type. */
export const nameOfBlock = (
  block: Pick<Block, 'type' | 'name'> | undefined,
  say: (text: Text) => string,
): string => block?.name ?? say(nameOfType(block?.type ?? ''));

/** Leaves blocks out of the page that consumers see, or shows them again. */
export function hideBlocks(editor: Editor, ids: readonly string[], isHidden: boolean): void {
  const { blocks } = editor.page.getState();
  const changed = ids.filter((id) => blocks[id] && Boolean(blocks[id].hidden) !== isHidden);
  if (changed.length === 0) return;
  const types = changed.map((id) => blocks[id]!.type);
  editor.change({
    label: labelOf(isHidden ? 'hide' : 'show', types),
    block: changed[0]!,
    make: (page) => {
      for (const id of changed) {
        const block = page.blocks[id]!;
        if (isHidden) block.hidden = true;
        else delete block.hidden;
      }
    },
  });
}

/** Gives a block a name for authors; an empty one, or that of its type, takes it away. */
export function renameBlock(editor: Editor, id: string, typed: string, usual: string): void {
  const block = editor.page.getState().blocks[id];
  const wanted = typed.trim().slice(0, longestBlockName);
  const name = wanted === '' || wanted === usual ? undefined : wanted;
  if (!block || block.name === name) return;
  editor.change({
    label: labelOf('rename', [block.type]),
    block: id,
    make: (page) => {
      if (name === undefined) delete page.blocks[id]!.name;
      else page.blocks[id]!.name = name;
    },
  });
}

/** Sets from when or until when consumers see a block; an empty time takes it away. */
export function setTime(editor: Editor, id: string, name: TimeName, time: string): void {
  const block = editor.page.getState().blocks[id];
  if (!block || (block[name] ?? '') === time) return;
  editor.change({
    label: labelOf('time', [block.type]),
    block: id,
    make: (page) => {
      if (time === '') delete page.blocks[id]![name];
      else page.blocks[id]![name] = time;
    },
  });
}
