import * as z from 'zod';
import { call } from '#contract/call.ts';
import { limits } from '#contract/limits.ts';
import { sortDirections } from '#contract/list.ts';
import { loginTypes } from '#contract/login-types.ts';
import { requiredText, rowId, rule, typed } from '#contract/validation.ts';
import { savedViewTexts } from './texts.ts';

/** Views of one person for one list; of one list those that are shared; letters of a view altogether. */
export const viewLimits = { own: 30, shared: 50, size: 12_000 } as const;

const fieldName = requiredText(64);
/** How a list is looked at. The list decides what of it makes sense. */
const viewState = z
  .strictObject({
    filters: z
      .array(
        z.strictObject({
          field: fieldName,
          values: z.array(typed(512)).min(1).max(limits.filterValues),
        }),
      )
      .max(60),
    sort: z.strictObject({ field: fieldName, by: z.enum(sortDirections) }).nullable(),
    page_size: z.literal(limits.pageSizes),
    /** In their order, each with whether it is shown. */
    columns: z.array(z.strictObject({ field: fieldName, is_shown: z.boolean() })).max(100),
  })
  .refine((state) => JSON.stringify(state).length <= viewLimits.size, {
    error: rule('viewTooLarge'),
  });
export type ViewState = z.infer<typeof viewState>;

/** The list's call: `part` for `part/index`, and whole where it is another, such as `stock/codes`. */
const list = requiredText(64);
const viewInput = z.strictObject({
  name: requiredText(40),
  is_shared: z.boolean(),
  state: viewState,
});
const savedView = z.object({
  id: z.number(),
  list: z.string(),
  name: z.string(),
  is_shared: z.boolean(),
  is_default: z.boolean(),
  is_own: z.boolean(),
  /** Who made it. */
  author: z.string(),
  may_edit: z.boolean(),
  state: viewState,
  version: z.number(),
});
export type SavedView = z.infer<typeof savedView>;

const own = {
  types: loginTypes,
  allow: 'signedIn',
  fields: savedViewTexts.fields,
} as const;

export const savedViewCalls = {
  /** The views of a list: one's own and those that are shared. */
  index: call('GET savedView/index', {
    ...own,
    input: z.strictObject({ list }),
    answer: z.array(savedView),
  }),
  /** The views in which one's lists open. */
  defaults: call('GET savedView/defaults', { ...own, answer: z.array(savedView) }),
  add: call('POST savedView/add', { ...own, input: viewInput.extend({ list }), answer: savedView }),
  edit: call('POST savedView/edit', {
    ...own,
    input: viewInput.extend({ id: rowId, version: rowId }),
    answer: savedView,
  }),
  delete: call('POST savedView/delete', {
    ...own,
    input: z.strictObject({ id: rowId }),
    answer: z.null(),
  }),
  /** Takes back a deletion, for a day. */
  restore: call('POST savedView/restore', {
    ...own,
    input: z.strictObject({ id: rowId }),
    answer: savedView,
  }),
  setDefault: call('POST savedView/setDefault', {
    ...own,
    input: z.strictObject({ list, id: rowId.nullable() }),
    answer: z.null(),
  }),
};
