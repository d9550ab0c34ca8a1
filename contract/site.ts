import * as z from 'zod';
import { languages } from './language.ts';
import { optionalPicture } from './pictures.ts';
import { inThree } from './translated.ts';
import { optionalEmail, telephone, typed, webAddress } from './validation.ts';

const words = (most: number) => typed(most).default('');
const address = z.union([z.literal(''), webAddress]).default('');

/** Name and descriptions of the product; empty ones use the defaults. */
export const siteConfiguration = z.strictObject({
  ...inThree('title', words(24), words(24)),
  ...inThree('slogan', words(40), words(80)),
  ...inThree('description', words(160), words(160)),
  ...inThree('copyright', words(80), words(80)),
  logo: optionalPicture,
  support_phone: z.union([z.literal(''), telephone]).default(''),
  support_email: optionalEmail,
  ...inThree('support_hours', words(60), words(60)),
  icp_number: words(40),
  icp_url: address,
  police_number: words(40),
  police_url: address,
  default_language: z.enum(languages).default('zh_CN'),
});
export type Site = z.output<typeof siteConfiguration>;
