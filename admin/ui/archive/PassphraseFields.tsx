import { FormField } from '#admin/ui/form/FormField.tsx';
import { useFieldValue } from '#admin/ui/form/form-scope.ts';
import { PasswordInput } from '#admin/app/login/PasswordInput.tsx';
import { useSay } from '#admin/app/language.ts';
import { strengthOf, strengths } from './strength.ts';
import { archiveTexts as texts } from './texts.ts';
import styles from './archive.module.css';

/**
 * A passphrase with confirmation, strength and a warning about loss. A too long one is refused, since a truncated one
 * would not open the file.
 */
export function PassphraseFields() {
  const say = useSay();
  const typed = (useFieldValue('passphrase') ?? '') as string;
  const strength = strengthOf(typed);
  return (
    <>
      <FormField field="passphrase" label={texts.passphrase} hint={texts.hint} wide>
        <PasswordInput autoComplete="new-password" />
      </FormField>
      {typed && (
        <div className={styles.strength} data-strength={strength}>
          <span
            role="meter"
            aria-label={say(texts.strength)}
            aria-valuemin={0}
            aria-valuemax={strengths.length}
            aria-valuenow={strengths.indexOf(strength) + 1}
            aria-valuetext={say(texts.strengths[strength])}
          >
            {strengths.map((one) => (
              <i key={one} />
            ))}
          </span>
          {say(texts.strengths[strength])}
        </div>
      )}
      <FormField
        field="passphrase_again"
        label={texts.again}
        item={{ dependencies: ['passphrase'] }}
        required
        wide
      >
        <PasswordInput autoComplete="new-password" />
      </FormField>
      <p className={styles.lost}>{say(texts.lost)}</p>
    </>
  );
}
