import * as z from 'zod';
import { filterList, keyword, listInput, yesOrNo } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { inThree } from '#contract/translated.ts';
import { filter, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { helpEntries } from './feature.ts';
import { helpCentreTexts } from './texts.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';

/** The dictionary of help categories. */
export const helpCategories = 'help_category';

/** The audience of an entry: everyone at `/help`, or the users of a login type. */
export const audiences = ['public', ...loginTypes] as const;
export type Audience = (typeof audiences)[number];

const longestBody = 60_000;

export const helpInput = z.strictObject({
  category: requiredText(40),
  ...inThree('title', requiredText(120), typed(120).default('')),
  ...inThree('body', requiredText(longestBody), typed(longestBody).default('')),
  audiences: z
    .array(z.enum(audiences))
    .min(1)
    .max(audiences.length)
    .transform((list) => audiences.filter((one) => list.includes(one))),
  sort: wholeNumber((number) => number.min(0).max(99_999)).default(0),
  is_shown: z.boolean().default(true),
});
export type HelpInput = z.infer<typeof helpInput>;

/** `GET admin/help/index`: in display order by default. */
export const helpFilter = listInput(['title', 'sort', 'create_time'], {
  keyword,
  category: filter(typed(40)),
  audiences: filterList(z.enum(audiences)),
  is_shown: yesOrNo,
});

export const helpRow = z.object({
  id: z.number(),
  category: z.string(),
  category_name: z.string(),
  ...inThree('title', z.string(), z.string()),
  audiences: z.array(z.enum(audiences)),
  sort: z.number(),
  is_shown: z.boolean(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Help = z.infer<typeof helpRow>;
export const helpInfo = helpRow.extend(inThree('body', z.string(), z.string()));
export type HelpInfo = z.infer<typeof helpInfo>;

/** `GET {type}/help/read`: the entries for this reader in their language; with `entry` also that one in full. */
export const readHelpInput = z.strictObject({ keyword, entry: filter(rowId) });
const readEntry = z.object({
  id: z.number(),
  category: z.string(),
  category_name: z.string(),
  title: z.string(),
});
export type HelpEntry = z.infer<typeof readEntry>;
export const readHelpAnswer = z.object({
  entries: z.array(readEntry),
  entry: readEntry.extend({ body: z.string(), update_time: z.string() }).nullable(),
});
export type ReadHelp = z.infer<typeof readHelpAnswer>;

export const helpCalls = {
  ...recordCalls(helpEntries, {
    filter: helpFilter,
    row: helpRow,
    input: helpInput,
    info: helpInfo,
    fields: helpCentreTexts.fields,
  }),
  read: call('GET help/read', {
    types: loginTypes,
    allow: 'signedIn',
    input: readHelpInput,
    answer: readHelpAnswer,
    fields: helpCentreTexts.fields,
  }),
};
