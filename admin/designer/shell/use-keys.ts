import { useEffect, useEffectEvent } from 'react';
import { useSay } from '#admin/app/language.ts';
import { askFirstField } from '../canvas/ask-first-field.ts';
import { blocksAsText, blocksPasted, forgetShelf } from '../canvas/clipboard.ts';
import { commandsFor } from '../canvas/commands.ts';
import { canvasTexts } from '../canvas/texts.ts';
import type { Workbench } from '../canvas/workbench.ts';
import { floating, isFree, isIn, typing } from './key-places.ts';
import { onPageOnly, shortcutOf, type Shortcut } from './shortcuts.ts';

/** What the window itself does. */
export type WindowKeys = Record<'save' | 'preview' | 'publish' | 'find' | 'sheet', () => void> & {
  /** Closes the open panel, if any. */
  leave: () => boolean;
};

/** Saving and publishing work everywhere. So do undo and redo: what is typed in a setting is a step of the history. */
const travels: ReadonlySet<Shortcut> = new Set(['undo', 'redo'] as const);
const inFields: ReadonlySet<Shortcut> = new Set([
  ...(['save', 'publish', 'preview', 'undo', 'redo', 'none'] as const),
]);
/** Rich text has a history of its own, and what a setting does not accept is not part of the page's. */
const keepsOwnHistory = (target: EventTarget | null) =>
  isIn(target, '[contenteditable], [aria-invalid="true"]');

/** From a field back to the page. */
const focusPage = () => {
  const root = document.querySelector<HTMLElement>('[data-designer-root]');
  (root?.querySelector<HTMLElement>('[data-canvas] [tabindex="0"]') ?? root)?.focus();
};

const isOnPage = (target: EventTarget | null) =>
  target === document.body ||
  isIn(target, '[data-canvas], [data-designer-root]:focus, [data-panel]:focus');

/** All keyboard handling. Typing and input method composition are left alone. */
export function useKeys(bench: Workbench, windowKeys: WindowKeys): void {
  const say = useSay();
  const { editor, drag, canEdit, announce } = bench;
  const selectedBlocks = () => {
    const { blocks } = editor.page.getState();
    return editor.view.getState().selected.flatMap((id) => blocks[id] ?? []);
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isIn(event.target, floating)) return;
    const commands = commandsFor(bench, say);
    if (drag.getState().isByKeys) {
      const carry: Readonly<Record<string, () => void>> = {
        ArrowUp: () => commands.carryBy(-1),
        ArrowDown: () => commands.carryBy(1),
        ' ': commands.letGo,
        Enter: commands.letGo,
        Escape: commands.giveUp,
        Tab: commands.giveUp,
      };
      carry[event.key]?.();
      if (event.key !== 'Tab') event.preventDefault();
      return;
    }
    const shortcut = shortcutOf(event);
    if (shortcut === null) return;
    // In a field only these are not its own.
    if (isIn(event.target, typing) && !inFields.has(shortcut)) return;
    if (travels.has(shortcut) && keepsOwnHistory(event.target)) return;
    if (shortcut === 'none' && isIn(event.target, typing)) {
      if (isIn(event.target, '[aria-expanded="true"]')) return;
      focusPage();
      return;
    }
    if (onPageOnly.has(shortcut) && !isOnPage(event.target)) return;
    const { order } = editor.page.getState();
    const { selected } = editor.view.getState();
    const edits: Partial<Record<Shortcut, () => void>> = {
      undo: commands.undo,
      redo: commands.redo,
      up: () => commands.moveBy(-1),
      down: () => commands.moveBy(1),
      duplicate: commands.duplicate,
      remove: () => commands.remove(),
      hide: () => commands.hide(),
      lift: commands.liftSelected,
    };
    const looks: Partial<Record<Shortcut, () => void>> = {
      save: windowKeys.save,
      preview: windowKeys.preview,
      publish: windowKeys.publish,
      find: windowKeys.find,
      sheet: windowKeys.sheet,
      next: () => commands.selectBy(1, false),
      previous: () => commands.selectBy(-1, false),
      nextToo: () => commands.selectBy(1, true),
      previousToo: () => commands.selectBy(-1, true),
      first: () => order[0] !== undefined && editor.select([order[0]]),
      last: () => order.length > 0 && editor.select(order.slice(-1)),
      all: commands.selectAll,
      none: () => windowKeys.leave() || editor.select([]),
      open: () => selected[0] !== undefined && askFirstField(editor, selected[0]),
    };
    const act = looks[shortcut] ?? (canEdit ? edits[shortcut] : undefined);
    if (!act) return;
    event.preventDefault();
    act();
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const isText = window.getSelection()?.isCollapsed === false;
    const blocks = selectedBlocks();
    if (blocks.length === 0 || isText || !isFree(event.target)) return;
    event.clipboardData?.setData('text/plain', blocksAsText(blocks));
    forgetShelf();
    event.preventDefault();
    if (event.type === 'cut' && canEdit) commandsFor(bench, say).remove();
    else announce(say(canvasTexts.told.copied, { n: blocks.length }));
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!canEdit || !isFree(event.target)) return;
    const blocks = blocksPasted(event.clipboardData?.getData('text/plain') ?? '');
    if (!blocks) return;
    event.preventDefault();
    editor.paste(blocks);
    announce(say(canvasTexts.told.pasted, { n: blocks.length }));
  });

  useEffect(() => {
    document.addEventListener('keydown', press);
    document.addEventListener('copy', copy);
    document.addEventListener('cut', copy);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', copy);
      document.removeEventListener('paste', paste);
    };
  }, []);
}
