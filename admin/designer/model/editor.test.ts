import fc from 'fast-check';
import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { pageOf, newBlock } from '#blocks/kit/document.ts';
import { blockSpecs } from '#blocks/list.ts';
import { rulesOfPage } from '#blocks/page-rules.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { createEditor, type Editor } from './page-editor.ts';

const caption = (name: string) => newBlock(captionText, { name });
const open = (clock = { now: 0 }) =>
  createEditor({
    page: pageOf([caption('one'), caption('two'), caption('three')]),
    by: 'Ann',
    language: 'zh_CN',
    now: () => clock.now,
  });
const types = blockSpecs.map(({ type }) => type);

type Act = (editor: Editor) => void;
const pick = (editor: Editor, at: number) => {
  const { order } = editor.page.getState();
  return order.length === 0 ? [] : [order[at % order.length]!];
};
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.tuple(fc.constantFrom(...types), fc.nat(10)).map(
    ([type, at]): Act =>
      (editor) =>
        void editor.add(type, Math.min(at, editor.page.getState().order.length)),
  ),
  fc.nat(20).map(
    (at): Act =>
      (editor) =>
        editor.remove(pick(editor, at)),
  ),
  fc.tuple(fc.nat(20), fc.nat(20)).map(
    ([at, to]): Act =>
      (editor) =>
        editor.move(pick(editor, at), to),
  ),
  fc.nat(20).map(
    (at): Act =>
      (editor) =>
        editor.duplicate(pick(editor, at)),
  ),
  fc.tuple(fc.nat(20), fc.string()).map(([at, value]): Act => (editor) => {
    const [id] = pick(editor, at);
    if (id) editor.set(id, ['name'], value);
  }),
  fc.string().map(
    (value): Act =>
      (editor) =>
        editor.setUp(['title'], value),
  ),
  fc.nat(20).map((at): Act => (editor) => {
    const { blocks } = editor.page.getState();
    editor.paste(pick(editor, at).map((id) => blocks[id]!));
  }),
  fc.constant<Act>((editor) => editor.undo()),
  fc.constant<Act>((editor) => editor.redo()),
  fc.nat(20).map(
    (at): Act =>
      (editor) =>
        editor.jump(at),
  ),
);

test('whatever was done, taken back it is the page one began with, and done again the page one ended with', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 40 }), (sequence) => {
      const editor = open();
      const start = structuredClone(editor.page.getState());
      for (const act of sequence) act(editor);
      editor.jump(Infinity);
      const end = structuredClone(editor.page.getState());
      expect(rulesOfPage(end)).toEqual([]);
      const { steps } = editor.history.getState();
      steps.forEach(() => editor.undo());
      expect(editor.page.getState()).toEqual(start);
      editor.jump(steps.length);
      expect(editor.page.getState()).toEqual(end);
    }),
    { numRuns: 200 },
  );
});

test('a step says what was done, to what, by whom and when', () => {
  const editor = open({ now: 5 });
  editor.set('b1', ['wordColor'], '#ff4500');
  const [step] = editor.history.getState().steps;
  expect(step).toMatchObject({ by: 'Ann', at: 5, block: 'b1' });
  expect(step?.label.zh_CN).toBe(
    `修改“${captionText.name.zh_CN}”的${captionText.fields.wordColor.label.zh_CN}`,
  );
  expect(step?.label.en).toContain(captionText.name.en);
});

test('typing is one step until one pauses, or turns to something else', () => {
  const clock = { now: 0 };
  const editor = open(clock);
  for (const value of ['h', 'he', 'hel']) {
    clock.now += 900;
    editor.set('b1', ['name'], value);
  }
  expect(editor.history.getState().steps).toHaveLength(1);
  expect(editor.history.getState().steps[0]?.forth).toHaveLength(1);
  clock.now += 1_001;
  editor.set('b1', ['name'], 'help');
  editor.set('b2', ['name'], 'other');
  editor.set('b1', ['name'], 'helpful');
  expect(editor.history.getState().steps).toHaveLength(4);
  editor.jump(1);
  expect(editor.page.getState().blocks.b1?.settings.name).toBe('hel');
  editor.undo();
  expect(editor.page.getState().blocks.b1?.settings.name).toBe('one');
});

test('what was taken back is forgotten by the next change, and typing does not go on in a step taken back', () => {
  const editor = open();
  editor.set('b1', ['name'], 'a');
  editor.undo();
  editor.set('b1', ['name'], 'b');
  expect(editor.history.getState()).toMatchObject({ at: 1 });
  editor.undo();
  editor.redo();
  expect(editor.page.getState().blocks.b1?.settings.name).toBe('b');
});

test('[DSG-2] the bottom navigation keeps its place, and there is one of it', () => {
  const editor = open();
  const bar = editor.add(tabBar.type, 0)!;
  expect(editor.page.getState().order.at(-1)).toBe(bar);
  expect(editor.add(tabBar.type)).toBe(null);
  editor.move([bar], 0);
  expect(editor.page.getState().order.at(-1)).toBe(bar);
  editor.add(captionText.type);
  expect(editor.page.getState().order.at(-1)).toBe(bar);
});

test('what changes nothing is no step', () => {
  const editor = open();
  editor.move(['b2'], 1);
  editor.move(['b2'], 2);
  editor.set('b1', ['name'], 'one');
  editor.remove(['gone']);
  editor.set('gone', ['name'], 'x');
  expect(editor.history.getState().steps).toEqual([]);
});

test('a change touches the block it is about and leaves the others the same objects', () => {
  const editor = open();
  const before = editor.page.getState();
  const heard: number[] = [];
  editor.listen((patches) => heard.push(patches.length));
  editor.set('b2', ['name'], 'TWO');
  const after = editor.page.getState();
  expect(after.blocks.b1).toBe(before.blocks.b1);
  expect(after.order).toBe(before.order);
  expect(after.blocks.b2).not.toBe(before.blocks.b2);
  expect(heard).toEqual([1]);
});

test('what is no longer there is no longer selected; what a step was about is, when one goes back to it', () => {
  const editor = open();
  editor.select(['b3', 'b1']);
  expect(editor.view.getState().selected).toEqual(['b1', 'b3']);
  editor.remove(['b1']);
  expect(editor.view.getState().selected).toEqual(['b3']);
  editor.undo();
  expect(editor.view.getState().selected).toEqual(['b1']);
});
