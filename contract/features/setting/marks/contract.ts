import * as z from 'zod';
import { call } from '#contract/call.ts';
import { addressForms, carriers, errorLevels, markFacts } from '#contract/codes/mark.ts';
import { wholeNumber } from '#contract/validation.ts';
import { markTexts } from './texts.ts';

/** What a scan shows of the company's products, and how its codes are printed. */
export const markInput = z.strictObject({
  hidden: z.array(z.enum(markFacts)).max(markFacts.length),
  carrier: z.enum(carriers),
  error_level: z.enum(errorLevels),
  address_form: z.enum(addressForms),
  shows_dealer_names: z.boolean().default(false),
  activation_sms: z.boolean().default(false),
});
/** Version 0 if it was never set. */
const markEdit = markInput.extend({ version: wholeNumber((number) => number.min(0)) });

const markRow = markInput.extend({
  id: z.number(),
  company_id: z.number(),
  /** The URLs of a sample code in both forms; empty while the company has no codes. */
  samples: z.object({ short: z.string(), gs1: z.string() }),
  version: z.number(),
  update_time: z.string().nullable(),
});
export type MarkRow = z.infer<typeof markRow>;

const { fields } = markTexts;
export const markCalls = {
  info: call('GET mark/info', {
    types: ['web'],
    allow: 'setting:mark:view',
    answer: markRow,
    fields,
  }),
  edit: call('POST mark/edit', {
    types: ['web'],
    allow: 'setting:mark:edit',
    input: markEdit,
    answer: markRow,
    fields,
  }),
};
