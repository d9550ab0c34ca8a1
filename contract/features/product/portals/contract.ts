import * as z from 'zod';
import { call } from '#contract/call.ts';
import { keyword, listInput } from '#contract/list.ts';
import { filter, rowId } from '#contract/validation.ts';
import { pageKinds, pageTargets } from '../page-templates/contract.ts';
import { portalTexts } from './texts.ts';

const portalFilter = listInput([], {
  keyword,
  kind: filter(z.enum(pageKinds)),
  target: filter(z.enum(pageTargets)),
});
export type PortalFilter = z.output<typeof portalFilter>;

const portalRow = z.object({
  /** Of the category, part or batch; 0 for the company. */
  id: z.number(),
  target: z.enum(pageTargets),
  name: z.string(),
  code: z.string(),
  /** The page it was given itself, whether or not that is published. */
  own_id: z.number().nullable(),
  own_name: z.string(),
  /** The page consumers see; null while it is the one that ships. */
  page_id: z.number().nullable(),
  page_name: z.string(),
  page_version: z.number().nullable(),
  /** Where that page comes from. */
  from_target: z.enum(pageTargets).nullable(),
  from_name: z.string(),
});
export type PortalRow = z.infer<typeof portalRow>;

const portalInput = z.strictObject({
  kind: z.enum(pageKinds),
  target: z.enum(pageTargets),
  target_id: rowId.nullable().default(null),
  page_id: rowId.nullable(),
});

const { fields } = portalTexts;
export const portalCalls = {
  /**
   * The company, its categories, parts or batches, each with the page consumers see of it. The same as `assign` of
   * pages, seen from the other side.
   */
  index: call('GET portal/index', {
    types: ['web'],
    allow: 'product:page:view',
    input: portalFilter,
    rows: portalRow,
    fields,
  }),
  /** Gives one of them a page of its own, or lets it show what those above it show. */
  set: call('POST portal/set', {
    types: ['web'],
    allow: 'product:page:publish',
    input: portalInput,
    answer: z.null(),
    fields,
  }),
};
