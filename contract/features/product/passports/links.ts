import * as z from 'zod';
import { call } from '#contract/call.ts';
import { listInput } from '#contract/list.ts';
import { linkLevels } from '#contract/passports/facts.ts';
import { requiredText, rowId } from '#contract/validation.ts';
import { accessDays } from './contract.ts';
import { passportTexts } from './texts.ts';

/** A link by which a partner or an authority opens a passport: never the link itself, which is shown once. */
export const passportLink = z.object({
  id: z.number(),
  level: z.enum(linkLevels),
  name: z.string(),
  expires_time: z.string(),
  /** False once it has expired or was withdrawn. */
  is_open: z.boolean(),
  revoke_time: z.string().nullable(),
  create_user: z.string(),
  create_time: z.string(),
  open_count: z.number(),
  last_open_time: z.string().nullable(),
});
export type PassportLink = z.infer<typeof passportLink>;

/** That somebody opened a passport by a link. */
export const passportVisit = z.object({
  id: z.number(),
  name: z.string(),
  level: z.enum(linkLevels),
  /** The unit that was asked for; empty for the model. */
  serial_number: z.string(),
  as_data: z.boolean(),
  create_time: z.string(),
});
export type PassportVisit = z.infer<typeof passportVisit>;

const newLink = z.object({ url: z.string(), expires_time: z.string() });
export type NewPassportLink = z.infer<typeof newLink>;

const { fields } = passportTexts;
const ofPassport = listInput([], { id: rowId });
export const passportLinkCalls = {
  links: call('GET passport/links', {
    types: ['web'],
    allow: 'product:passport:share',
    input: ofPassport,
    rows: passportLink,
    fields,
  }),
  visits: call('GET passport/visits', {
    types: ['web'],
    allow: 'product:passport:share',
    input: ofPassport,
    rows: passportVisit,
    fields,
  }),
  share: call('POST passport/share', {
    types: ['web'],
    allow: 'product:passport:share',
    input: z.strictObject({
      id: rowId,
      level: z.enum(linkLevels),
      name: requiredText(64),
      days: accessDays,
    }),
    answer: newLink,
    fields,
  }),
  unshare: call('POST passport/unshare', {
    types: ['web'],
    allow: 'product:passport:share',
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
    fields,
  }),
};
