import { languageTags, type Language } from './language.ts';

/** A country by its two letters, as ISO 3166 has them; scans abroad name it in place of the city. */
export const isCountry = (code: string) => /^[A-Z]{2}$/.test(code);

const names = new Map<Language, Intl.DisplayNames>();

export function countryName(code: string, language: Language): string {
  let known = names.get(language);
  if (!known) {
    known = new Intl.DisplayNames(languageTags[language], { type: 'region' });
    names.set(language, known);
  }
  return isCountry(code) ? (known.of(code) ?? code) : code;
}

/** Names that the address table has in its own way. */
const otherNames: Readonly<Record<string, string>> = {
  阿联酋: 'AE',
  安的列斯: 'CW',
  波黑: 'BA',
  多米尼加: 'DO',
  法国南部领地: 'TF',
  刚果布: 'CG',
  刚果金: 'CD',
  留尼旺: 'RE',
  马其顿: 'MK',
  孟加拉: 'BD',
  南乔治亚岛和南桑威奇群岛: 'GS',
  圣马丁: 'MF',
  托克劳群岛: 'TK',
  瓦利斯和富图纳群岛: 'WF',
  中非: 'CF',
};
let byName: Map<string, string> | null = null;

/** The two letters of a country by its Chinese name; empty if unknown. */
export function findCountry(name: string): string {
  byName ??= new Map([...allNames(), ...Object.entries(otherNames)]);
  return byName.get(name) ?? '';
}

function* allNames(): Generator<[name: string, code: string]> {
  const known = new Intl.DisplayNames(languageTags.zh_CN, { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  for (const first of letters)
    for (const second of letters) {
      const name = known.of(first + second);
      if (name) yield [name, first + second];
    }
}
