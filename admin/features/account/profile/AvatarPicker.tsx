import { Button } from 'antd';
import { useRef, useState } from 'react';
import { refreshAccess } from '#admin/app/account.ts';
import { post } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { initialOf } from '#admin/app/layout/Face.tsx';
import { useSession } from '#admin/app/session.ts';
import { toast } from '#admin/app/toast.ts';
import { pictureTypes, shrinkPicture } from '#admin/ui/shrink-picture.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { fieldTexts } from '#contract/texts/fields.ts';
import { profilePageTexts } from './texts.ts';
import styles from './profile.module.css';

const side = 256;

/** The user's picture; what is chosen is made small here, so that little travels. */
export function AvatarPicker() {
  const say = useSay();
  const user = useSession((state) => state.user);
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);

  const keep = async (image: string) => {
    setBusy(true);
    try {
      await post('index/updateAvatar', { image });
      toast.success(say(profileTexts.done.saved));
      await refreshAccess();
    } catch {
      // The call has said why; the old picture stays.
    } finally {
      setBusy(false);
    }
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    const image = await shrinkPicture(file, { width: side, height: side, fit: 'cover' }).catch(
      () => null,
    );
    if (image === null) toast.error(say(profileTexts.errors.notAPicture));
    else await keep(image);
  };

  return (
    <div className={styles.avatar}>
      {user?.avatar ? (
        <img src={user.avatar} alt={say(fieldTexts.avatar)} width={96} height={96} />
      ) : (
        <span aria-hidden="true">{initialOf(user?.realname ?? '')}</span>
      )}
      <input
        ref={picker}
        type="file"
        accept={pictureTypes.join(',')}
        aria-label={say(profilePageTexts.changePicture)}
        tabIndex={-1}
        hidden
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      <div>
        <Button size="small" loading={isBusy} onClick={() => picker.current?.click()}>
          {say(profilePageTexts.changePicture)}
        </Button>
        {user?.avatar && (
          <Button size="small" type="text" disabled={isBusy} onClick={() => void keep('')}>
            {say(profilePageTexts.removePicture)}
          </Button>
        )}
        <p>{say(profilePageTexts.pictureHint)}</p>
      </div>
    </div>
  );
}
