import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { line } from '#admin/app/live.ts';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import type { PresenceMessage } from '#contract/features/message/notices/contract.ts';
import type {
  PageTemplateInfo,
  StoredDocument,
} from '#contract/features/product/page-templates/contract.ts';
import { createAutosave } from '../model/autosave.ts';
import { openJournal } from '../model/journal.ts';
import { createEditor, mayAdd } from '../model/page-editor.ts';
import { followPage } from './follow.ts';
import { createMarks } from './marks.ts';

const start = pageOf(['one', 'two'].map((name) => newBlock(captionText, { name })));
const nameOf = (page: PageDocument) => page.blocks.b1?.settings.name;
const noStorage = {
  length: 0,
  key: () => null,
  getItem: () => null,
  removeItem: () => {},
  setItem: () => {},
};

/** A page on the server, and one author who has it open. */
function sit() {
  const held = { version: 1, page: start };
  const base = { ...held };
  const editor = createEditor({ page: start, by: 'Ann', language: 'zh_CN' });
  const journal = openJournal('web:1', 7, base, noStorage);
  const transport = {
    load: async () => ({ ...held }),
    save: async (page: PageDocument, version: number) => {
      if (version !== held.version) return { kind: 'moved' as const };
      Object.assign(held, { page, version: version + 1 });
      return { version: held.version };
    },
  };
  const autosave = createAutosave({ editor, base, transport, journal, mayAdd });
  const load = vi.fn(
    async () =>
      ({
        version: held.version,
        document: held.page as unknown as StoredDocument,
        update_user: 'Bob',
      }) as PageTemplateInfo,
  );
  const marks = createMarks();
  const standing = { take: vi.fn() };
  const following = followPage({ page: 7, editor, autosave, standing, marks, load });
  /** Somebody else saves, and it is told. */
  const bobSaves = async (field: string, value: string) => {
    const settings = { ...held.page.blocks.b1!.settings, [field]: value };
    const b1 = { ...held.page.blocks.b1!, settings };
    Object.assign(held, {
      version: held.version + 1,
      page: { ...held.page, blocks: { ...held.page.blocks, b1 } },
    });
    line.receive({ type: 'page', page: 7, version: held.version });
    await vi.advanceTimersByTimeAsync(10);
  };
  return { editor, autosave, held, load, marks, following, bobSaves };
}

const said: PresenceMessage[] = [];
beforeEach(() => {
  vi.useFakeTimers();
  said.length = 0;
  line.connect((message) => void said.push(message));
});
afterEach(() => {
  vi.useRealTimers();
  line.connect(() => undefined);
});

test('who has nothing unsaved takes over what others save, and is told who changed what', async () => {
  const { editor, autosave, following, bobSaves } = sit();
  const end = following.begin();
  await bobSaves('name', 'of Bob');
  expect(nameOf(editor.page.getState())).toBe('of Bob');
  expect(autosave.sync.getState()).toMatchObject({ state: 'saved', version: 2 });
  expect(following.changes.getState()).toMatchObject([
    { by: 'Bob', difference: { blocks: [{ kind: 'changed', block: { id: 'b1' } }] } },
  ]);
  end();
  await bobSaves('name', 'unheard');
  expect(nameOf(editor.page.getState())).toBe('of Bob');
  // Shown again, it looks for what it missed.
  following.begin()();
  await vi.advanceTimersByTimeAsync(10);
  expect(nameOf(editor.page.getState())).toBe('unheard');
});

test('what is unsaved here is saved and merged first; one’s own saves are not loaded again', async () => {
  const { editor, autosave, held, load, following, bobSaves } = sit();
  const end = following.begin();
  editor.set('b2', ['name'], 'mine');
  await bobSaves('name', 'of Bob');
  expect(load).not.toHaveBeenCalled();
  expect(nameOf(editor.page.getState())).toBe('one');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(nameOf(held.page)).toBe('of Bob');
  expect(held.page.blocks.b2?.settings.name).toBe('mine');
  expect(autosave.sync.getState()).toMatchObject({ state: 'saved', version: 3 });
  line.receive({ type: 'page', page: 7, version: 3 });
  await vi.advanceTimersByTimeAsync(10);
  expect(load).not.toHaveBeenCalled();
  end();
});

test('one tells which block is chosen, and hears on which the others are', () => {
  const { editor, marks, following } = sit();
  const end = following.begin();
  editor.select(['b2']);
  const people = [{ key: 'k', name: 'Bob', block: 'b1' }];
  line.receive({ type: 'people', page: 7, people });
  line.receive({ type: 'people', page: 8, people: [] });
  const { byBlock } = marks.getState();
  expect(byBlock.get('b1')).toEqual({ people, comments: 0 });
  // What stays the same is not drawn again.
  line.receive({
    type: 'people',
    page: 7,
    people: [...people, { key: 'l', name: 'Cy', block: '' }],
  });
  expect(marks.getState().byBlock.get('b1')).toBe(byBlock.get('b1'));
  end();
  expect(said.map(({ block }) => block)).toEqual(['', 'b2', null]);
  expect(marks.getState().byBlock.size).toBe(0);
});
