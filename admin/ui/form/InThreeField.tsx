import { languages } from '#contract/language.ts';
import { endingOf } from '#contract/translated.ts';
import type { FieldProps } from './FormField.tsx';
import { useField, useFormScope } from './form-scope.ts';
import { schemaAt } from './schema-shape.ts';
import { TextField } from './TextField.tsx';
import { formTexts } from './texts.ts';
import styles from './in-three.module.css';

type InThreeFieldProps = Pick<FieldProps, 'field' | 'hint' | 'disabled'> & {
  /** More than one: text areas that grow. */
  rows?: number;
};

/**
 * One text in three languages side by side, in either schema form: `title`, `title_en` and `title_tw`, or `name.zh_CN`,
 * `name.en` and `name.zh_TW`.
 */
export function InThreeField({ field, hint, ...more }: InThreeFieldProps) {
  const { schema, path } = useFormScope();
  const isOneValue = schemaAt(schema, [...path, field, 'zh_CN']) !== undefined;
  return (
    <div className={styles.three}>
      {languages.map((language) => (
        <OneLanguage
          key={language}
          {...more}
          field={isOneValue ? `${field}.${language}` : `${field}${endingOf(language)}`}
          hint={language === 'zh_CN' ? hint : undefined}
          isChinese={language === 'zh_CN'}
        />
      ))}
    </div>
  );
}

function OneLanguage({ isChinese, ...props }: InThreeFieldProps & { isChinese: boolean }) {
  const { isRequired } = useField(props.field);
  const placeholder = isRequired || isChinese ? undefined : formTexts.likeChinese;
  return <TextField {...props} wide={false} placeholder={placeholder} />;
}
