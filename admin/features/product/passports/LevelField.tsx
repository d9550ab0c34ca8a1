import { SelectField } from '#admin/ui/form/SelectField.tsx';
import { languages } from '#contract/language.ts';
import { passportLevels, type Fact } from '#contract/passports/facts.ts';
import { passportWords as words } from '#contract/passports/texts.ts';
import { say, type Text } from '#contract/text.ts';
import { passportPageTexts as texts } from './texts.ts';

export const levelOptions = passportLevels.map((value) => ({ value, label: words.levels[value] }));

const labelOf = (fact: Fact): Text =>
  Object.fromEntries(
    languages.map((language) => [
      language,
      say(texts.whoSees, language, { fact: words.facts[fact][language] }),
    ]),
  ) as Text;

/** Who sees one fact. */
export const LevelField = ({ fact }: { fact: Fact }) => (
  <SelectField field={`access.${fact}`} label={labelOf(fact)} options={levelOptions} />
);
