import type { MemberLevel } from '#contract/features/member/member-levels/contract.ts';
import type { Language } from '#contract/language.ts';

/** What a level is called in a language. */
export const levelName = (
  { name, name_en, name_tw }: Pick<MemberLevel, 'name' | 'name_en' | 'name_tw'>,
  language: Language,
): string => ({ zh_CN: name, en: name_en, zh_TW: name_tw })[language];
