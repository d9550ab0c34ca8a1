import { Input } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { goOn } from '#admin/ui/form/go-on.ts';
import { PhotoButton } from './PhotoButton.tsx';
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

/** The box of one code, with the camera beside it. */
export function OneCode({ id, value, onChange }: OneCodeProps) {
  const say = useSay();
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
        data-scanned
        // A scanner ends with Enter; the form is sent by its button.
        onPressEnter={(event) => {
          event.preventDefault();
          if (event.currentTarget.value !== '') goOn(event.currentTarget);
        }}
      />
      <PhotoButton
        onCode={(code) => onChange?.(code)}
        onUnreadable={() => toast.error(say(scannerTexts.unreadable))}
      />
    </div>
  );
}
