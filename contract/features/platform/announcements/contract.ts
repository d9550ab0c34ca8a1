import * as z from 'zod';
import { dayRange, keyword, listInput } from '#contract/list.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, rowId, typed } from '#contract/validation.ts';
import { stateNames } from '#contract/moves.ts';
import { announcements } from './feature.ts';
import { announcementMoves } from './moves.ts';
import { announcementTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

export const announcementStates = stateNames(announcementMoves);
export type { AnnouncementState } from './moves.ts';

export const announcementInput = z.strictObject({
  ...inThree('title', requiredText(60), typed(120).default('')),
  ...inThree('content', requiredText(1_000), typed(2_000).default('')),
  /** Empty: all companies. */
  company_ids: z.array(rowId).max(200).default([]),
});

/** `GET announcement/index`: newest first. */
export const announcementFilter = listInput(['title', 'create_time', 'send_time'], {
  keyword,
  state: filter(z.enum(announcementStates)),
  create_time: dayRange,
});

export const announcementRow = z.object({
  id: z.number(),
  title: z.string(),
  title_en: z.string(),
  title_tw: z.string(),
  content: z.string(),
  content_en: z.string(),
  content_tw: z.string(),
  company_ids: z.array(z.number()),
  /** The names of those companies, in the same order. */
  companies: z.array(z.string()),
  state: z.enum(announcementStates),
  readers: z.number(),
  read: z.number(),
  send_time: z.string().nullable(),
  create_user: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Announcement = z.infer<typeof announcementRow>;

/** The announcement to send or withdraw, with the version the user saw. */
const announcementCommand = z.strictObject({ id: rowId, version: rowId });

export const announcementCalls = {
  ...recordCalls(announcements, {
    filter: announcementFilter,
    row: announcementRow,
    input: announcementInput,
    fields: announcementTexts.fields,
  }),
  send: call('POST announcement/send', {
    types: ['admin'],
    allow: 'platform:announcement:send',
    input: announcementCommand,
    answer: announcementRow,
    fields: announcementTexts.fields,
  }),
  withdraw: call('POST announcement/withdraw', {
    types: ['admin'],
    allow: 'platform:announcement:send',
    input: announcementCommand,
    answer: announcementRow,
    fields: announcementTexts.fields,
  }),
};
