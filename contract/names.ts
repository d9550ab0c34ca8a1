import * as z from 'zod';
import type { Text } from './text.ts';
import { requiredText, rule, typed } from './validation.ts';

/** A name that people give in three languages; only the first is needed. */
export const names = (max: number) =>
  z.strictObject({
    zh_CN: requiredText(max),
    en: typed(max).default(''),
    zh_TW: typed(max).default(''),
  });

/** The name as it is kept: a language without words of its own says it as the first does. */
export const fillNames = ({ zh_CN, en, zh_TW }: Text): Text => ({
  zh_CN,
  en: en || zh_CN,
  zh_TW: zh_TW || zh_CN,
});

/** A name as rows carry it: all of it for the form, and what the reader reads is picked on the page. */
export const namesShown = z.object({ zh_CN: z.string(), en: z.string(), zh_TW: z.string() });

/** The code by which a record of the platform is known to the product: letters, digits, hyphens. */
export const plainCode = (max: number) =>
  requiredText(max).regex(/^[A-Za-z][\w-]*$/, { error: rule('plainCode') });
