import * as z from 'zod';
import { call } from '#contract/call.ts';
import { rowId, wholeNumber } from '#contract/validation.ts';
import { linkTexts } from './link-texts.ts';

/** How long a link works, in days. */
export const linkDays = { least: 1, most: 90, usual: 14 } as const;

export const linkAnswers = ['', 'confirmed', 'declined'] as const;
export type LinkAnswer = (typeof linkAnswers)[number];

const when = z.string().nullable();
/** The newest link of an order: never the link itself, which is shown once. */
const sharedLink = z.object({
  expires_time: z.string(),
  /** False once it has expired or was revoked. */
  is_open: z.boolean(),
  revoke_time: when,
  create_user: z.string(),
  create_time: z.string(),
  open_count: z.number(),
  last_open_time: when,
  answer: z.enum(linkAnswers),
  answer_user: z.string(),
  answer_time: when,
});
export type SharedLink = z.infer<typeof sharedLink>;

export const shareInput = z.strictObject({
  id: rowId,
  days: wholeNumber((number) => number.min(linkDays.least).max(linkDays.most)).default(
    linkDays.usual,
  ),
});
const newLink = z.object({
  url: z.string(),
  expires_time: z.string(),
  /** Where the supplier gets mail; perhaps empty. */
  email: z.string(),
});
export type NewLink = z.infer<typeof newLink>;

const { fields } = linkTexts;
const idInput = z.strictObject({ id: rowId });
export const purchaseLinkCalls = {
  /** `POST purchaseOrder/share`: a link for a supplier without an account; the one before it ends. */
  share: call('POST purchaseOrder/share', {
    types: ['web'],
    allow: 'procure:purchaseOrder:edit',
    input: shareInput,
    answer: newLink,
    fields,
  }),
  unshare: call('POST purchaseOrder/unshare', {
    types: ['web'],
    allow: 'procure:purchaseOrder:edit',
    input: idInput,
    answer: z.null(),
    fields,
  }),
  /** `GET purchaseOrder/link`: what became of the newest link of an order; null where there was none. */
  link: call('GET purchaseOrder/link', {
    types: ['web'],
    allow: 'procure:purchaseOrder:view',
    input: idInput,
    answer: sharedLink.nullable(),
    fields,
  }),
};
