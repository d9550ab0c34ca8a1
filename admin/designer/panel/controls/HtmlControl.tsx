import { Button, Skeleton } from 'antd';
import { use, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { isBound, type Phrase, type Words } from '#blocks/kit/words.ts';
import type { Language } from '#contract/language.ts';
import type { ControlProps } from '../control.ts';
import { WidenIcon } from '../icons.tsx';
import { useScope } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { LanguageTools } from './LanguageTools.tsx';
import { richTextHeights, RichTextPlace } from './rich-text-place.ts';
import styles from '../panel.module.css';

const RichTextEditor = lazyComponent(
  async () => (await import('#admin/ui/rich-text/RichTextEditor.tsx')).RichTextEditor,
  <Skeleton active title={false} paragraph={{ rows: 6 }} />,
);
const RichTextDialog = lazyComponent(
  async () => (await import('./RichTextDialog.tsx')).RichTextDialog,
);

// Values of the scanned item are never markup.
const wordsOf = (value: Phrase): Words => (isBound(value) ? value.fallback : value);
const textIn = (words: Words, language: Language) =>
  typeof words === 'string' ? words : (words[language] ?? '');

/** Rich text, in the panel or in a dialog. */
export function HtmlControl({ field, value, onChange, describedBy }: ControlProps<'html'>) {
  const say = useSay();
  const { editor } = useScope();
  const place = use(RichTextPlace);
  const language = useStore(editor.view, (view) => view.language);
  const words = wordsOf(value);
  const isEach = typeof words !== 'string';
  return (
    <RichTextEditor
      // Each language is a separate text: undo must not lead from one to the other.
      key={isEach ? language : 'all'}
      value={textIn(words, language)}
      height={richTextHeights[place]}
      label={say(field.label)}
      describedBy={describedBy}
      onChange={(markup) => onChange(isEach ? { ...words, [language]: markup } : markup)}
    />
  );
}

export function HtmlTools({ field, path, id, value, onChange }: ControlProps<'html'>) {
  const say = useSay();
  const place = use(RichTextPlace);
  const [isOpen, setOpen] = useState(false);
  return (
    <span className={styles.tools}>
      <LanguageTools id={id} name={field.label} words={wordsOf(value)} onChange={onChange} />
      {place === 'panel' && (
        <Button
          type="text"
          size="small"
          icon={<WidenIcon />}
          aria-label={`${say(field.label)}: ${say(panelTexts.html.edit)}`}
          title={say(panelTexts.html.edit)}
          onClick={() => setOpen(true)}
        />
      )}
      {isOpen && <RichTextDialog field={field} path={path} onClose={() => setOpen(false)} />}
    </span>
  );
}
