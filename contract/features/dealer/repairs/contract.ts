import * as z from 'zod';
import { call } from '#contract/call.ts';
import { repairRequest } from '#contract/features/sale/repairs/contract.ts';
import { repairStatuses } from '#contract/features/sale/repairs/states.ts';
import { payers, quoteStates } from '#contract/features/sale/repairs/work.ts';
import { limits } from '#contract/limits.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { photoAnswer, photoNames, shownPhotos } from '#contract/photos.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import { dealerRepairs } from './feature.ts';
import { dealerRepairTexts } from './texts.ts';

/** A dealer asks for a repair on behalf of a customer, for any product of the company. */
export const dealerRepairInput = repairRequest.omit({ key: true }).extend({ photos: photoNames });

export const dealerRepairFilter = listInput(['create_time', 'update_time'], {
  /** Its number, a serial number, or the whole phone number. */
  keyword,
  repair_status: filterList(z.enum(repairStatuses)),
  create_time: dayRange,
});

const dealerRepairRow = z.object({
  id: z.number(),
  code: z.string(),
  serial_number: z.string(),
  part_name: z.string(),
  fault_type: z.string(),
  fault_name: z.string(),
  content: z.string(),
  name: z.string(),
  phone: z.string(),
  repair_status: z.enum(repairStatuses),
  photo_count: z.number(),
  complete_time: z.string(),
  /** What the customer pays, if the customer pays; in cents. */
  payer: z.enum(payers).nullable(),
  total: z.number(),
  quote: z.enum(quoteStates),
  replacement_sn: z.string(),
  create_time: z.string(),
  update_time: z.string(),
});
export type DealerRepair = z.infer<typeof dealerRepairRow>;

/** `GET repair/info`: with the photos and what the customer is told; never the company's internal notes. */
const dealerRepairInfo = dealerRepairRow.extend({
  photos: shownPhotos,
  after_photos: shownPhotos,
  steps: z.array(
    z.object({
      repair_status: z.enum(repairStatuses),
      reply: z.string(),
      create_time: z.string(),
    }),
  ),
});
export type DealerRepairInfo = z.infer<typeof dealerRepairInfo>;

const { fields } = dealerRepairTexts;
const common = { types: ['dealer'], fields } as const;

export const dealerRepairCalls = {
  ...recordCalls(dealerRepairs, {
    filter: dealerRepairFilter,
    row: dealerRepairRow,
    input: dealerRepairInput,
    info: dealerRepairInfo,
    fields,
  }),
  reveal: revealCall(dealerRepairs, fields),
  /** One photo, to be named in `repair/add`; swept after a day unless it is. */
  photo: call('POST repair/photo', {
    ...common,
    allow: 'dealer:repair:add',
    input: z.strictObject({}),
    answer: photoAnswer,
    uploadBytes: limits.imageBytes,
  }),
};
