import * as z from 'zod';
import { consentShown } from '#contract/consents.ts';
import { prizeKinds } from '#contract/features/sale/campaigns/texts.ts';
import { dayRange, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { filter, rowId } from '#contract/validation.ts';
import { campaignClaims } from './feature.ts';
import { claimTexts } from './texts.ts';

/** `GET campaignClaim/index` */
export const claimFilter = listInput(['create_time'], {
  /** A part of the code, or the whole phone number. */
  keyword,
  campaign_id: filter(rowId),
  prize_id: filter(rowId),
  part_id: filter(rowId),
  /** Whether something was won. */
  is_won: yesOrNo,
  create_time: dayRange,
});

const claimRow = z.object({
  id: z.number(),
  company_id: z.number(),
  campaign_id: z.number(),
  campaign_code: z.string(),
  campaign_name: z.string(),
  identifier_id: z.number(),
  serial_number: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  /** Null: no prize. */
  prize_id: z.number().nullable(),
  prize_name: z.string(),
  kind: z.union([z.literal(''), z.enum(prizeKinds)]),
  /** In cents. */
  amount: z.number(),
  points: z.number(),
  /** The end of the red-packet code, enough to recognise it. */
  code: z.string(),
  phone: z.string(),
  province: z.number(),
  city: z.string(),
  consent: consentShown,
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type CampaignClaim = z.infer<typeof claimRow>;

const { fields } = claimTexts;
export const claimCalls = {
  ...recordCalls(campaignClaims, { filter: claimFilter, row: claimRow, fields }),
  reveal: revealCall(campaignClaims, fields),
};
