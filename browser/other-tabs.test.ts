// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { meetOtherTabs, type Held, type OtherTabs } from './other-tabs.ts';

type Tab = { own: Held | null; heard: Held[]; ended: string[]; tabs: OtherTabs };
let open: Tab[] = [];

function openTab(own: Held | null = null): Tab {
  const tab = { own, heard: [], ended: [] } as unknown as Tab;
  tab.tabs = meetOtherTabs({
    held: () => tab.own,
    onHeld: ({ type, token }) => tab.heard.push({ type, token }),
    onEnded: (token) => tab.ended.push(token),
  });
  open.push(tab);
  return tab;
}
const company: Held = { type: 'web', token: 'of the company' };
const dealer: Held = { type: 'dealer', token: 'of the dealer' };

beforeEach(() => {
  open = [];
});
afterEach(() => {
  for (const { tabs } of open) tabs.leave();
});

test('[ACC-1] a tab without a sign-in gets that of another, and only of the type it asks for', async () => {
  openTab(company);
  const other = openTab(dealer);
  const fresh = openTab();
  await fresh.tabs.ask(['dealer']);
  expect(fresh.heard).toEqual([dealer]);
  expect(other.heard).toEqual([]);
});

test('nobody answers for a type that no tab holds, and the question ends all the same', async () => {
  openTab(company);
  const fresh = openTab();
  await fresh.tabs.ask(['admin']);
  expect(fresh.heard).toEqual([]);
});

test('of several sign-ins that of the tab in front last is taken', async () => {
  const now = vi.spyOn(Date, 'now');
  now.mockReturnValue(2_000);
  openTab(dealer);
  now.mockReturnValue(1_000);
  openTab(company);
  now.mockRestore();
  const fresh = openTab();
  await fresh.tabs.ask(['web', 'dealer']);
  expect(fresh.heard).toEqual([dealer]);
});

test('a sign-in that begins is told to tabs that wait for one', async () => {
  const waiting = openTab();
  openTab().tabs.begun(company);
  await vi.waitFor(() => expect(waiting.heard).toEqual([company]));
});

test('[STA-1] a sign-in that ends is told to all', async () => {
  const [one, other] = [openTab(company), openTab(company)];
  openTab(company).tabs.ended(company.token);
  await vi.waitFor(() =>
    expect([one.ended, other.ended]).toEqual([['of the company'], ['of the company']]),
  );
});

test('messages that are none of ours are ignored', async () => {
  const fresh = openTab();
  const stranger = new BroadcastChannel('sign-in');
  for (const message of [
    null,
    'x',
    { kind: 'held', token: 1, type: 'web' },
    { kind: 'held', token: 'x', type: 'root' },
  ])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A channel, not a window.
    stranger.postMessage(message);
  stranger.close();
  openTab().tabs.begun(company);
  await vi.waitFor(() => expect(fresh.heard).toEqual([company]));
});
