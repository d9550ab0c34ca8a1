import { Button, Input } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { FormField, type FieldProps } from '#admin/ui/form/FormField.tsx';
import { keptSecret } from '#contract/configuration.ts';
import { configPageTexts as texts } from './texts.ts';
import styles from './config.module.css';

type SecretInputProps = { value?: string; onChange?: (value: string) => void; id?: string };

/** A stored secret is never shown: it is kept or replaced. */
function SecretInput({ value = '', onChange, id, ...aria }: SecretInputProps) {
  const say = useSay();
  const [wasSet] = useState(value === keptSecret);
  const isKept = value === keptSecret;
  return (
    <span className={styles.secret}>
      {isKept ? (
        <Input {...aria} id={id} value={keptSecret} readOnly />
      ) : (
        <Input.Password
          {...aria}
          id={id}
          value={value}
          autoComplete="new-password"
          maxLength={16}
          onChange={(event) => onChange?.(event.target.value)}
        />
      )}
      {wasSet && (
        <Button onClick={() => onChange?.(isKept ? '' : keptSecret)}>
          {say(isKept ? texts.replace : texts.keep)}
        </Button>
      )}
    </span>
  );
}

export function SecretField(props: FieldProps) {
  return (
    <FormField {...props} wide>
      <SecretInput />
    </FormField>
  );
}
