/** One open page: `key` identifies the page, `path` is the address in it. */
export type Tab = { readonly key: string; readonly path: string };
export type Tabs = readonly Tab[];

/** The tabs after a closing, and where to go if the current tab was closed. */
export type Closed = { tabs: Tabs; go: string | null };

export const rootPath = '/';

/** Adds by key; the same key with another path replaces the tab. */
export function addTab(tabs: Tabs, tab: Tab): Tabs {
  const known = tabs.find((one) => one.key === tab.key);
  if (!known) return [...tabs, tab];
  return known.path === tab.path ? tabs : tabs.map((one) => (one === known ? tab : one));
}

export function closeTab(tabs: Tabs, key: string, active: string): Closed {
  return keep(tabs, active, (tab) => tab.key !== key);
}

export function closeLeft(tabs: Tabs, key: string, active: string): Closed {
  const at = tabs.findIndex((tab) => tab.key === key);
  return keep(tabs, active, (_tab, index) => at === -1 || index >= at);
}

export function closeRight(tabs: Tabs, key: string, active: string): Closed {
  const at = tabs.findIndex((tab) => tab.key === key);
  return keep(tabs, active, (_tab, index) => at === -1 || index <= at);
}

export function closeOthers(tabs: Tabs, key: string, active: string): Closed {
  return tabs.some((tab) => tab.key === key)
    ? keep(tabs, active, (tab) => tab.key === key)
    : { tabs, go: null };
}

export function closeAll(): Closed {
  return { tabs: [], go: rootPath };
}

function keep(tabs: Tabs, active: string, stays: (tab: Tab, index: number) => boolean): Closed {
  const left = tabs.filter(stays);
  if (left.length === tabs.length) return { tabs, go: null };
  const isActiveLeft = left.some((tab) => tab.key === active);
  return { tabs: left, go: isActiveLeft ? null : (left.at(-1)?.path ?? rootPath) };
}
