import { Button, Input } from 'antd';
import { useRef } from 'react';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { canReadPhotos, readPhoto } from './camera.ts';
import { scannerTexts } from './texts.ts';
import styles from './scanner.module.css';

/** One code in a form: typed, read by a scanner, or photographed. */
export function CodeField(field: Omit<FieldProps, 'disabled'>) {
  return (
    <FormField {...field} wide>
      <OneCode />
    </FormField>
  );
}

type OneCodeProps = { id?: string; value?: string; onChange?: (code: string) => void };

function OneCode({ id, value, onChange }: OneCodeProps) {
  const say = useSay();
  const camera = useRef<HTMLInputElement>(null);
  const photograph = async (photo: File | undefined) => {
    if (!photo) return;
    const code = await readPhoto(photo);
    if (code) onChange?.(code);
    else toast.error(say(scannerTexts.unreadable));
  };
  return (
    <div className={styles.line}>
      <Input
        id={id}
        size="large"
        value={value}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={512}
        onChange={({ target }) => onChange?.(target.value)}
        // A scanner ends with Enter; the form is sent by its button.
        onPressEnter={(event) => event.preventDefault()}
      />
      {canReadPhotos() && (
        <>
          <input
            ref={camera}
            type="file"
            hidden
            accept="image/*"
            capture="environment"
            onChange={({ target }) => {
              void photograph(target.files?.[0]);
              target.value = '';
            }}
          />
          <Button size="large" onClick={() => camera.current?.click()}>
            {say(scannerTexts.camera)}
          </Button>
        </>
      )}
    </div>
  );
}
