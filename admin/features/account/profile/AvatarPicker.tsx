import { Button } from 'antd';
import { useState } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { initialOf } from '#admin/app/layout/UserAvatar.tsx';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import { profileCalls } from '#contract/features/account/profile/contract.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';
import styles from './profile.module.css';

const AvatarDialog = lazyComponent(async () => (await import('./AvatarDialog.tsx')).AvatarDialog);

/** The user's picture. */
export function AvatarPicker() {
  const say = useSay();
  const user = useSession((state) => state.user);
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);

  const refresh = async () => {
    toast.success(say(profileTexts.done.saved));
    await refreshAccess();
  };
  const remove = async () => {
    setBusy(true);
    try {
      await api(profileCalls.updateAvatar, { image: '' });
      await refresh();
    } catch {
      // The call has reported the error; the old picture stays.
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className={styles.avatar}>
      {user?.avatar ? (
        <img src={user.avatar} alt={say(fieldTexts.avatar)} width={96} height={96} />
      ) : (
        <span aria-hidden="true">{initialOf(user?.realname ?? '')}</span>
      )}
      <div>
        <Button size="small" onClick={() => setChoosing(true)}>
          {say(profilePageTexts.changePicture)}
        </Button>
        {user?.avatar && (
          <Button size="small" type="text" loading={isBusy} onClick={() => void remove()}>
            {say(profilePageTexts.removePicture)}
          </Button>
        )}
        <p>{say(profilePageTexts.pictureHint)}</p>
      </div>
      {isChoosing && (
        <AvatarDialog onDone={() => void refresh()} onClose={() => setChoosing(false)} />
      )}
    </div>
  );
}
