import { Menu, type MenuProps, type MenuRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { MenuEntry } from '#contract/menu-entry.ts';
import { useSay, type Say } from '../language.ts';
import { menuIcon } from './menu-icons.tsx';

type NavMenuProps = {
  menus: MenuEntry[];
  /** The menu paths of the current page, which itself may not be listed. */
  trail: string[];
  mode: 'inline' | 'horizontal';
  isDark: boolean;
  isCollapsed?: boolean;
  onChosen?: () => void;
};

/** The menu tree; each page is a real link, so it can be opened in a new window. */
export function NavMenu({
  menus,
  trail,
  mode,
  isDark,
  isCollapsed = false,
  onChosen,
}: NavMenuProps) {
  const say = useSay();
  const navigate = useNavigate();
  const [opened, setOpened] = useState(trail);
  const front = trail.at(-1);
  const [seen, setSeen] = useState(front);
  if (seen !== front) {
    setSeen(front);
    setOpened([...new Set([...opened, ...trail])]);
  }

  const menu = useRef<MenuRef>(null);
  useEffect(() => {
    const chosen = menu.current?.menu?.list.querySelector('.ant-menu-item-selected');
    chosen?.scrollIntoView?.({ block: 'nearest' });
  }, [front]);

  const choose: MenuProps['onClick'] = ({ key, domEvent }) => {
    const { ctrlKey, metaKey, shiftKey } = domEvent as {
      ctrlKey?: boolean;
      metaKey?: boolean;
      shiftKey?: boolean;
    };
    if (ctrlKey || metaKey || shiftKey) return;
    // A click on the link itself has already navigated.
    if (!domEvent.defaultPrevented) void navigate(key);
    onChosen?.();
  };

  return (
    <Menu
      ref={menu}
      mode={mode}
      theme={isDark ? 'dark' : 'light'}
      items={itemsOf(menus, say, isCollapsed)}
      selectedKeys={trail}
      inlineCollapsed={mode === 'inline' ? isCollapsed : undefined}
      inlineIndent={16}
      onClick={choose}
      {...(mode === 'inline' && !isCollapsed && { openKeys: opened, onOpenChange: setOpened })}
    />
  );
}

function itemsOf(
  menus: MenuEntry[],
  say: Say,
  needsIcons: boolean,
): NonNullable<MenuProps['items']> {
  return menus.map((entry) => {
    const name = say(entry.name);
    const icon = entry.icon || needsIcons ? menuIcon(entry.icon) : undefined;
    if (entry.children.length > 0)
      return { key: entry.path, icon, label: name, children: itemsOf(entry.children, say, false) };
    const label = (
      <Link to={entry.path} tabIndex={-1}>
        {name}
      </Link>
    );
    return { key: entry.path, icon, label, title: name };
  });
}
