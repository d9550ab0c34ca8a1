import { create } from 'mutative';
import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { rulesOfPage } from '#blocks/page-rules.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { createEditor, type Editor } from './page-editor.ts';
import { hideBlocks, renameBlock, setTime } from './author-marks.ts';
import { become, merge, take } from './merge.ts';
import { mayAdd } from './page-editor.ts';

const base = pageOf(['one', 'two', 'three'].map((name) => newBlock(captionText, { name })));
const edited = (edit: (editor: Editor) => void): PageDocument => {
  const editor = createEditor({ page: base, by: '', language: 'zh_CN' });
  edit(editor);
  return editor.page.getState();
};
const nameIn = (page: PageDocument, id: string) => page.blocks[id]?.settings.name;

test('what only one of two touched is as that one left it', () => {
  const mine = edited((editor) => {
    editor.set('b1', ['name'], 'ONE');
    editor.setUp(['title'], 'mine');
  });
  const theirs = edited((editor) => {
    editor.set('b1', ['wordSize'], 30);
    editor.set('b2', ['name'], 'TWO');
    editor.setUp(['details'], 'theirs');
  });
  const { page, clashes } = merge({ base, mine, theirs }, mayAdd);
  expect(clashes).toEqual([]);
  expect(page.blocks.b1?.settings).toMatchObject({ name: 'ONE', wordSize: 30 });
  expect(nameIn(page, 'b2')).toBe('TWO');
  expect(page.setup).toMatchObject({ title: 'mine', details: 'theirs' });
});

test('what both set differently stays mine, is named, and the other value can be taken', () => {
  const mine = edited((editor) => editor.set('b1', ['name'], 'mine'));
  const theirs = edited((editor) => editor.set('b1', ['name'], 'theirs'));
  const { page, clashes } = merge({ base, mine, theirs }, mayAdd);
  expect(nameIn(page, 'b1')).toBe('mine');
  expect(clashes).toEqual([
    { block: 'b1', type: captionText.type, field: 'name', mine: 'mine', theirs: 'theirs' },
  ]);
  const taken = create(page, (draft) => take(draft, clashes[0]!));
  expect(nameIn(taken, 'b1')).toBe('theirs');
});

test('a block one took away is gone; one that the other changed meanwhile stays and is named', () => {
  const mine = edited((editor) => editor.remove(['b1', 'b2']));
  const theirs = edited((editor) => editor.set('b2', ['name'], 'still wanted'));
  const { page, clashes } = merge({ base, mine, theirs }, mayAdd);
  expect(page.order).toEqual(['b2', 'b3']);
  expect(clashes).toMatchObject([{ block: 'b2', field: null, mine: null }]);
  expect(rulesOfPage(page)).toEqual([]);

  const other = merge({ base, mine: theirs, theirs: mine }, mayAdd);
  expect(other.page.order).toContain('b2');
  const taken = create(other.page, (draft) => take(draft, other.clashes[0]!));
  expect(taken.order).toEqual(['b3']);
  expect(rulesOfPage(taken)).toEqual([]);
});

test('new blocks of both stand behind what they stood behind, no matter who moved the others', () => {
  const mine = edited((editor) => void editor.add(captionText.type, 1));
  const theirs = edited((editor) => {
    editor.move(['b3'], 0);
    editor.add(captionText.type);
  });
  const { page } = merge({ base, mine, theirs }, mayAdd);
  const added = mine.order[1]!;
  expect(page.order).toEqual(['b3', 'b1', added, 'b2', theirs.order[3]]);
  expect(merge({ base, mine: theirs, theirs: mine }, mayAdd).page.order).toEqual(page.order);
});

test('of what a page has one at most, one is left when both added it', () => {
  const add = (editor: Editor) => void editor.add(tabBar.type);
  const { page } = merge({ base, mine: edited(add), theirs: edited(add) }, mayAdd);
  expect(rulesOfPage(page)).toEqual([]);
  expect(page.order).toHaveLength(4);
});

test('a page becomes another one without touching what is the same in both', () => {
  const goal = edited((editor) => {
    editor.remove(['b2']);
    editor.set('b3', ['name'], 'THREE');
    editor.setUp(['title'], 'x');
  });
  const [now, patches] = create(base, (draft) => become(draft, goal), { enablePatches: true });
  expect(now).toEqual(goal);
  expect(now.blocks.b1).toBe(base.blocks.b1);
  expect(patches.some(({ path }) => path.includes('b1'))).toBe(false);
  expect(create(goal, (draft) => become(draft, goal))).toBe(goal);
});

test('a name from one and a hidden block from the other come together, and nobody is asked', () => {
  const mine = edited((editor) => {
    renameBlock(editor, 'b1', '促销', '标题文字');
    renameBlock(editor, 'b2', 'mine', '');
  });
  const theirs = edited((editor) => {
    hideBlocks(editor, ['b1', 'b3'], true);
    renameBlock(editor, 'b2', 'theirs', '');
  });
  const { page, clashes } = merge({ base, mine, theirs }, mayAdd);
  expect(clashes).toEqual([]);
  expect(page.blocks.b1).toMatchObject({ name: '促销', hidden: true });
  expect(page.blocks.b2?.name).toBe('mine');
  expect(page.blocks.b3?.hidden).toBe(true);
  expect(create(mine, (draft) => become(draft, page))).toEqual(page);
});

test('a block that one deleted and the other shows again is kept and named', () => {
  const hidden = edited((editor) => hideBlocks(editor, ['b1'], true));
  const from = (edit: (editor: Editor) => void) => {
    const editor = createEditor({ page: hidden, by: '', language: 'zh_CN' });
    edit(editor);
    return editor.page.getState();
  };
  const mine = from((editor) => editor.remove(['b1']));
  const theirs = from((editor) => hideBlocks(editor, ['b1'], false));
  expect(merge({ base: hidden, mine, theirs }, mayAdd).clashes).toMatchObject([
    { block: 'b1', field: null },
  ]);
});

test('when a block is shown is merged apart from its settings', () => {
  const mine = edited((editor) => setTime(editor, 'b1', 'from', '2026-05-01T00:00:00.000Z'));
  const theirs = edited((editor) => {
    setTime(editor, 'b1', 'until', '2026-06-01T00:00:00.000Z');
    editor.set('b1', ['name'], '新标题');
  });
  const { page, clashes } = merge({ base, mine, theirs }, mayAdd);
  expect(clashes).toEqual([]);
  expect(page.blocks.b1).toMatchObject({
    from: '2026-05-01T00:00:00.000Z',
    until: '2026-06-01T00:00:00.000Z',
    settings: { name: '新标题' },
  });
});
