import { codes } from '#contract/envelope.ts';
import { inEveryLanguage } from '#contract/language.ts';
import { comma, say, t, type Text } from '#contract/text.ts';
import { Refusal } from '../refusal.ts';

/** A record that cannot be changed with the others, and why. */
export type Culprit = { name: string; text: Text };

const named = 5;
const texts = {
  none: t(
    '全部未修改，其中 {n} 条不能修改：{names}',
    'Nothing was changed, because {n} of them can’t be: {names}',
    '全部未修改，其中 {n} 筆不能修改：{names}',
  ),
  one: t('{name}（{reason}）', '{name} ({reason})', '{name}（{reason}）'),
};

/** Several records are changed together or not at all: names those that stand in the way. */
export const refuseMany = (culprits: readonly Culprit[]): Refusal =>
  new Refusal(
    inEveryLanguage((language) => {
      const names = culprits
        .slice(0, named)
        .map(({ name, text }) => say(texts.one, language, { name, reason: text[language] }));
      const more = culprits.length > named ? ['…'] : [];
      return say(texts.none, language, {
        n: culprits.length,
        names: [...names, ...more].join(comma[language]),
      });
    }),
    { code: codes.conflict },
  );
