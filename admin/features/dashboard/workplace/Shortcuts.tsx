import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import {
  AppIcon,
  BellIcon,
  FolderIcon,
  PlusIcon,
  ProfileIcon,
  SystemIcon,
} from '#admin/ui/icons.tsx';
import { EmptyState } from '#admin/ui/EmptyState.tsx';
import { useReachable } from '#admin/app/routes/reachable.ts';
import { ownShortcuts } from './shortcuts.ts';
import { workplaceTexts } from './texts.ts';
import styles from './shortcuts.module.css';

const icons: Record<string, typeof PlusIcon> = {
  '/platform/company': AppIcon,
  '/system/job': SystemIcon,
  '/appCenter/company': AppIcon,
  '/message/notice': BellIcon,
  '/appCenter/userCenter': ProfileIcon,
};

/** Shortcuts to what the user may do. */
export function Shortcuts() {
  const say = useSay();
  const can = useCan();
  const shortcuts = ownShortcuts(useReachable(), (right) => can({ has: right }));
  if (shortcuts.length === 0)
    return <EmptyState compact title={say(workplaceTexts.shortcuts.none)} />;
  return (
    <ul className={styles.shortcuts}>
      {shortcuts.map(({ to, label, isAddition }) => {
        const Icon = isAddition ? PlusIcon : (icons[to] ?? FolderIcon);
        return (
          <li key={to}>
            <Link to={to} data-addition={isAddition}>
              <Icon />
              <span>{say(label)}</span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
