import { create } from 'zustand';
import { passing } from '#browser/storage.ts';
import { isOwnPath } from '#blocks/kit/safe-address.ts';
import { addTab, type Closed, type Tab, type Tabs } from './tabs.ts';

const storageKey = 'tabs';

type OpenTabs = {
  /** The owner of the tabs; another user of the same browser starts with none. */
  owner: string | null;
  tabs: Tabs;
  /** What the tabs of records are called, by key; others have the names of their pages. */
  names: Readonly<Record<string, string>>;
  /** How often each page was reloaded; a new number remounts it. */
  reloads: Readonly<Record<string, number>>;
};

export const useTabs = create<OpenTabs>(() => ({ owner: null, tabs: [], names: {}, reloads: {} }));

function isTab(value: unknown): value is Tab {
  const tab = value as Partial<Tab> | null;
  return typeof tab?.key === 'string' && typeof tab.path === 'string' && isOwnPath(tab.path);
}

type Kept = Pick<OpenTabs, 'tabs' | 'names'>;
const nothing: Kept = { tabs: [], names: {} };

function kept(owner: string): Kept {
  try {
    const found = JSON.parse(passing.getItem(storageKey) ?? 'null') as Partial<OpenTabs> | null;
    if (found?.owner !== owner || !Array.isArray(found.tabs)) return nothing;
    const names = Object.entries(found.names ?? {}).filter(([, name]) => typeof name === 'string');
    return { tabs: found.tabs.filter(isTab), names: Object.fromEntries(names) };
  } catch {
    return nothing;
  }
}

function keep(): void {
  const { owner, tabs, names } = useTabs.getState();
  const open = Object.entries(names).filter(([key]) => tabs.some((tab) => tab.key === key));
  passing.setItem(storageKey, JSON.stringify({ owner, tabs, names: Object.fromEntries(open) }));
}

/** Gives the tab of a record the record's name. */
export function nameTab(key: string, name: string): void {
  const { names } = useTabs.getState();
  if (names[key] === name) return;
  useTabs.setState({ names: { ...names, [key]: name } });
  keep();
}

/** Closes the tab of a record that is left; what is shown next is up to who leaves. */
export function dropTab(key: string): void {
  useTabs.setState(({ tabs }) => ({ tabs: tabs.filter((tab) => tab.key !== key) }));
  keep();
}

/** Restores the tabs of a user whose pages are still allowed. */
export function restoreTabs(owner: string, isReachable: (key: string) => boolean): void {
  const now = useTabs.getState();
  const { tabs, names } = now.owner === owner ? now : kept(owner);
  useTabs.setState({ owner, tabs: tabs.filter((tab) => isReachable(tab.key)), names });
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
  useTabs.setState({ owner: null, tabs: [], names: {}, reloads: {} });
}
