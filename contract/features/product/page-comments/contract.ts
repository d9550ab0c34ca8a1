import * as z from 'zod';
import { call } from '#contract/call.ts';
import { requiredText, rowId, typed } from '#contract/validation.ts';
import { pageCommentTexts } from './texts.ts';

export const commentLimits = { text: 1_000, ofPage: 500 } as const;

const said = z.object({
  id: z.number(),
  text: z.string(),
  author: z.string(),
  is_own: z.boolean(),
  create_time: z.string(),
});
const thread = said.extend({
  /** Empty: about the whole page. */
  block: z.string(),
  /** What the block was, in case it is gone. */
  block_type: z.string(),
  block_name: z.string(),
  /** When it was resolved; null: it is open. */
  resolve_time: z.string().nullable(),
  resolve_user: z.string(),
  replies: z.array(said),
});
export type PageComment = z.infer<typeof thread>;
export type PageReply = z.infer<typeof said>;

/** Whoever may see a page may discuss it. */
const shared = {
  types: ['web'],
  allow: 'product:page:view',
  fields: pageCommentTexts.fields,
} as const;

export const pageCommentCalls = {
  /** All comments on a page, the oldest first. */
  index: call('GET pageComment/index', {
    ...shared,
    input: z.strictObject({ page_id: rowId }),
    answer: z.array(thread),
  }),
  add: call('POST pageComment/add', {
    ...shared,
    input: z.strictObject({
      page_id: rowId,
      /** The comment that this one answers. */
      reply_to: rowId.nullable().default(null),
      block: typed(40).default(''),
      text: requiredText(commentLimits.text),
    }),
    answer: z.object({ id: z.number() }),
  }),
  resolve: call('POST pageComment/resolve', {
    ...shared,
    input: z.strictObject({ id: rowId, is_resolved: z.boolean() }),
    answer: z.null(),
  }),
  /** Only one's own. */
  delete: call('POST pageComment/delete', {
    ...shared,
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
};
