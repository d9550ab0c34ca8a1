import { Button } from 'antd';
import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { pictureTypes, shrinkPicture } from '#admin/ui/shrink-picture.ts';
import { profileTexts } from '#contract/features/account/profile/texts.ts';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

type LogoFieldProps = { id: string; value?: string; onChange?: (logo: string) => void };

/** A small picture as a form's value; empty where there is none. */
export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const say = useSay();
  const picker = useRef<HTMLInputElement>(null);
  const texts = companyPageTexts.brand;

  const choose = async (file: File | undefined) => {
    if (!file) return;
    const box = { width: 256, height: 96, fit: 'contain' } as const;
    const picture = await shrinkPicture(file, box).catch(() => null);
    if (picture === null) toast.error(say(profileTexts.errors.notAPicture));
    else onChange?.(picture);
  };

  return (
    <div className={styles.row}>
      <Button id={id} onClick={() => picker.current?.click()}>
        {say(texts.chooseLogo)}
      </Button>
      {value && (
        <Button type="text" onClick={() => onChange?.('')}>
          {say(texts.removeLogo)}
        </Button>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        // The form's style sheet would show it.
        style={{ display: 'none' }}
        aria-label={say(texts.chooseLogo)}
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
