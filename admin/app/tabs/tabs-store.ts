import { create } from 'zustand';
import { passing } from '#browser/storage.ts';
import { isOwnPath } from '#blocks/kit/safe-address.ts';
import { addTab, type Closed, type Tab, type Tabs } from './tabs.ts';

const storageKey = 'tabs';

type OpenTabs = {
  /** The owner of the tabs; another user of the same browser starts with none. */
  owner: string | null;
  tabs: Tabs;
  /** How often each page was reloaded; a new number remounts it. */
  reloads: Readonly<Record<string, number>>;
};

export const useTabs = create<OpenTabs>(() => ({ owner: null, tabs: [], reloads: {} }));

function isTab(value: unknown): value is Tab {
  const tab = value as Partial<Tab> | null;
  return typeof tab?.key === 'string' && typeof tab.path === 'string' && isOwnPath(tab.path);
}

function kept(owner: string): Tabs {
  try {
    const found = JSON.parse(passing.getItem(storageKey) ?? 'null') as Partial<OpenTabs> | null;
    return found?.owner === owner && Array.isArray(found.tabs) ? found.tabs.filter(isTab) : [];
  } catch {
    return [];
  }
}

function keep(): void {
  const { owner, tabs } = useTabs.getState();
  passing.setItem(storageKey, JSON.stringify({ owner, tabs }));
}

/** Restores the tabs of a user whose pages are still allowed. */
export function restoreTabs(owner: string, isReachable: (key: string) => boolean): void {
  const from = useTabs.getState().owner === owner ? useTabs.getState().tabs : kept(owner);
  useTabs.setState({ owner, tabs: from.filter((tab) => isReachable(tab.key)) });
}

export function showTab(tab: Tab): void {
  const { tabs } = useTabs.getState();
  const next = addTab(tabs, tab);
  if (next === tabs) return;
  useTabs.setState({ tabs: next });
  keep();
}

/** Applies a closing and returns where to go. */
export function settle({ tabs, go }: Closed): string | null {
  useTabs.setState({ tabs });
  keep();
  return go;
}

export function reloadTab(key: string): void {
  useTabs.setState(({ reloads }) => ({ reloads: { ...reloads, [key]: (reloads[key] ?? 0) + 1 } }));
}

export function forgetTabs(): void {
  passing.removeItem(storageKey);
  useTabs.setState({ owner: null, tabs: [], reloads: {} });
}
