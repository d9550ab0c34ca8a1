import * as z from 'zod';
import type { Text } from './text.ts';
import { requiredText, rule, typed } from './validation.ts';

/** A name in three languages; only Chinese is required. */
export const names = (max: number) =>
  z.strictObject({
    zh_CN: requiredText(max),
    en: typed(max).default(''),
    zh_TW: typed(max).default(''),
  });

/** The stored name: missing languages use the Chinese one. */
export const fillNames = ({ zh_CN, en, zh_TW }: Text): Text => ({
  zh_CN,
  en: en || zh_CN,
  zh_TW: zh_TW || zh_CN,
});

/** A name in a row: in all languages for the form; the page shows the reader's. */
export const namesShown = z.object({ zh_CN: z.string(), en: z.string(), zh_TW: z.string() });

/** The code that identifies a record of the platform: letters, digits, hyphens. */
export const plainCode = (max: number) =>
  requiredText(max).regex(/^[A-Za-z][\w-]*$/, { error: rule('plainCode') });
