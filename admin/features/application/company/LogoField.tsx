import { Button } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { companyPageTexts } from './texts.ts';
import styles from './company.module.css';

const ImageDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/ImageDialog.tsx')).ImageDialog,
);

type LogoFieldProps = { id: string; value?: string; onChange?: (logo: string) => void };

/** The URL of a picture as a form value; empty without one. */
export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const say = useSay();
  const [isChoosing, setChoosing] = useState(false);
  const texts = companyPageTexts.brand;
  return (
    <div className={styles.row}>
      <Button id={id} onClick={() => setChoosing(true)}>
        {say(texts.chooseLogo)}
      </Button>
      {value && (
        <Button type="text" onClick={() => onChange?.('')}>
          {say(texts.removeLogo)}
        </Button>
      )}
      {isChoosing && (
        <ImageDialog
          title={say(texts.chooseLogo)}
          onDone={(url) => onChange?.(url)}
          onClose={() => setChoosing(false)}
        />
      )}
    </div>
  );
}
