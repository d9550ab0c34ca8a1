import * as z from 'zod';
import { addressForms, carriers, errorLevels, markFacts } from '#contract/codes/mark.ts';
import { wholeNumber } from '#contract/validation.ts';

/** What a scan shows of the company's products, and how its codes are carried. */
export const markInput = z.strictObject({
  hidden: z.array(z.enum(markFacts)).max(markFacts.length),
  carrier: z.enum(carriers),
  error_level: z.enum(errorLevels),
  address_form: z.enum(addressForms),
});
/** `POST web/mark/edit`; what was never set has version 0. */
export const markEdit = markInput.extend({ version: wholeNumber((number) => number.min(0)) });

/** `GET web/mark/info` */
export const markRow = markInput.extend({
  id: z.number(),
  company_id: z.number(),
  /** Addresses of one code of the company in either form; empty where it has none yet. */
  samples: z.object({ short: z.string(), gs1: z.string() }),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type MarkRow = z.infer<typeof markRow>;
