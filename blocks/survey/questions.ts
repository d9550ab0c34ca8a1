import { readFor, type Scene } from '#blocks/kit/scene.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import { say, t, type Text } from '#contract/text.ts';
import { longestAnswer, questionTypes, type survey } from './spec.ts';

type Item = SettingsFor<typeof survey>['jsonData'][number];
/** A question in one language. */
export type Question = Pick<Item, 'type' | 'value' | 'required'> & {
  /** The name of its form field. */
  field: string;
  name: string;
  note: string;
  options: readonly string[];
};
/** An answer with its question as text. */
export type SurveyAnswer = { name: string; type: number; value: readonly string[] };

const texts = {
  missing: t('请回答“{name}”', 'Please answer “{name}”', '請回答「{name}」'),
  long: t(
    '“{name}”的回答不能超过 {n} 个字',
    'The answer to “{name}” can have at most {n} characters',
    '「{name}」的回答不能超過 {n} 個字',
  ),
  choice: t('“{name}”没有这个选项', '“{name}” has no such option', '「{name}」沒有這個選項'),
};

const optionsOf = (words: string) => [
  ...new Set(words.split('#').flatMap((one) => (one.trim() === '' ? [] : one.trim()))),
];

/** The valid questions: those with a text and, for choices, with options. */
export const questionsOf = (items: readonly Item[], scene: Scene): Question[] =>
  items.flatMap(({ name, type, value, value1, value2, required }, at) => {
    const asked = readFor(scene, name).trim();
    const options = type === questionTypes.text ? [] : optionsOf(readFor(scene, value1));
    if (asked === '' || (type !== questionTypes.text && options.length === 0)) return [];
    return [{ field: `q${at}`, name: asked, type, note: value2, value, required, options }];
  });

export type Judged = { answers: SurveyAnswer[]; wrong: Record<string, string> };

/** Parses submitted answers; choices are sent by their index. */
export function judge(
  questions: readonly Question[],
  sent: Readonly<Record<string, readonly string[]>>,
  { language }: Pick<Scene, 'language'>,
): Judged {
  const judged: Judged = { answers: [], wrong: {} };
  for (const question of questions) {
    const { field, name, type, options, required } = question;
    const given = (sent[field] ?? []).map((one) => one.trim()).filter((one) => one !== '');
    const refuse = (text: Text) => {
      judged.wrong[field] = say(text, language, { name, n: longestAnswer });
    };
    if (given.length === 0) {
      if (required) refuse(texts.missing);
      continue;
    }
    const value =
      type === questionTypes.text ? given : given.map((at) => options[Number(at)] ?? '');
    const most = type === questionTypes.checkbox ? options.length : 1;
    if (type === questionTypes.text && given.some((one) => one.length > longestAnswer))
      refuse(texts.long);
    else if (value.includes('') || given.length > most) refuse(texts.choice);
    else judged.answers.push({ name, type, value });
  }
  return judged;
}
