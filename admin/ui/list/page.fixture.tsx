import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, configure, fireEvent, render, waitFor } from '@testing-library/react';
import { ConfigProvider } from 'antd';
import type { ComponentType } from 'react';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '#admin/app/query.ts';
import { useSession } from '#admin/app/session.ts';
import { bindToasts } from '#admin/app/toast.ts';
import type { UserInfo } from '#contract/features/account/profile/contract.ts';
import type { Permission } from '#contract/permissions.ts';

type Sent = { path: string; body: unknown };
/** What the server says, by call: the rows of a list, or the data of anything else. */
type Answers = Record<string, unknown>;

/** What pages of a test find around them; `sent` is what they posted. */
export function setUpPages(): { sent: Sent[]; answers: Answers } {
  const world = { sent: [] as Sent[], answers: {} as Answers };
  // Rendering antd for the first time is slow on a busy machine.
  configure({ asyncUtilTimeout: 15_000 });
  vi.setConfig({ testTimeout: 60_000 });
  beforeEach(() => {
    world.sent = [];
    world.answers = {};
    sessionStorage.clear();
    localStorage.clear();
    bindToasts({ open: () => {}, close: () => {}, pop: () => {} });
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addListener() {},
      removeListener() {},
      addEventListener() {},
      removeEventListener() {},
    }));
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      const path = url.split('?')[0]!.split('/').slice(-2).join('/');
      if (typeof body === 'string') world.sent.push({ path, body: JSON.parse(body) as unknown });
      const data = world.answers[path] ?? [];
      const count = Array.isArray(data) ? { count: data.length } : {};
      return Response.json({ code: 0, msg: '', data, ...count });
    });
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        unobserve() {}
        disconnect() {}
      },
    );
    HTMLElement.prototype.scrollIntoView = () => {};
  });
  afterEach(() => {
    cleanup();
    queryClient.clear();
    vi.unstubAllGlobals();
  });
  return world;
}

/** Opens a page as somebody of a company who holds these rights. */
export function openPage(Page: ComponentType, path: string, rights: readonly Permission[]) {
  const user = { id: 7, roles: [], authorities: rights.map((permission) => ({ permission })) };
  const signedIn = user as unknown as UserInfo;
  useSession.setState({ token: 'a', type: 'web', user: signedIn, menus: [] });
  // A list writes its state into the address of the window.
  window.history.replaceState(null, '', path);
  return render(
    <QueryClientProvider client={queryClient}>
      <ConfigProvider button={{ autoInsertSpace: false }}>
        <BrowserRouter>
          <Page />
        </BrowserRouter>
      </ConfigProvider>
    </QueryClientProvider>,
  );
}

// By hand: asking for the role of everything on the page takes jsdom seconds.
const nameOf = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? '';
export const buttons = (name: RegExp, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].filter((one) => name.test(nameOf(one)));
export const button = (name: string, within: ParentNode = document) =>
  [...within.querySelectorAll('button')].find((one) => nameOf(one) === name) ?? null;
export const press = async (name: string, within?: ParentNode) =>
  fireEvent.click(await found(() => button(name, within)));
export const dialog = () => found(() => document.querySelector<HTMLElement>('[role=dialog]'));

/** Waits for what comes a little later. */
export const found = <T,>(look: () => T | null | undefined): Promise<T> =>
  waitFor(() => {
    const it = look();
    if (it == null) throw new Error('It is not on the page.');
    return it;
  });
