import { Button } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useSession } from '#admin/app/session.ts';
import { PageHeader } from '#admin/ui/PageHeader.tsx';
import { Panel } from '#admin/ui/Panel.tsx';
import { showTime } from '#admin/ui/show-time.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profile } from '#contract/features/account/profile/feature.ts';
import { AvatarPicker } from './AvatarPicker.tsx';
import { MobileDialog } from './MobileDialog.tsx';
import { PasswordDialog } from './PasswordDialog.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import { SignIns } from './SignIns.tsx';
import { profilePageTexts as texts } from './texts.ts';
import { usePosition } from './use-position.ts';
import styles from './profile.module.css';

/** The signed-in user's own page. */
export function Page() {
  const say = useSay();
  const user = useSession((state) => state.user);
  const [dialog, setDialog] = useState<'password' | 'mobile' | null>(null);
  const { data: standing } = usePosition();
  if (!user) return null;
  const close = () => setDialog(null);
  const isForced = user.must_change_password;

  return (
    <div className={styles.page}>
      <PageHeader title={profile.title} />
      <div className={styles.columns}>
        <Panel title={say(texts.data)}>
          <AvatarPicker />
          <ProfileForm user={user} />
        </Panel>
        <div className={styles.column}>
          <Panel title={say(texts.account)}>
            <dl className={styles.facts}>
              <Fact label={say(fieldTexts.username)}>{user.username}</Fact>
              <Fact label={say(texts.fields.roles)}>
                {user.roles.map((role) => (
                  <span key={role.code} className={styles.role}>
                    {role.name}
                  </span>
                ))}
              </Fact>
              {user.company_name && (
                <Fact label={say(texts.fields.company)}>{user.company_name}</Fact>
              )}
              {standing?.dept_name && (
                <Fact label={say(texts.fields.dept)}>{standing.dept_name}</Fact>
              )}
              {standing?.position_name && (
                <Fact label={say(texts.fields.position)}>{standing.position_name}</Fact>
              )}
              {standing?.level_name && (
                <Fact label={say(texts.fields.level)}>{standing.level_name}</Fact>
              )}
              {user.system_version_name && (
                <Fact label={say(texts.fields.version)}>{user.system_version_name}</Fact>
              )}
              <Fact label={say(texts.fields.lastLogin)}>
                {showTime(user.last_login_time) || say(texts.first)}
              </Fact>
            </dl>
          </Panel>
          <Panel title={say(texts.security)}>
            <div className={styles.lock}>
              <div>
                <h3>{say(fieldTexts.password)}</h3>
                <p>{say(texts.password.note)}</p>
              </div>
              <Button aria-label={say(texts.password.title)} onClick={() => setDialog('password')}>
                {say(texts.change)}
              </Button>
            </div>
            {user.login_type !== 'admin' && (
              <div className={styles.lock}>
                <div>
                  <h3>
                    {say(fieldTexts.mobile)} <span>{user.mobile ?? say(texts.notBound)}</span>
                  </h3>
                  <p>{say(texts.mobile.note)}</p>
                </div>
                <Button aria-label={say(texts.mobile.title)} onClick={() => setDialog('mobile')}>
                  {say(texts.change)}
                </Button>
              </div>
            )}
          </Panel>
          <SignIns />
        </div>
      </div>
      <PasswordDialog
        open={isForced || dialog === 'password'}
        onClose={close}
        isForced={isForced}
      />
      {user.login_type !== 'admin' && <MobileDialog open={dialog === 'mobile'} onClose={close} />}
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
