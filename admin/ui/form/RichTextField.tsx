import { Form, Skeleton } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { languageNames, languages, languageTags, type Language } from '#contract/language.ts';
import { endingOf } from '#contract/translated.ts';
import { FormField, type FieldProps } from './FormField.tsx';
import { useField, useShownValue } from './form-scope.ts';
import { formTexts } from './texts.ts';
import styles from './in-three.module.css';

const RichTextEditor = lazyComponent(
  async () => (await import('#admin/ui/rich-text/RichTextEditor.tsx')).RichTextEditor,
  <Skeleton active title={false} paragraph={{ rows: 6 }} />,
);
const nameIn = (field: string, language: Language) => `${field}${endingOf(language)}`;

type RichTextFieldProps = Pick<FieldProps, 'field' | 'hint'> & { height?: number };

/** Rich text in three languages, one at a time: `body`, `body_en`, `body_tw`. The editor is loaded when it is shown. */
export function RichTextField({ field, hint, height = 320 }: RichTextFieldProps) {
  const say = useSay();
  const [shown, setShown] = useState<Language>('zh_CN');
  return (
    <div className={styles.rich}>
      <Form.Item noStyle shouldUpdate>
        {({ getFieldError, getFieldValue }) => (
          <div role="group" aria-label={say(formTexts.languages)} className={styles.languages}>
            {languages.map((language) => (
              <button
                key={language}
                type="button"
                lang={languageTags[language]}
                aria-pressed={language === shown}
                data-wrong={getFieldError(nameIn(field, language)).length > 0}
                data-empty={!getFieldValue(nameIn(field, language))}
                onClick={() => setShown(language)}
              >
                {languageNames[language]}
              </button>
            ))}
          </div>
        )}
      </Form.Item>
      {languages.map((language) => (
        <OneLanguage
          key={language}
          field={nameIn(field, language)}
          hint={hint}
          height={height}
          isShown={language === shown}
        />
      ))}
    </div>
  );
}

type OneLanguageProps = RichTextFieldProps & { height: number; isShown: boolean };

function OneLanguage({ field, hint, height, isShown }: OneLanguageProps) {
  const { label } = useField(field);
  useShownValue(field, textOf);
  return (
    <FormField field={field} hint={hint} item={{ hidden: !isShown }}>
      <Writing label={label} height={height} isShown={isShown} />
    </FormField>
  );
}

type WritingProps = {
  label: string;
  height: number;
  isShown: boolean;
  value?: string;
  onChange?: (markup: string) => void;
};

/** Hidden languages have no editor; their text stays in the form. */
function Writing({ label, height, isShown, value, onChange }: WritingProps) {
  return (
    isShown && (
      <RichTextEditor
        value={value ?? ''}
        height={height}
        label={label}
        onChange={(markup) => onChange?.(markup)}
      />
    )
  );
}

/** The text of markup, for comparing two versions. */
const textOf = (markup: string): string =>
  new DOMParser().parseFromString(markup ?? '', 'text/html').body.textContent?.trim() ?? '';
