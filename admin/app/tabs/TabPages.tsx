import { Activity, useState } from 'react';
import type { Location } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { pageAt } from '../routes/menu-tree.ts';
import { TabPage } from './TabPage.tsx';
import { useTabs } from './tabs-store.ts';

type TabPagesProps = { menus: MenuEntry[]; active: string | null; location: Location };

/** The pages of all tabs: one visible, the others kept as they were. A tab that was never opened costs nothing. */
export function TabPages({ menus, active, location }: TabPagesProps) {
  const { tabs, reloads } = useTabs();
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  if (active !== null && !visited.has(active)) setVisited(new Set([...visited, active]));
  return tabs.map((tab) => {
    const entry = pageAt(menus, tab.key);
    if (!entry || !visited.has(tab.key)) return null;
    const isInFront = tab.key === active;
    return (
      <Activity key={`${tab.key}#${reloads[tab.key] ?? 0}`} mode={isInFront ? 'visible' : 'hidden'}>
        <TabPage entry={entry} location={isInFront ? location : null} tab={tab} />
      </Activity>
    );
  });
}
