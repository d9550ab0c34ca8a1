import { Link } from 'react-router';
import { useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import {
  AppIcon,
  BellIcon,
  BoxIcon,
  FolderIcon,
  PlusIcon,
  ProfileIcon,
  ReceiptIcon,
  ScanIcon,
  SystemIcon,
  TruckIcon,
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
  '/goods/receive': TruckIcon,
  '/goods/stock': BoxIcon,
  '/goods/order': ReceiptIcon,
};

/** Shortcuts to what the user may do. */
export function Shortcuts() {
  const say = useSay();
  const can = useCan();
  const isDealer = useSession((state) => state.type === 'dealer');
  const shortcuts = ownShortcuts(useReachable(), (right) => can({ has: right }));
  if (shortcuts.length === 0)
    return <EmptyState compact title={say(workplaceTexts.shortcuts.none)} />;
  return (
    <ul className={styles.shortcuts}>
      {isDealer && can({ has: 'dashboard:scan:send' }) && (
        <li>
          {/* An app of its own, not a page of this one. */}
          <a href="/scan" data-addition>
            <ScanIcon />
            <span>{say(workplaceTexts.shortcuts.scan)}</span>
          </a>
        </li>
      )}
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
