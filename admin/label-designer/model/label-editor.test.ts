import fc from 'fast-check';
import { expect, test } from 'vitest';
import { labelDocument } from '#contract/labels/document.ts';
import { starterDocument, starterNames } from '#contract/labels/starters.ts';
import { elementsAsText, elementsInText } from './clipboard.ts';
import {
  aligned,
  alignments,
  boundsOf,
  distributed,
  guidesOf,
  handles,
  placeAt,
  pulled,
  snap,
} from './geometry.ts';
import {
  addElement,
  boundsIn,
  createLabelEditor,
  movable,
  nudge,
  placeElements,
  placesOf,
  reorder,
  turnLock,
  type LabelEditor,
} from './label-editor.ts';
import { labelOfPage, paletteItems, pageOfLabel } from './label-page.ts';

const open = () => createLabelEditor(pageOfLabel(starterDocument('retail60', 'zh_CN')), 'Ann');
const selectAt = (editor: LabelEditor, places: readonly number[]) => {
  const { order } = editor.page.getState();
  editor.select(places.flatMap((at) => order[at % Math.max(1, order.length)] ?? []));
};

test.each(starterNames)('starter %s is the same label after it was opened for editing', (name) => {
  const document = starterDocument(name, 'en');
  expect(labelOfPage(pageOfLabel(document))).toEqual(document);
});

type Act = (editor: LabelEditor) => void;
const places = fc.array(fc.nat(20), { minLength: 1, maxLength: 4 });
const items = paletteItems.filter((item) => item !== 'image');
const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.constantFrom(...items).map(
    (item): Act =>
      (editor) =>
        addElement(editor, item),
  ),
  places.map((at): Act => (editor) => {
    selectAt(editor, at);
    nudge(editor, 0.1, -1);
  }),
  fc.tuple(places, fc.constantFrom(...alignments)).map(([at, how]): Act => (editor) => {
    selectAt(editor, at);
    const blocks = movable(editor);
    const next = aligned(boundsIn(blocks), how, { width: 60, height: 40 });
    placeElements(editor, placesOf(blocks, next), 'align');
  }),
  fc
    .tuple(places, fc.constantFrom('front', 'forward', 'backward', 'back'))
    .map(([at, way]): Act => (editor) => {
      selectAt(editor, at);
      reorder(editor, way);
    }),
  places.map((at): Act => (editor) => {
    selectAt(editor, at);
    turnLock(editor);
  }),
  places.map((at): Act => (editor) => {
    selectAt(editor, at);
    editor.duplicate(editor.view.getState().selected);
  }),
  places.map((at): Act => (editor) => {
    selectAt(editor, at);
    editor.remove(movable(editor).map(({ id }) => id));
  }),
  fc.constant<Act>((editor) => editor.undo()),
  fc.constant<Act>((editor) => editor.redo()),
);

test('whatever was done is a valid label, can be undone to the first one and redone to the last', () => {
  fc.assert(
    fc.property(fc.array(acts, { maxLength: 30 }), (sequence) => {
      const editor = open();
      const start = structuredClone(editor.page.getState());
      for (const act of sequence) act(editor);
      editor.jump(Infinity);
      const end = structuredClone(editor.page.getState());
      expect(labelDocument.safeParse(labelOfPage(end)).error).toBeUndefined();
      const { steps } = editor.history.getState();
      for (const _ of steps) editor.undo();
      expect(editor.page.getState()).toEqual(start);
      editor.jump(steps.length);
      expect(editor.page.getState()).toEqual(end);
    }),
    { numRuns: 100 },
  );
});

test('arrow keys in a row are one step, which says what was moved', () => {
  const editor = open();
  selectAt(editor, [0]);
  const before = boundsIn(movable(editor))[0]!;
  for (let n = 0; n < 3; n += 1) nudge(editor, 0.1, 0);
  expect(boundsIn(movable(editor))[0]!.x).toBeCloseTo(before.x + 0.3);
  expect(editor.history.getState().steps.map(({ label }) => label.en)).toEqual(['Move Text']);
});

test('a locked element stays where it is', () => {
  const editor = open();
  selectAt(editor, [0]);
  turnLock(editor);
  const before = editor.page.getState();
  nudge(editor, 1, 1);
  expect(editor.page.getState()).toBe(before);
  turnLock(editor);
  nudge(editor, 1, 1);
  expect(editor.page.getState()).not.toBe(before);
});

test('elements are pasted a little beside, with ids of their own; other text is not pasted', () => {
  const editor = open();
  editor.select(editor.page.getState().order);
  const blocks = editor.page.getState().order.map((id) => editor.page.getState().blocks[id]!);
  const pasted = elementsInText(elementsAsText(blocks))!;
  expect(pasted).toHaveLength(blocks.length);
  expect(pasted[0]!.settings.x).toBeCloseTo((blocks[0]!.settings.x as number) + 2);
  expect(new Set([...pasted, ...blocks].map(({ id }) => id)).size).toBe(blocks.length * 2);
  expect(elementsInText('{"suyuan-label":1,"elements":[{"kind":"x"}]}')).toBeNull();
  expect(elementsInText('suyuan-label')).toBeNull();
});

const millimetres = fc.integer({ min: 1, max: 200 }).map((n) => n / 2);
test('what is seen of a turned element leads back to its place', () => {
  fc.assert(
    fc.property(
      fc.record({ x: millimetres, y: millimetres, width: millimetres, height: millimetres }),
      fc.constantFrom(0, 90, 180, 270),
      (place, rotation) => {
        const element = { ...place, rotation: rotation as 90 };
        expect(placeAt(element, boundsOf(element))).toEqual(place);
      },
    ),
  );
});

test('a moved edge holds on to the nearest guide, or else to the grid', () => {
  const guides = guidesOf({ width: 60, height: 40 }, [{ x: 10, y: 5, width: 20, height: 5 }]);
  expect(guides.x).toEqual([0, 30, 60, 10, 20, 30]);
  expect(snap([29.4, 34.4], guides.x, 1)).toEqual({ by: expect.closeTo(0.6), at: 30 });
  expect(snap([13.3], guides.x, 1)).toEqual({ by: expect.closeTo(0.2), at: null });
});

test.each(handles)('pulling %s moves only its own sides', (handle) => {
  const before = { x: 10, y: 10, width: 20, height: 10 };
  const after = pulled(before, handle, 2, 3, false);
  const sides = (one: typeof before) => [one.x, one.x + one.width, one.y, one.y + one.height];
  const moved = sides(after).map((side, at) => side - sides(before)[at]!);
  expect(moved).toEqual([
    handle.includes('w') ? 2 : 0,
    handle.includes('e') ? 2 : 0,
    handle.includes('n') ? 3 : 0,
    handle.includes('s') ? 3 : 0,
  ]);
});

test('several are distributed with the same gaps, the outermost stay', () => {
  const row = [0, 3, 30].map((x) => ({ x, y: 0, width: 5, height: 5 }));
  expect(distributed(row, 'x').map(({ x }) => x)).toEqual([0, 15, 30]);
});
