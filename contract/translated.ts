import type * as z from 'zod';
import type { Language } from './language.ts';
import { say, t, type Text } from './text.ts';

const endings = { zh_CN: '', en: '_en', zh_TW: '_tw' } as const;
/** The suffix of each language's field: Chinese is required, the others fall back to it. */
export const endingOf = <L extends Language>(language: L): (typeof endings)[L] => endings[language];
type Three<N extends string> = N | `${N}_en` | `${N}_tw`;

/** A text in Chinese with optional translations: `title`, `title_en`, `title_tw`. */
export function inThree<const N extends string, C extends z.ZodType, O extends z.ZodType>(
  name: N,
  chinese: C,
  others: O,
) {
  return { [name]: chinese, [`${name}_en`]: others, [`${name}_tw`]: others } as Record<N, C> &
    Record<`${N}_en` | `${N}_tw`, O>;
}

const inEnglish = t('{what}（英文）', '{what} (English)', '{what}（英文）');
const inTraditional = t('{what}（繁体）', '{what} (Traditional Chinese)', '{what}（繁體）');
const about = (text: Text, what: Text): Text => ({
  zh_CN: say(text, 'zh_CN', { what: what.zh_CN }),
  en: say(text, 'en', { what: what.en }),
  zh_TW: say(text, 'zh_TW', { what: what.zh_TW }),
});

/** The labels of the three fields. */
export const namesInThree = <const N extends string>(name: N, what: Text) =>
  ({
    [name]: what,
    [`${name}_en`]: about(inEnglish, what),
    [`${name}_tw`]: about(inTraditional, what),
  }) as Record<Three<N>, Text>;

/** The text in one language, or in Chinese where there is no translation; empty where there is no row. */
export const translated = <N extends string>(
  row: Readonly<Record<Three<N>, string | null>>,
  name: N,
  language: Language,
): string => row[`${name}${endingOf(language)}` as Three<N>] || row[name as Three<N>] || '';
