import { Button } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { CopyIcon } from '#admin/ui/icons.tsx';
import { readWords, type Words } from '#blocks/kit/words.ts';
import { languageNames, languages } from '#contract/language.ts';
import type { Text } from '#contract/text.ts';
import { GlobeIcon } from '../icons.tsx';
import { useScope } from '../panel-scope.ts';
import { panelTexts } from '../texts.ts';
import { RadioTiles } from './RadioTiles.tsx';

const texts = panelTexts.phrase;

type LanguageToolsProps = {
  id: string;
  name: Text;
  words: Words;
  onChange: (words: Words) => void;
};

/** One text, or one per language. The edited language is the page's current one. */
export function LanguageTools({ id, name, words, onChange }: LanguageToolsProps) {
  const say = useSay();
  const { editor } = useScope();
  const language = useStore(editor.view, (view) => view.language);
  const isEach = typeof words !== 'string';
  const isMissing = (one: (typeof languages)[number]) => isEach && !words[one];
  const own = isEach ? (words[language] ?? '') : words;
  return (
    <>
      {isEach && (
        <RadioTiles
          name={`${id}-language`}
          label={`${say(name)}: ${say(texts.languages)}`}
          look="small"
          value={language}
          tiles={languages.map((one) => ({
            value: one,
            label: isMissing(one)
              ? say(texts.missing, { name: languageNames[one] })
              : languageNames[one],
            shown: say(texts.short[one]),
            mark: isMissing(one),
          }))}
          onChange={(next) => editor.view.setState({ language: next })}
        />
      )}
      {isEach && own !== '' && languages.some(isMissing) && (
        <Button
          type="text"
          size="small"
          icon={<CopyIcon size={15} />}
          aria-label={`${say(name)}: ${say(texts.copy)}`}
          title={say(texts.copy)}
          onClick={() =>
            onChange(Object.fromEntries(languages.map((one) => [one, words[one] || own])))
          }
        />
      )}
      <Button
        type="text"
        size="small"
        icon={<GlobeIcon />}
        aria-pressed={isEach}
        aria-label={`${say(name)}: ${say(texts.each)}`}
        title={say(texts.each)}
        onClick={() => onChange(isEach ? readWords(words, language) : { [language]: words })}
      />
    </>
  );
}
