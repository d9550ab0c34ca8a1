import { sayNow } from '#admin/app/language.ts';
import type { City } from '#contract/features/data/cities/contract.ts';
import { t } from '#contract/text.ts';

/** The name in the current language; the Chinese one if there is no other. */
export const nameOfCity = ({ name, name_en: en, name_tw: tw }: City): string =>
  sayNow(t(name, en || name, tw || name));
