import { Dropdown, type MenuProps } from 'antd';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { accountDialogs } from '#admin/features/list.ts';
import { KeyIcon, LogoutIcon, PhoneIcon, ProfileIcon, ScanIcon } from '#admin/ui/icons.tsx';
import { useCan } from '../access.tsx';
import { useSay } from '../language.ts';
import { lazyComponent } from '../lazy-component.tsx';
import { trailTo } from '../routes/menu-tree.ts';
import { profilePath } from '../routes/paths.ts';
import { useSession } from '../session.ts';
import { shellTexts } from '../texts.ts';
import { UserAvatar } from './UserAvatar.tsx';
import { inHeader } from './HeaderButton.tsx';
import styles from './header.module.css';

const PasswordDialog = lazyComponent(accountDialogs.password);
const MobileDialog = lazyComponent(accountDialogs.mobile);
const LogoutDialog = lazyComponent(async () => (await import('./LogoutDialog.tsx')).LogoutDialog);

/** The user menu: scan app, profile, password, phone number, sign-out. */
export function ProfileMenu() {
  const say = useSay();
  const navigate = useNavigate();
  const can = useCan();
  const user = useSession((state) => state.user);
  const type = useSession((state) => state.type);
  const hasProfile = useSession(({ menus }) => trailTo(menus ?? [], profilePath).length > 0);
  const [dialog, setDialog] = useState<'password' | 'mobile' | 'logout' | null>(null);
  const close = () => setDialog(null);

  const actions: Record<string, () => void> = {
    scan: () => window.location.assign('/scan'),
    profile: () => void navigate(profilePath),
    password: () => setDialog('password'),
    mobile: () => setDialog('mobile'),
    logout: () => setDialog('logout'),
  };
  const items: MenuProps['items'] = [
    ...(can({ has: 'dashboard:scan:send' })
      ? [{ key: 'scan', icon: <ScanIcon />, label: say(shellTexts.header.scanApp) }]
      : []),
    ...(hasProfile
      ? [{ key: 'profile', icon: <ProfileIcon />, label: say(shellTexts.header.profile) }]
      : []),
    { key: 'password', icon: <KeyIcon />, label: say(shellTexts.header.password) },
    ...(type === 'admin'
      ? []
      : [{ key: 'mobile', icon: <PhoneIcon />, label: say(shellTexts.header.mobile) }]),
    { type: 'divider' },
    { key: 'logout', icon: <LogoutIcon />, label: say(shellTexts.header.logout) },
  ];
  const name = user?.realname || user?.username || '';

  return (
    <>
      <Dropdown
        trigger={['click']}
        placement="bottomRight"
        getPopupContainer={inHeader}
        menu={{ items, onClick: ({ key }) => actions[key]?.(), className: styles.profileMenu }}
      >
        <button
          type="button"
          className={`${styles.button} ${styles.profile}`}
          aria-haspopup="menu"
          aria-label={`${say(shellTexts.header.account)} ${name}`}
        >
          <UserAvatar name={name} picture={user?.avatar ?? null} />
          <span className={styles.person}>{name}</span>
        </button>
      </Dropdown>
      {dialog === 'password' && <PasswordDialog open onClose={close} />}
      {dialog === 'mobile' && <MobileDialog open onClose={close} />}
      {dialog === 'logout' && <LogoutDialog onClose={close} />}
    </>
  );
}
