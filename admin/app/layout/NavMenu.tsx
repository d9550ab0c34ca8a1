import { Menu, type MenuProps, type MenuRef } from 'antd';
import { useEffect, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { firstAddedMenu, type MenuEntry } from '#contract/menu-entry.ts';
import { useSay, type Say } from '../language.ts';
import { withoutGroupOfOne } from '../routes/menu-tree.ts';
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
    const { path, is_outside: isOutside } = entryAt(menus, key) ?? { path: key };
    if (isOutside) {
      // A click on the link itself has already opened it.
      const isLink = domEvent.target instanceof Element && domEvent.target.closest('a');
      if (!isLink) window.open(path, '_blank', 'noopener');
    } else if (!domEvent.defaultPrevented) void navigate(path);
    onChosen?.();
  };

  return (
    <Menu
      ref={menu}
      mode={mode}
      theme={isDark ? 'dark' : 'light'}
      items={itemsOf(menus, say, isCollapsed)}
      selectedKeys={keysOf(menus, trail)}
      inlineCollapsed={mode === 'inline' ? isCollapsed : undefined}
      inlineIndent={16}
      onClick={choose}
      {...(mode === 'inline' && !isCollapsed && { openKeys: opened, onOpenChange: setOpened })}
    />
  );
}

/** Several entries may lead to one page: those that the platform added have keys of their own. */
const keyOf = ({ path, id }: MenuEntry) => (id < firstAddedMenu ? path : `${path} ${id}`);
const flat = (menus: readonly MenuEntry[]): MenuEntry[] =>
  menus.flatMap((entry) => [entry, ...flat(entry.children)]);
const entryAt = (menus: readonly MenuEntry[], key: string) =>
  flat(menus).find((entry) => keyOf(entry) === key);
const keysOf = (menus: readonly MenuEntry[], paths: readonly string[]) =>
  flat(menus)
    .filter(({ path }) => paths.includes(path))
    .map(keyOf);

function itemsOf(
  menus: MenuEntry[],
  say: Say,
  needsIcons: boolean,
): NonNullable<MenuProps['items']> {
  return menus.map(withoutGroupOfOne).map((entry) => {
    const name = say(entry.name);
    const icon = entry.icon || needsIcons ? menuIcon(entry.icon) : undefined;
    if (entry.children.length > 0)
      return { key: entry.path, icon, label: name, children: itemsOf(entry.children, say, false) };
    const label = entry.is_outside ? (
      <a href={entry.path} target="_blank" rel="noopener noreferrer" tabIndex={-1}>
        {name}
      </a>
    ) : (
      <Link to={entry.path} tabIndex={-1}>
        {name}
      </Link>
    );
    return { key: keyOf(entry), icon, label, title: name };
  });
}
