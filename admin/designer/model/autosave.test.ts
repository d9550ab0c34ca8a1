import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { newBlock, pageOf, type PageDocument } from '#blocks/kit/document.ts';
import { createEditor, mayAdd } from './page-editor.ts';
import { dropJournal, leftBehind, openJournal } from './journal.ts';
import { createAutosave, type Transport } from './autosave.ts';

const start = pageOf(['one', 'two'].map((name) => newBlock(captionText, { name })));
const nameOf = (page: PageDocument, id = 'b1') => page.blocks[id]?.settings.name;

/** A browser's storage. */
function makeStorage(room = Infinity) {
  const kept = new Map<string, string>();
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (kept.size >= room) throw new DOMException('full', 'QuotaExceededError');
      kept.set(key, value);
    },
    removeItem: (key: string) => void kept.delete(key),
    key: (at: number) => [...kept.keys()][at] ?? null,
    get length() {
      return kept.size;
    },
  };
}

/** The server's side: one page with an optimistic lock. */
function server() {
  const held = { version: 1, page: start, isDown: false, refusal: '', saves: 0 };
  const transport: Transport<PageDocument> = {
    load: async () => {
      if (held.isDown) throw new Error('no way');
      return structuredClone({ version: held.version, page: held.page });
    },
    save: async (page, version) => {
      held.saves += 1;
      if (held.isDown) return { kind: 'unreachable' };
      if (held.refusal) return { kind: 'refused', message: held.refusal };
      if (version !== held.version) return { kind: 'moved' };
      held.version += 1;
      held.page = structuredClone(page);
      return { version: held.version };
    },
  };
  return { held, transport };
}

