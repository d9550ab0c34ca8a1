import type { Language } from './language.ts';
import { sayNth } from './ordinals.ts';
import { say } from './text.ts';
import { publicPageTexts as texts } from './texts/public-pages.ts';

/** Which check it was and where; where its place is not told, which alone. */
export const checkLine = (n: number, location: string, language: Language): string =>
  location === ''
    ? say(texts.logNumber, language, { nth: sayNth(n, language) })
    : say(texts.logLine, language, { nth: sayNth(n, language), location });
