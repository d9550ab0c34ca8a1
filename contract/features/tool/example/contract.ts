import * as z from 'zod';
import { jobStates } from '#contract/features/system/jobs/contract.ts';
import { dayRange, listInput } from '#contract/list.ts';
import { filter, rowId, typed } from '#contract/validation.ts';
import { exampleKinds, exampleSizes } from './kinds.ts';
import { exampleTexts } from './texts.ts';
import { call } from '#contract/call.ts';

/** `POST admin/example/add`: for a company with codes of its own, its name must be typed as confirmation. */
export const exampleInput = z.strictObject({
  company_id: rowId,
  kinds: z.array(z.enum(exampleKinds)).min(1).max(exampleKinds.length),
  size: z.enum(exampleSizes),
  confirm: typed(128).default(''),
});

/** `GET admin/example/index` */
export const exampleFilter = listInput(['create_time'], {
  company_id: filter(rowId),
  create_time: dayRange,
});

export const exampleRow = z.object({
  id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  kinds: z.array(z.enum(exampleKinds)),
  size: z.enum(exampleSizes),
  made: z.partialRecord(z.enum(exampleKinds), z.number()),
  state: z.enum(jobStates),
  done: z.number(),
  total: z.number().nullable(),
  error: z.string().nullable(),
  create_user: z.string(),
  create_time: z.string(),
});
export type ExampleRow = z.infer<typeof exampleRow>;

/** `POST admin/example/look`: what prevents filling this company, and warnings. */
export const exampleLook = z.strictObject({ company_id: rowId });
export const exampleView = z.object({
  name: z.string(),
  /** Identifiers that the company made itself, not as sample data. */
  own_codes: z.number(),
  /** Identifiers that its version still allows; null for unlimited. */
  codes_left: z.number().nullable(),
});
export type ExampleView = z.infer<typeof exampleView>;

/** An action on one run. */
const command = {
  types: ['admin'],
  allow: 'tool:example:add',
  input: z.strictObject({ id: rowId }),
  answer: z.null(),
} as const;

export const exampleCalls = {
  index: call('GET example/index', {
    types: ['admin'],
    allow: 'tool:example:view',
    input: exampleFilter,
    rows: exampleRow,
    fields: exampleTexts.fields,
  }),
  look: call('POST example/look', {
    types: ['admin'],
    allow: 'tool:example:view',
    input: exampleLook,
    answer: exampleView,
    fields: exampleTexts.fields,
  }),
  add: call('POST example/add', {
    types: ['admin'],
    allow: 'tool:example:add',
    input: exampleInput,
    answer: z.object({ id: z.number() }),
    fields: exampleTexts.fields,
  }),
  pause: call('POST example/pause', command),
  resume: call('POST example/resume', command),
  cancel: call('POST example/cancel', command),
};
