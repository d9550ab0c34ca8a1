import type { Say } from '#admin/app/language.ts';
import { hideBlocks, nameOfBlock } from '../model/author-marks.ts';
import { nameOfType } from '../model/labels.ts';
import { copyBlocks } from './clipboard.ts';
import { giveUp, lift, putDown } from './drag.ts';
import { neighbour } from './selection.ts';
import { canvasTexts } from './texts.ts';
import type { Workbench } from './workbench.ts';

const { told } = canvasTexts;

/** The commands on the page by key or button; each is announced. */
export function commandsFor(bench: Workbench, say: Say) {
  const { editor, drag, announce } = bench;
  const order = () => editor.page.getState().order;
  const selected = () => editor.view.getState().selected;
  const placeOf = (id: string | undefined) => order().indexOf(id ?? '') + 1;
  const nameOf = (id: string | undefined) =>
    nameOfBlock(editor.page.getState().blocks[id ?? ''], say);
  const tellPlace = (at: number) => announce(say(told.over, { at: at + 1, n: order().length + 1 }));

  const moveBy = (by: 1 | -1) => {
    const ids = selected();
    const at = by < 0 ? order().indexOf(ids[0] ?? '') : order().indexOf(ids.at(-1) ?? '');
    const to = by < 0 ? at - 1 : at + 2;
    if (ids.length === 0 || to < 0) return;
    editor.move(ids, to);
    announce(say(told.moved, { at: placeOf(ids[0]) }));
  };
  const selectBy = (by: 1 | -1, isMore: boolean) => {
    const next = neighbour(order(), selected(), by);
    if (next === undefined) return;
    editor.select(isMore ? [...selected(), next] : [next]);
    announce(say(told.selected, { name: nameOf(next), at: placeOf(next), n: order().length }));
  };
  const add = (type: string) => {
    const last = selected().at(-1);
    const id = editor.add(type, last === undefined ? undefined : order().indexOf(last) + 1);
    if (id === null) return;
    announce(say(told.added, { name: say(nameOfType(type)), at: placeOf(id) }));
  };
  const remove = (ids = selected()) => {
    if (ids.length === 0) return;
    const from = order().indexOf(ids[0]!);
    editor.remove(ids);
    const next = order()[Math.min(from, order().length - 1)];
    editor.select(next === undefined ? [] : [next]);
    announce(say(told.removed, { n: ids.length }));
  };
  /** Hides the blocks, or shows them again if all of them are hidden. */
  const hide = (ids = selected()) => {
    if (ids.length === 0) return;
    const { blocks } = editor.page.getState();
    const isHidden = !ids.every((id) => blocks[id]?.hidden);
    hideBlocks(editor, ids, isHidden);
    announce(say(isHidden ? told.hidden : told.shown, { n: ids.length }));
  };
  const travel = (by: 1 | -1) => {
    const { steps, at } = editor.history.getState();
    const step = steps[by < 0 ? at - 1 : at];
    if (!step) return;
    editor.jump(at + by);
    announce(say(by < 0 ? told.undone : told.redone, { what: say(step.label) }));
  };
  const liftSelected = () => {
    const ids = selected();
    const [first] = ids;
    if (first === undefined) return;
    const type = editor.page.getState().blocks[first]?.type ?? '';
    lift(drag, { kind: 'move', ids, type }, order().indexOf(first), true);
    announce(say(told.lifted, { name: nameOf(first) }));
  };
  const carryBy = (by: 1 | -1) => {
    const at = Math.max(0, Math.min(order().length, (drag.getState().at ?? 0) + by));
    drag.setState({ at });
    tellPlace(at);
  };
  return {
    moveBy,
    selectBy,
    add,
    remove,
    hide,
    undo: () => travel(-1),
    redo: () => travel(1),
    selectAll: () => editor.select(order()),
    duplicate: () => {
      if (selected().length === 0) return;
      editor.duplicate(selected());
      announce(say(told.duplicated));
    },
    copy: () => {
      const { blocks } = editor.page.getState();
      const chosen = selected().flatMap((id) => blocks[id] ?? []);
      void copyBlocks(chosen);
      announce(say(told.copied, { n: chosen.length }));
    },
    liftSelected,
    carryBy,
    letGo: () => {
      const ids = selected();
      putDown(editor, drag);
      announce(say(told.placed, { at: placeOf(ids[0]) }));
    },
    giveUp: () => {
      giveUp(drag);
      announce(say(told.givenUp));
    },
  };
}
export type Commands = ReturnType<typeof commandsFor>;
