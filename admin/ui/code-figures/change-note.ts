import { languageTags, type Language } from '#contract/language.ts';
import { say } from '#contract/text.ts';
import { changeOf } from './change.ts';
import { codeFigureTexts as texts } from './texts.ts';

/** How a figure changed against the period before, with what it was; nothing where there was none. */
export function changeNote(
  figure: { value: number; before: number },
  language: Language,
): string | undefined {
  const tag = languageTags[language];
  const change = changeOf(figure, tag);
  if (change.way === 'new' || change.way === 'none') return undefined;
  const params = 'share' in change ? { share: change.share } : undefined;
  const told = say(texts.changes[change.way], language, params);
  if (change.way === 'same') return told;
  return `${told} · ${say(texts.before, language, { n: figure.before.toLocaleString(tag) })}`;
}
