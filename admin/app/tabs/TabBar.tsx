import { Dropdown } from 'antd';
import { useEffect, useRef, useState, type KeyboardEvent, type WheelEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { CloseIcon, MoreIcon } from '#admin/ui/icons.tsx';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSay } from '../language.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { pageAt } from '../routes/menu-tree.ts';
import { useScrollEdges } from '#admin/ui/list/scroll-edges.ts';
import { useTheme } from '../theme/settings.ts';
import { actOnTab, closedBy, tabMenu } from './tab-actions.ts';
import { useTabs } from './tabs-store.ts';
import { tabTexts } from './texts.ts';
import { unsavedIn } from './unsaved.ts';
import styles from './tab-bar.module.css';

// Outside the list, which would clip them.
const inBar = (trigger: HTMLElement): HTMLElement => trigger.closest('nav') ?? document.body;

const UnsavedDialog = lazyComponent(
  async () => (await import('./UnsavedDialog.tsx')).UnsavedDialog,
);

/** The open pages as links; arrow keys move between them, Delete closes one, the context menu offers the rest. */
export function TabBar({ menus, active }: { menus: MenuEntry[]; active: string | null }) {
  const say = useSay();
  const navigate = useNavigate();
  const tabStyle = useTheme((state) => state.tabStyle);
  const { tabs, names } = useTabs();
  const list = useScrollEdges<HTMLUListElement>(tabs.length);
  const isFocusLost = useRef(false);
  const [asked, setAsked] = useState<{ names: string[]; run: () => void } | null>(null);

  useEffect(() => {
    const front = list.current?.querySelector<HTMLElement>('[aria-current]');
    // With its close button, which is next to the link.
    front?.parentElement?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    // Closing a tab by key removes the focused element.
    if (isFocusLost.current) front?.focus();
    isFocusLost.current = false;
  }, [list, active, tabs.length]);

  const nameOf = (key: string) => {
    const entry = pageAt(menus, key);
    return names[key] ?? (entry ? say(entry.name) : key);
  };
  const act = (action: string, key: string, isByKey = false) => {
    const unsaved = unsavedIn(closedBy(action, tabs, key, active ?? ''));
    const run = () => {
      setAsked(null);
      for (const form of unsaved) form.discard();
      isFocusLost.current = isByKey;
      const go = actOnTab(action, tabs, key, active ?? '');
      if (go !== null) void navigate(go);
    };
    if (unsaved.length === 0) run();
    else setAsked({ run, names: [...new Set(unsaved.map(({ tab }) => nameOf(tab)))] });
  };
  const onKey = (event: KeyboardEvent, key: string) => {
    if (event.key === 'Delete') {
      act('close', key, true);
    } else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') {
      const links = [...list.current!.querySelectorAll('a')];
      const step = event.key === 'ArrowLeft' ? -1 : 1;
      links.at((links.indexOf(event.target as HTMLAnchorElement) + step) % links.length)?.focus();
    } else return;
    event.preventDefault();
  };
  // A mouse wheel scrolls only vertically.
  const onWheel = (event: WheelEvent) => {
    if (event.deltaX === 0) list.current?.scrollBy({ left: event.deltaY });
  };
  const scroll = (way: 1 | -1) => {
    const { current } = list;
    current?.scrollBy({ left: way * current.clientWidth * 0.75, behavior: 'smooth' });
  };

  return (
    <nav className={styles.bar} data-style={tabStyle} aria-label={say(tabTexts.bar)}>
      <ul ref={list} onWheel={onWheel}>
        {tabs.map((tab) => {
          const name = nameOf(tab.key);
          return (
            <Dropdown
              key={tab.key}
              trigger={['contextMenu']}
              getPopupContainer={inBar}
              menu={{ items: tabMenu(say, tabs, tab.key), onClick: ({ key }) => act(key, tab.key) }}
            >
              <li className={styles.tab} data-active={tab.key === active}>
                <Link
                  to={tab.path}
                  aria-current={tab.key === active ? 'page' : undefined}
                  draggable={false}
                  onKeyDown={(event) => onKey(event, tab.key)}
                >
                  <span title={name}>{name}</span>
                </Link>
                <button
                  type="button"
                  aria-label={say(tabTexts.closeOne, { name })}
                  onClick={() => act('close', tab.key)}
                >
                  <CloseIcon size={14} />
                </button>
              </li>
            </Dropdown>
          );
        })}
      </ul>
      <button
        type="button"
        className={styles.back}
        aria-label={say(tabTexts.back)}
        onClick={() => scroll(-1)}
      >
        <MoreIcon size={16} />
      </button>
      <button
        type="button"
        className={styles.forth}
        aria-label={say(tabTexts.forth)}
        onClick={() => scroll(1)}
      >
        <MoreIcon size={16} />
      </button>
      {active !== null && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          getPopupContainer={inBar}
          menu={{ items: tabMenu(say, tabs, active), onClick: ({ key }) => act(key, active) }}
        >
          <button
            type="button"
            className={styles.more}
            aria-haspopup="menu"
            aria-label={say(tabTexts.more)}
          >
            <MoreIcon size={16} />
          </button>
        </Dropdown>
      )}
      {asked && (
        <UnsavedDialog names={asked.names} onDiscard={asked.run} onClose={() => setAsked(null)} />
      )}
    </nav>
  );
}
