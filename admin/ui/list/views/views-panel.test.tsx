import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { SavedView, ViewState } from '#contract/features/dashboard/saved-views/contract.ts';
import { button, openPage, press, setUpPages } from '../page.fixture.tsx';
import { useSavedViews } from './use-saved-views.ts';
import { ViewsButton } from './ViewsButton.tsx';

const world = setUpPages();
const shape = { sorts: [], filters: [] };
const state: ViewState = { filters: [], sort: null, page_size: 20, columns: [] };
const view = (id: number, more: Partial<SavedView> = {}): SavedView => ({
  id,
  list: 'part',
  name: `视图 ${id}`,
  is_shared: false,
  is_default: false,
  is_own: true,
  author: '同事',
  may_edit: true,
  version: 1,
  state,
  ...more,
});

function Page() {
  const views = useSavedViews('part', shape);
  return (
    <ViewsButton
      canReport
      views={views}
      state={state}
      isChanged={false}
      onRevertColumns={() => {}}
    />
  );
}
const open = async (...views: SavedView[]) => {
  world.answers['savedView/index'] = views;
  openPage(Page, '/product/part?saved=none', ['dashboard:savedView:share']);
  await press('列表视图');
  await screen.findByRole('dialog');
};
const shareTick = () => screen.queryByLabelText('共享给同事');

let refused = '';
beforeEach(() => {
  refused = '';
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    const given = await answer(url, options);
    return refused && url.endsWith(refused)
      ? Response.json({ code: 409, msg: '不行', data: null }, { status: 409 })
      : given;
  });
});

test('only who made a view decides whether it is shared', async () => {
  await open(view(1, { is_shared: true }), view(2, { is_shared: true, is_own: false }));
  await press('重命名或共享 视图 2');
  await screen.findByLabelText('视图名称');
  expect(shareTick()).toBeNull();
  await press('取消');
  await press('重命名或共享 视图 1');
  expect(await screen.findByLabelText('共享给同事')).toBeTruthy();
});

test('a view is saved also where it can not become the default', async () => {
  await open(view(1));
  world.answers['savedView/add'] = view(9);
  refused = 'savedView/setDefault';
  await press('另存为新视图');
  fireEvent.change(await screen.findByLabelText('视图名称'), { target: { value: '新的' } });
  fireEvent.click(screen.getByLabelText('打开列表时使用'));
  await press('保存');
  await waitFor(() => expect(window.location.search).toBe('?saved=9'));
  await waitFor(() => expect(screen.queryByLabelText('视图名称')).toBeNull());
  expect(world.sent.map(({ path }) => path)).toEqual(['savedView/add', 'savedView/setDefault']);
});

test('Escape takes back the choice of a character before it leaves the form', async () => {
  await open(view(1));
  await press('另存为新视图');
  const name = await screen.findByLabelText('视图名称');
  fireEvent.keyDown(name, { key: 'Escape', isComposing: true });
  expect(screen.getByLabelText('视图名称')).toBe(name);
  fireEvent.keyDown(name, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByLabelText('视图名称')).toBeNull());
  expect(button('另存为新视图')).not.toBeNull();
});
