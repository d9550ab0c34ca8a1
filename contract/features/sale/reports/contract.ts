import * as z from 'zod';
import { call } from '#contract/call.ts';
import { verdicts } from '#contract/codes/verdicts.ts';
import { consentGiven, consentShown } from '#contract/consents.ts';
import { dayRange, filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { mostPhotos, shownPhotos } from '#contract/photos.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { revealCall } from '#contract/reveal.ts';
import {
  filter,
  mobile,
  requiredText,
  rowId,
  rule,
  typed,
  webAddress,
  wholeNumber,
} from '#contract/validation.ts';
import { fakeReports } from './feature.ts';
import { reportStates } from './moves.ts';
import { reportTexts } from './texts.ts';

export const mostReportPhotos = mostPhotos;

const coordinate = (most: number) =>
  z.preprocess(
    (value) =>
      value === ''
        ? undefined
        : typeof value === 'string' && /^-?\d{1,3}(\.\d{1,12})?$/.test(value)
          ? Number(value)
          : value,
    z.number().min(-most).max(most).optional(),
  );

/** A name before the host makes an address look like another's; quotes and brackets end it where it is quoted. */
const isPlain = (value: string) =>
  !/^https?:\/\/[^/?#]*@/i.test(value) && !/["'`<>\\\s]/.test(value);

/** `POST web/api/report`: what a consumer takes for a fake. */
export const reportRequest = z.strictObject({
  /** The code that was checked. */
  sn: requiredText(512),
  content: requiredText(500),
  shop: typed(100).default(''),
  link: z
    .union([z.literal(''), webAddress.refine(isPlain, { error: rule('plainAddress') })])
    .default(''),
  name: typed(40).default(''),
  phone: z.union([z.literal(''), mobile]).default(''),
  /** Only if the person chose to tell where it was seen. */
  latitude: coordinate(90).optional(),
  longitude: coordinate(180).optional(),
  /** The form's token: names the company, makes repeated submission harmless and identifies uploaded photos. */
  key: typed(1_200).default(''),
  consent: consentGiven,
});
export type ReportRequest = z.output<typeof reportRequest>;
export const reportAnswer = z.object({
  /** The tracking number. */
  code: z.string(),
  /** Opens the status page without number and phone. */
  link: z.string(),
});

/** `GET fakeReport/index` */
export const reportFilter = listInput(['create_time', 'update_time'], {
  keyword,
  state: filterList(z.enum(reportStates)),
  part_id: filter(rowId),
  province: filterList(wholeNumber((number) => number.min(11).max(82))),
  /** Whether the code exists. */
  is_known: yesOrNo,
  create_time: dayRange,
});

const reportRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  /** The code it is about, if it exists. */
  identifier_id: z.number().nullable(),
  typed_code: z.string(),
  /** What the person was told about it; empty if not known. */
  verdict: z.union([z.literal(''), z.enum(verdicts)]),
  part_id: z.number().nullable(),
  part_name: z.string(),
  shop: z.string(),
  link: z.string(),
  content: z.string(),
  name: z.string(),
  phone: z.string(),
  province: z.number(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  photo_count: z.number(),
  state: z.enum(reportStates),
  reason: z.string(),
  reply: z.string(),
  reply_time: z.string(),
  incident_id: z.number().nullable(),
  incident_code: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type FakeReport = z.infer<typeof reportRow>;

const reportInfo = reportRow.extend({ photos: shownPhotos, consent: consentShown });
export type FakeReportInfo = z.infer<typeof reportInfo>;

/** With a move, the person may be told something. */
const said = z.strictObject({ id: rowId, reply: typed(500).default('') });
export const dismissInput = said.extend({ reason: requiredText(200) });
export const replyInput = z.strictObject({ id: rowId, reply: requiredText(500) });
export type ReportSaid = z.output<typeof said> & { reason?: string };

const { fields } = reportTexts;
const handling = { types: ['web'], allow: 'sale:fakeReport:handle', fields } as const;

export const reportCalls = {
  ...recordCalls(fakeReports, { filter: reportFilter, row: reportRow, info: reportInfo, fields }),
  reveal: revealCall(fakeReports, fields),
  accept: call('POST fakeReport/accept', { ...handling, input: said, answer: z.null() }),
  close: call('POST fakeReport/close', { ...handling, input: said, answer: z.null() }),
  dismiss: call('POST fakeReport/dismiss', { ...handling, input: dismissInput, answer: z.null() }),
  reply: call('POST fakeReport/reply', { ...handling, input: replyInput, answer: z.null() }),
};
