import { Button, Select } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { bindings, isBound, readWords, type Phrase } from '#blocks/kit/words.ts';
import { languageTags, type Language } from '#contract/language.ts';
import type { ControlProps } from '../control.ts';
import { BindIcon } from '../icons.tsx';
import { useScope } from '../panel-scope.ts';
import { textIn, withText, withWords, wordsOf } from '../phrase-text.ts';
import { bindingNames, panelTexts } from '../texts.ts';
import { LanguageTools } from './LanguageTools.tsx';
import { TypedInput } from './TypedInput.tsx';
import styles from '../panel.module.css';

const texts = panelTexts.phrase;

/** A text for consumers: fixed or from product data, one for all or one per language. */
export function PhraseControl(props: ControlProps<'phrase'>) {
  const { field, id, value, onChange, isWrong, describedBy } = props;
  const say = useSay();
  const { editor } = useScope();
  const language = useStore(editor.view, (view) => view.language);
  const words = wordsOf(value);
  const text = textIn(words, language);
  const { max } = field;
  const isEach = typeof words !== 'string';
  return (
    <>
      {isBound(value) && (
        <Select
          className={styles.bound}
          aria-label={say(texts.source)}
          value={value.bind}
          options={bindings.map((name) => ({ value: name, label: say(bindingNames[name]) }))}
          onChange={(bind) => onChange({ ...value, bind })}
        />
      )}
      <TypedInput
        id={id}
        value={text}
        rows={field.rows}
        isWrong={isWrong}
        describedBy={describedBy}
        lang={isEach ? languageTags[language] : undefined}
        placeholder={placeholderOf(value, language) || (isBound(value) ? say(texts.fallback) : '')}
        onChange={(next) => onChange(withText(value, language, next))}
      />
      {max !== undefined && text.length > max * 0.7 && (
        <p className={styles.count} data-over={text.length > max}>
          {text.length} / {max}
        </p>
      )}
    </>
  );
}

// The fallback for languages without a text.
function placeholderOf(value: Phrase, language: Language): string {
  const words = wordsOf(value);
  return textIn(words, language) === '' ? readWords(words, language) : '';
}

/** Whether it comes from data, and whether each language has its own. */
export function PhraseTools({ field, value, onChange, id }: ControlProps<'phrase'>) {
  const say = useSay();
  const words = wordsOf(value);
  const isTaken = isBound(value);
  return (
    <span className={styles.tools}>
      <LanguageTools
        id={id}
        name={field.label}
        words={words}
        onChange={(next) => onChange(withWords(value, next))}
      />
      <Button
        type="text"
        size="small"
        icon={<BindIcon />}
        aria-pressed={isTaken}
        aria-label={`${say(field.label)}: ${say(texts.bind)}`}
        title={say(texts.bind)}
        onClick={() => onChange(isTaken ? words : { bind: 'part_name', fallback: words })}
      />
    </span>
  );
}
