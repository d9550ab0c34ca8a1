import * as z from 'zod';
import { call } from '#contract/call.ts';
import { languages } from '#contract/language.ts';
import { loginTypes } from '#contract/login-types.ts';
import { rowId, rule, typed } from '#contract/validation.ts';
import { viewReportTexts } from './texts.ts';

export const reportIntervals = ['day', 'week', 'month'] as const;
export type ReportInterval = (typeof reportIntervals)[number];
/** How the last one went: sent with its sheet, with a link only, or not at all. */
export const reportResults = ['sent', 'tooLarge', 'forbidden', 'failed'] as const;
export type ReportResult = (typeof reportResults)[number];

/** Receivers of one report; bytes of a sheet that a mail may carry; reports of one person. */
export const reportLimits = { receivers: 5, bytes: 2_000_000, own: 20 } as const;

/** The addresses of a text in which commas, semicolons, blanks or lines part them. */
export const addressesIn = (text: string): string[] => [
  ...new Set(text.split(/[\s,;，；、]+/).filter((one) => one !== '')),
];

/** When and to whom the rows of a saved view are sent. */
export const reportFields = z.object({
  every: z.enum(reportIntervals),
  /** Monday is 1. */
  weekday: z.number().int().min(1).max(7).default(1),
  /** Every month has these. */
  month_day: z.number().int().min(1).max(28).default(1),
  hour: z.number().int().min(0).max(23),
  emails: typed(700)
    .refine((text) => addressesIn(text).length > 0, { error: rule('required') })
    .refine((text) => addressesIn(text).every((one) => z.email().max(128).safeParse(one).success), {
      error: rule('email'),
    })
    .refine((text) => addressesIn(text).length <= reportLimits.receivers, {
      error: rule('tooManyReceivers'),
    }),
  language: z.enum(languages),
});

const viewReport = reportFields.extend({
  id: z.number(),
  view_id: z.number(),
  next_time: z.string(),
  last_time: z.string().nullable(),
  last_result: z.enum(reportResults).nullable(),
  version: z.number(),
});
export type ViewReport = z.infer<typeof viewReport>;

const own = { types: loginTypes, allow: 'signedIn', fields: viewReportTexts.fields } as const;
const ofView = z.strictObject({ view_id: rowId });

export const viewReportCalls = {
  /** One's own report of a view, if there is one. */
  show: call('GET viewReport/show', { ...own, input: ofView, answer: viewReport.nullable() }),
  save: call('POST viewReport/save', {
    ...own,
    // Version 0: there was none.
    input: reportFields
      .extend({ view_id: rowId, version: z.number().int().min(0).default(0) })
      .strict(),
    answer: viewReport,
  }),
  delete: call('POST viewReport/delete', { ...own, input: ofView, answer: z.null() }),
  /** Sends it once more, without waiting for its time. */
  send: call('POST viewReport/send', { ...own, input: ofView, answer: z.null() }),
};