function sit(at: ReturnType<typeof server>, storage = makeStorage()) {
  const base = { version: at.held.version, page: at.held.page };
  const editor = createEditor({ page: base.page, by: 'Ann', language: 'zh_CN' });
  const journal = openJournal('web:1', 7, base, storage);
  const autosave = createAutosave({ editor, base, transport: at.transport, journal, mayAdd });
  const left = leftBehind<PageDocument>('web:1', 7, storage);
  autosave.restore(left, (name) => dropJournal(name, storage));
  return { editor, autosave, storage, state: () => autosave.sync.getState().state };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (time: number) => vi.advanceTimersByTimeAsync(time);

test('what is typed is saved once one pauses, and at the latest after three seconds', async () => {
  const at = server();
  const { editor, state } = sit(at);
  for (let n = 0; n < 5; n += 1) {
    editor.set('b1', ['name'], `typed ${n}`);
    await pass(500);
  }
  expect(at.held.saves).toBe(0);
  expect(state()).toBe('waiting');
  editor.set('b1', ['name'], 'typed on');
  await pass(500);
  expect(at.held.saves).toBe(1);
  editor.set('b1', ['name'], 'typed at last');
  await pass(800);
  expect(nameOf(at.held.page)).toBe('typed at last');
  expect(state()).toBe('saved');
});

test('without a way to the server it is kept here and saved when there is one again', async () => {
  const at = server();
  const { editor, autosave, storage, state } = sit(at);
  at.held.isDown = true;
  editor.set('b1', ['name'], 'offline');
  await pass(900);
  expect(state()).toBe('offline');
  expect(storage.length).toBeGreaterThan(0);
  editor.set('b2', ['name'], 'still offline');
  at.held.isDown = false;
  await pass(2_000);
  expect(state()).toBe('saved');
  expect([nameOf(at.held.page), nameOf(at.held.page, 'b2')]).toEqual(['offline', 'still offline']);
  expect(storage.length).toBe(0);
  expect(autosave.sync.getState().version).toBe(2);
});

test('a crash loses nothing: the next time the page is opened it is brought back, and then forgotten', async () => {
  const at = server();
  const before = sit(at);
  before.editor.set('b1', ['name'], 'typed before the crash');
  before.editor.remove(['b2']);
  before.autosave.stop();

  const after = sit(at, before.storage);
  expect(nameOf(after.editor.page.getState())).toBe('typed before the crash');
  expect(after.editor.page.getState().order).toEqual(['b1']);
  expect(after.editor.history.getState().steps).toHaveLength(1);
  await pass(900);
  expect(nameOf(at.held.page)).toBe('typed before the crash');
  expect(before.storage.length).toBe(0);
  expect(sit(at, before.storage).editor.history.getState().steps).toEqual([]);
});

test('what was left behind meets what others saved meanwhile', async () => {
  const at = server();
  const before = sit(at);
  before.editor.set('b1', ['name'], 'left behind');
  before.autosave.stop();
  const other = sit(at);
  other.editor.set('b2', ['name'], 'of the other');
  await pass(900);
  const after = sit(at, before.storage);
  await pass(900);
  expect([nameOf(at.held.page), nameOf(at.held.page, 'b2')]).toEqual([
    'left behind',
    'of the other',
  ]);
  expect(after.state()).toBe('saved');
});

test('two editors: both find what both did', async () => {
  const at = server();
  const [one, other] = [sit(at), sit(at)];
  one.editor.set('b1', ['name'], 'of the one');
  await pass(900);
  other.editor.set('b2', ['name'], 'of the other');
  await pass(900);
  expect([nameOf(at.held.page), nameOf(at.held.page, 'b2')]).toEqual([
    'of the one',
    'of the other',
  ]);
  expect(nameOf(other.editor.page.getState())).toBe('of the one');
  other.editor.undo();
  await pass(900);
  expect(nameOf(at.held.page)).toBe('of the one');
});

test('what cannot be brought together is asked, and nothing is saved before the answer', async () => {
  const at = server();
  const [one, other] = [sit(at), sit(at)];
  one.editor.set('b1', ['name'], 'of the one');
  await pass(900);
  other.editor.set('b1', ['name'], 'of the other');
  await pass(10_000);
  expect(other.state()).toBe('clash');
  expect(nameOf(at.held.page)).toBe('of the one');
  expect(other.autosave.sync.getState().clashes).toMatchObject([{ block: 'b1', field: 'name' }]);
  other.autosave.settle([]);
  await pass(10);
  expect(nameOf(at.held.page)).toBe('of the other');

  one.editor.set('b1', ['name'], 'once more');
  await pass(900);
  expect(one.state()).toBe('clash');
  one.autosave.settle(one.autosave.sync.getState().clashes);
  await pass(10);
  expect(nameOf(at.held.page)).toBe('of the other');
  expect(nameOf(one.editor.page.getState())).toBe('of the other');
  expect(one.state()).toBe('saved');
});

test('an answer that was lost on its way does no harm', async () => {
  const at = server();
  const { save } = at.transport;
  at.transport.save = async (page, version) => {
    await save(page, version);
    at.transport.save = save;
    return { kind: 'unreachable' };
  };
  const { editor, state } = sit(at);
  editor.set('b1', ['name'], 'sent twice');
  await pass(5_000);
  expect(state()).toBe('saved');
  expect(nameOf(at.held.page)).toBe('sent twice');
  expect(nameOf(editor.page.getState())).toBe('sent twice');
});

test('what the server refuses is said, and tried again with the next change', async () => {
  const at = server();
  const { editor, autosave, state } = sit(at);
  at.held.refusal = '内容过大';
  editor.set('b1', ['name'], 'x');
  await pass(60_000);
  expect(state()).toBe('refused');
  expect(autosave.sync.getState().message).toBe('内容过大');
  expect(at.held.saves).toBe(1);
  at.held.refusal = '';
  editor.set('b1', ['name'], 'y');
  await pass(900);
  expect(state()).toBe('saved');
  expect(autosave.sync.getState().message).toBe('');
});

test('a browser without room says that it keeps nothing; a damaged journal harms nobody', async () => {
  const at = server();
  const full = sit(at, makeStorage(0));
  full.editor.set('b1', ['name'], 'x');
  expect(full.autosave.sync.getState().isKept).toBe(false);
  await pass(900);
  expect(nameOf(at.held.page)).toBe('x');

  const storage = makeStorage();
  storage.setItem('designer:web:1:7:abc', '{"version":1');
  storage.setItem('designer:web:1:7:abc:0', '[]');
  storage.setItem('designer:web:2:7:abc', 'of somebody else');
  expect(nameOf(sit(at, storage).editor.page.getState())).toBe('x');
  expect([...storage.kept.keys()]).toEqual(['designer:web:2:7:abc']);
});

test('what others saved is fetched when asked for, and a page nobody changed here needs no saving', async () => {
  const at = server();
  const [one, other] = [sit(at), sit(at)];
  one.editor.set('b1', ['name'], 'of the one');
  await pass(900);
  await other.autosave.refresh();
  await pass(2_000);
  expect(nameOf(other.editor.page.getState())).toBe('of the one');
  expect(other.state()).toBe('saved');
  expect(other.autosave.sync.getState().version).toBe(2);
  expect(at.held.saves).toBe(1);
});

test('a block that I took away and the other changed is gone if I say so, and stays if I take theirs', async () => {
  for (const isTheirs of [false, true]) {
    const at = server();
    const [one, other] = [sit(at), sit(at)];
    one.editor.set('b2', ['name'], 'still wanted');
    await pass(900);
    other.editor.remove(['b2']);
    await pass(900);
    expect(other.state()).toBe('clash');
    other.autosave.settle(isTheirs ? other.autosave.sync.getState().clashes : []);
    await pass(10);
    expect(at.held.page.order).toEqual(isTheirs ? ['b1', 'b2'] : ['b1']);
    expect(other.state()).toBe('saved');
  }
});
