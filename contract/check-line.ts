import type { Language } from './language.ts';
import { sayNth } from './ordinals.ts';
import { say } from './text.ts';
import { publicPageTexts as texts } from './texts/public-pages.ts';

/** Number and place of a check; only the number where the place is unknown. */
export const checkLine = (n: number, location: string, language: Language): string =>
  location === ''
    ? say(texts.logNumber, language, { nth: sayNth(n, language) })
    : say(texts.logLine, language, { nth: sayNth(n, language), location });
