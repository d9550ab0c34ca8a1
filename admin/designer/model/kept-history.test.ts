import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf } from '#blocks/kit/document.ts';
import { keepHistory, takeUpHistory } from './kept-history.ts';
import { createEditor } from './page-editor.ts';

const open = (page = pageOf([newBlock(captionText), newBlock(captionText)])) =>
  createEditor({ page, by: 'Ann', language: 'en' });
const storageOf = () => {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};

test('after a reload what was done before is undone and done again', () => {
  const storage = storageOf();
  const before = open();
  const start = before.page.getState();
  before.set('b1', ['name'], 'one');
  before.remove(['b2']);
  before.undo();
  keepHistory('me', 1, 7, before.history.getState(), storage);

  const saved = structuredClone(before.page.getState());
  const after = open(saved);
  takeUpHistory('me', 1, { version: 7, page: saved }, after.history, storage);
  after.redo();
  expect(after.page.getState().order).toEqual(['b1']);
  after.jump(0);
  expect(after.page.getState()).toEqual(start);
  expect(after.history.getState().steps[0]).toMatchObject({ by: 'Ann' });
});

test.each([
  ['another version', 'me', 1, 8],
  ['another page', 'me', 2, 7],
  ['another person', 'you', 1, 7],
])('%s has no part in it', (_name, owner, key, version) => {
  const storage = storageOf();
  const before = open();
  before.set('b1', ['name'], 'one');
  keepHistory('me', 1, 7, before.history.getState(), storage);
  const after = open();
  takeUpHistory(owner, key, { version, page: after.page.getState() }, after.history, storage);
  expect(after.history.getState().steps).toEqual([]);
});

test('what cannot be walked is not offered, and too much is not kept', () => {
  const storage = storageOf();
  storage.setItem('designer-history:me:1', '{"version":7,"steps":[{"back":[{"op":"x"}]}],"at":1}');
  const editor = open();
  takeUpHistory('me', 1, { version: 7, page: editor.page.getState() }, editor.history, storage);
  expect(editor.history.getState().steps).toEqual([]);
  for (let at = 0; at < 260; at += 1) editor.move(['b1'], at % 2 === 0 ? 2 : 0);
  keepHistory('me', 1, 7, editor.history.getState(), storage);
  expect(JSON.parse(storage.kept.values().next().value!)).toMatchObject({ at: 200 });
  editor.set('b1', ['name'], 'x'.repeat(600_000));
  keepHistory('me', 1, 7, editor.history.getState(), storage);
  expect(storage.kept.size).toBe(0);
});
