import { useEffect, useEffectEvent } from 'react';
import { floating, isFree, isIn, typing } from '#admin/designer/shell/key-places.ts';
import { zoomIn, zoomOut } from '../canvas/LabelCanvas.tsx';
import { elementsAsText, elementsInText } from '../model/clipboard.ts';
import { movable, nudge, reorder, turnLock, type LabelEditor } from '../model/label-editor.ts';

type Given = { editor: LabelEditor; canEdit: boolean; zoom: number; save: () => void };

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** All keyboard and clipboard handling; keys in fields and dialogs are left alone. */
export function useLabelKeys({ editor, canEdit, zoom, save }: Given): void {
  const remove = () => editor.remove(movable(editor).map(({ id }) => id));
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || isIn(event.target, floating)) return;
    const isMod = event.ctrlKey || event.metaKey;
    const key = event.key.toLowerCase();
    if (isMod && key === 's') {
      event.preventDefault();
      save();
      return;
    }
    if (isIn(event.target, typing)) return;
    const { selected } = editor.view.getState();
    const { order } = editor.page.getState();
    const arrow = arrows[event.key];
    let act: (() => void) | undefined;
    if (isMod) {
      const edits: Readonly<Record<string, () => void>> = {
        z: () => (event.shiftKey ? editor.redo() : editor.undo()),
        y: editor.redo,
        d: () => editor.duplicate(selected),
        l: () => turnLock(editor),
        ']': () => reorder(editor, 'forward'),
        '[': () => reorder(editor, 'backward'),
      };
      const looks: Readonly<Record<string, () => void>> = {
        a: () => editor.select(order),
        0: () => editor.view.setState({ zoom: 'fit' }),
        1: () => editor.view.setState({ zoom: 1 }),
        '=': () => editor.view.setState({ zoom: zoomIn(zoom) }),
        '-': () => editor.view.setState({ zoom: zoomOut(zoom) }),
      };
      act = looks[key] ?? (canEdit ? edits[key] : undefined);
    } else if (
      arrow &&
      selected.length > 0 &&
      canEdit &&
      !isIn(event.target, '[role=radiogroup]')
    ) {
      const step = event.shiftKey ? 1 : 0.1;
      act = () => nudge(editor, arrow[0] * step, arrow[1] * step);
    } else if ((key === 'delete' || key === 'backspace') && canEdit) act = remove;
    else if (key === 'escape') act = () => editor.select([]);
    else if (key === 'tab' && isIn(event.target, '[data-label-canvas]') && order.length > 0) {
      const at = order.indexOf(selected.at(-1) ?? '') + (event.shiftKey ? -1 : 1);
      act = () => editor.select([order[(at + order.length) % order.length]!]);
    }
    if (!act) return;
    event.preventDefault();
    act();
  });
  const copy = useEffectEvent((event: ClipboardEvent) => {
    const { blocks } = editor.page.getState();
    const chosen = editor.view.getState().selected.flatMap((id) => blocks[id] ?? []);
    const isText = window.getSelection()?.isCollapsed === false;
    if (chosen.length === 0 || isText || !isFree(event.target)) return;
    event.clipboardData?.setData('text/plain', elementsAsText(chosen));
    event.preventDefault();
    if (event.type === 'cut' && canEdit) remove();
  });
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (!canEdit || !isFree(event.target)) return;
    const blocks = elementsInText(event.clipboardData?.getData('text/plain') ?? '');
    if (!blocks) return;
    event.preventDefault();
    editor.paste(blocks);
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
