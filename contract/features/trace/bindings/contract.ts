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

/** `POST binding/add`: these identifiers are on products of this batch from now on. */
const bindInput = chosen.extend({
  part_id: rowId,
  batch_id: rowId,
  remark: typed(200).default(''),
});
/** `POST binding/undo`: they are free again; those that were chosen, or what one binding bound and is bound still. */
export const unbindInput = chosen.extend({
  event_id: filter(identifierId).nullable().default(null),
  reason: requiredText(200),
});

/** `POST binding/check`: what a command would do, without doing it; with a batch also whether they are meant for it. */
export const bindCheck = chosen.extend({ batch_id: filter(rowId).nullable().default(null) });
export const bindChecked = z.object({
  count: z.number(),
  /**
   * How many of them cannot be bound, and the first few as they were typed, with their states; `unknown` where there is
   * none, `otherPart` where it was made for another part.
   */
  refused: z.number(),
  examples: z.array(z.object({ code: z.string(), state: z.string() })),
});

export const bindingKinds = ['bind', 'unbind'] as const;

/** `GET binding/index`: what was bound, the newest first. */
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
