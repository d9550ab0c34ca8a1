import { languages } from '#contract/language.ts';
import { endingOf } from '#contract/translated.ts';
import type { FieldProps } from './FormField.tsx';
import { TextField } from './TextField.tsx';
import { formTexts } from './texts.ts';
import styles from './in-three.module.css';

type InThreeFieldProps = Pick<FieldProps, 'field' | 'hint' | 'disabled'> & {
  /** More than one: boxes that grow with what is typed. */
  rows?: number;
};

/** The same words in three languages, side by side: `title`, `title_en`, `title_tw`. */
export function InThreeField({ field, hint, ...more }: InThreeFieldProps) {
  return (
    <div className={styles.three}>
      {languages.map((language) => (
        <TextField
          key={language}
          {...more}
          wide={false}
          field={`${field}${endingOf(language)}`}
          hint={language === 'zh_CN' ? hint : undefined}
          placeholder={language === 'zh_CN' ? undefined : formTexts.likeChinese}
        />
      ))}
    </div>
  );
}
