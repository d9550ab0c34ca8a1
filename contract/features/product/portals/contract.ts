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
  /** Only this one of them. */
  target_id: filter(rowId),
});
export type PortalFilter = z.output<typeof portalFilter>;

const portalRow = z.object({
  /** The id of the category, part or batch; 0 for the company. */
  id: z.number(),
  target: z.enum(pageTargets),
  name: z.string(),
  code: z.string(),
  /** The page assigned to it directly, published or not. */
  own_id: z.number().nullable(),
  own_name: z.string(),
  /** The page that consumers see; null for the default page. */
  page_id: z.number().nullable(),
  page_name: z.string(),
  page_version: z.number().nullable(),
  /** Where that page is inherited from. */
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
   * The company, its categories, parts or batches, each with the page that consumers see. The same assignments as
   * `assign` of page templates, listed by target.
   */
  index: call('GET portal/index', {
    types: ['web'],
    allow: 'product:page:view',
    input: portalFilter,
    rows: portalRow,
    fields,
  }),
  /** Assigns a page to one of them, or lets it inherit again. */
  set: call('POST portal/set', {
    types: ['web'],
    allow: 'product:page:publish',
    input: portalInput,
    answer: z.null(),
    fields,
  }),
};
