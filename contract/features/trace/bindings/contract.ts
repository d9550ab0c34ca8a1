import * as z from 'zod';
import { chosen } from '#contract/features/identity/identifiers/contract.ts';
import { requiredText, rowId, typed } from '#contract/validation.ts';

/** `POST binding/add`: these identifiers are on products of this batch from now on. */
export const bindInput = chosen.extend({
  part_id: rowId,
  batch_id: rowId,
  remark: typed(200).default(''),
});
/** `POST binding/undo`: they are free again. */
export const unbindInput = chosen.extend({ reason: requiredText(200) });

/** `POST binding/check`: what a command would do, without doing it. */
export const bindCheck = chosen;
export const bindChecked = z.object({
  count: z.number(),
  /** How many of them cannot be bound, and the first few with their states. */
  refused: z.number(),
  examples: z.array(z.object({ code: z.string(), state: z.string() })),
});

/** `GET binding/index`: what was bound, the newest first. */
export const bindingRow = z.object({
  id: z.number(),
  kind: z.enum(['bind', 'unbind']),
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
