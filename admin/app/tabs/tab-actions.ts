import type { MenuProps } from 'antd';
import type { Say } from '../language.ts';
import { redirectPrefix } from '../routes/paths.ts';
import { settle } from './tabs-store.ts';
import {
  closeAll,
  closeLeft,
  closeOthers,
  closeRight,
  closeTab,
  type Closed,
  type Tabs,
} from './tabs.ts';
import { tabTexts } from './texts.ts';

type Closing = (tabs: Tabs, key: string, active: string) => Closed;
const closings: Record<string, Closing> = {
  close: closeTab,
  closeLeft,
  closeRight,
  closeOthers,
  closeAll,
};

/** The path after a tab action; null stays here. */
export function actOnTab(action: string, tabs: Tabs, key: string, active: string): string | null {
  const tab = tabs.find((one) => one.key === key);
  if (action === 'reload') return tab ? `${redirectPrefix}${tab.path}` : null;
  const close = closings[action];
  return close ? settle(close(tabs, key, active)) : null;
}

/** The tabs that a tab action would close. */
export function closedBy(action: string, tabs: Tabs, key: string, active: string): string[] {
  const left = closings[action]?.(tabs, key, active).tabs ?? tabs;
  return tabs.filter((tab) => !left.includes(tab)).map((tab) => tab.key);
}

/** The context menu of one tab; actions without effect are disabled. */
export function tabMenu(say: Say, tabs: Tabs, key: string): NonNullable<MenuProps['items']> {
  const at = tabs.findIndex((tab) => tab.key === key);
  return [
    { key: 'reload', label: say(tabTexts.reload) },
    { type: 'divider' },
    { key: 'close', label: say(tabTexts.close) },
    { key: 'closeLeft', label: say(tabTexts.closeLeft), disabled: at <= 0 },
    { key: 'closeRight', label: say(tabTexts.closeRight), disabled: at === tabs.length - 1 },
    { key: 'closeOthers', label: say(tabTexts.closeOthers), disabled: tabs.length < 2 },
    { key: 'closeAll', label: say(tabTexts.closeAll) },
  ];
}
