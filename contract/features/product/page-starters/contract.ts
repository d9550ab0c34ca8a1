import * as z from 'zod';
import { filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, typed } from '#contract/validation.ts';
import { documentInput, pageKinds } from '../page-templates/contract.ts';
import { pageStarters } from './feature.ts';
import { pageStarterTexts } from './texts.ts';

/** A page saved by a company as a starting point for others. */
export const pageStarterInput = z.strictObject({
  name: requiredText(64),
  kind: z.enum(pageKinds).default('trace'),
  /** Left out, the stored content stays. */
  document: documentInput.optional(),
  remark: typed(500).default(''),
});

/** `GET web/pageStarter/index` */
export const pageStarterFilter = listInput(['name', 'create_time'], {
  keyword,
  kind: filterList(z.enum(pageKinds)),
});

export const pageStarterRow = z.object({
  id: z.number(),
  company_id: z.number(),
  kind: z.enum(pageKinds),
  name: z.string(),
  blocks: z.number(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PageStarter = z.infer<typeof pageStarterRow>;

export const pageStarterInfo = pageStarterRow.extend({ document: documentInput });
export type PageStarterInfo = z.infer<typeof pageStarterInfo>;

/** The rights are those of page templates. */
export const pageStarterCalls = recordCalls(
  { ...pageStarters, verbs: ['view', 'add', 'edit', 'delete'] },
  {
    filter: pageStarterFilter,
    row: pageStarterRow,
    input: pageStarterInput,
    info: pageStarterInfo,
    fields: pageStarterTexts.fields,
  },
);
