import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { notice } from '#blocks/notice/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { say } from '#contract/text.ts';
import { createMarks } from '../together/marks.ts';
import { createEditor } from '../model/page-editor.ts';
import { commandsFor } from './commands.ts';
import { blocksLifted, createDrag, lift, putDown } from './drag.ts';
import { nothingMeasured } from './geometry.ts';
import type { Workbench } from './workbench.ts';

function open() {
  const blocks = [...['one', 'two', 'three'].map((name) => newBlock(captionText, { name }))];
  const page = pageOf([...blocks, newBlock(tabBar)]);
  const editor = createEditor({ page, by: 'Ann', language: 'en' });
  const said: string[] = [];
  const bench: Workbench = {
    editor,
    geometry: createStore(() => nothingMeasured),
    drag: createDrag(),
    checks: createStore(() => []),
    marks: createMarks(),
    showComments: () => undefined,
    canEdit: true,
    has3d: true,
    kind: 'trace',
    announce: (words) => said.push(words),
  };
  const commands = commandsFor(bench, (text, params) => say(text, 'en', params));
  return { bench, editor, said, commands, order: () => editor.page.getState().order };
}

test('arrows choose the next block and say which it is', () => {
  const { commands, editor, said } = open();
  commands.selectBy(1, false);
  commands.selectBy(1, true);
  expect(editor.view.getState().selected).toEqual(['b1', 'b2']);
  expect(said.at(-1)).toBe('“Heading” selected, 2 of 4');
});

test('a block moves up and down, and not below what keeps its place', () => {
  const { commands, editor, order } = open();
  editor.select(['b2']);
  commands.moveBy(-1);
  expect(order()).toEqual(['b2', 'b1', 'b3', 'b4']);
  commands.moveBy(-1);
  commands.moveBy(1);
  commands.moveBy(1);
  commands.moveBy(1);
  expect(order()).toEqual(['b1', 'b3', 'b2', 'b4']);
});

test('what is added comes behind what is selected', () => {
  const { commands, editor, order, said } = open();
  editor.select(['b1']);
  commands.add(notice.type);
  expect(order()[1]).toBe(editor.view.getState().selected[0]);
  expect(said.at(-1)).toBe('Added “Notice” at position 2');
});

test('after a block is deleted, the one in its place is selected', () => {
  const { commands, editor, order } = open();
  editor.select(['b2']);
  commands.remove();
  expect(order()).toEqual(['b1', 'b3', 'b4']);
  expect(editor.view.getState().selected).toEqual(['b3']);
});

test('lifted by keys, a block is carried, put down or given up', () => {
  const { bench, commands, editor, order, said } = open();
  editor.select(['b1']);
  commands.liftSelected();
  commands.carryBy(-1);
  expect(bench.drag.getState()).toMatchObject({ at: 0, isByKeys: true });
  commands.carryBy(1);
  commands.carryBy(1);
  commands.letGo();
  expect(order()).toEqual(['b2', 'b1', 'b3', 'b4']);
  expect(said.at(-1)).toBe('Dropped at position 2');
  commands.liftSelected();
  commands.carryBy(1);
  commands.giveUp();
  expect(order()).toEqual(['b2', 'b1', 'b3', 'b4']);
  expect(bench.drag.getState().lifted).toBeNull();
});

test('taking hold of one of several selected takes all of them along', () => {
  const { bench, editor, order } = open();
  editor.select(['b1', 'b3']);
  lift(bench.drag, blocksLifted(editor, 'b3'), 2);
  expect(putDown(editor, bench.drag)).toBe(true);
  expect(order()).toEqual(['b2', 'b1', 'b3', 'b4']);
  lift(bench.drag, { kind: 'new', type: notice.type }, null);
  expect(putDown(editor, bench.drag)).toBe(false);
});

test('undo and redo say what they took back', () => {
  const { commands, editor, said } = open();
  editor.remove(['b1']);
  commands.undo();
  expect(said.at(-1)).toBe('Undone: Delete “Heading”');
  commands.redo();
  expect(said.at(-1)).toBe('Redone: Delete “Heading”');
  commands.redo();
  expect(said).toHaveLength(2);
});
