import * as z from 'zod';
import {
  chosen,
  commandAnswer,
  identifierId,
} from '#contract/features/identity/identifiers/contract.ts';
import { dayRange, filterList, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId, typed } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { bindingTexts } from './texts.ts';

/** `POST binding/add`: binds these identifiers to a batch. */
const bindInput = chosen.extend({
  part_id: rowId,
  batch_id: rowId,
  remark: typed(200).default(''),
});
/** `POST binding/undo`: unbinds the chosen identifiers, or those of one binding that are still bound. */
export const unbindInput = chosen.extend({
  event_id: filter(identifierId).nullable().default(null),
  reason: requiredText(200),
});

/**
 * `POST binding/check`: what a command would do, without doing it; with a batch also whether the identifiers fit it.
 */
export const bindCheck = chosen.extend({ batch_id: filter(rowId).nullable().default(null) });
export const bindChecked = z.object({
  count: z.number(),
  /**
   * How many cannot be bound, and the first few as typed, with their states; `unknown` if there is no such identifier,
   * `otherPart` if it was made for another part.
   */
  refused: z.number(),
  examples: z.array(z.object({ code: z.string(), state: z.string() })),
});

export const bindingKinds = ['bind', 'unbind'] as const;

/** `GET binding/index`: newest first. */
export const bindingFilter = listInput([], {
  kind: filterList(z.enum(bindingKinds)),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  event_time: dayRange,
});
const bindingRow = z.object({
  id: z.number(),
  kind: z.enum(bindingKinds),
  event_time: z.string(),
  quantity: z.number(),
  first_code: z.string(),
  last_code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  reason: z.string(),
  create_user: z.string(),
});
export type Binding = z.infer<typeof bindingRow>;

const common = { types: ['web'], fields: bindingTexts.fields } as const;
export const bindingCalls = {
  index: call('GET binding/index', {
    ...common,
    allow: 'trace:binding:view',
    input: bindingFilter,
    rows: bindingRow,
  }),
  check: call('POST binding/check', {
    ...common,
    allow: 'trace:binding:add',
    input: bindCheck,
    answer: bindChecked,
  }),
  add: call('POST binding/add', {
    ...common,
    allow: 'trace:binding:add',
    input: bindInput,
    answer: commandAnswer,
  }),
  undo: call('POST binding/undo', {
    ...common,
    allow: 'trace:binding:undo',
    input: unbindInput,
    answer: commandAnswer,
  }),
};
