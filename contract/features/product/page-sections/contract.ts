import * as z from 'zod';
import { keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText } from '#contract/validation.ts';
import { documentInput } from '../page-templates/contract.ts';
import { pageSections } from './feature.ts';
import { pageSectionTexts } from './texts.ts';

/** Blocks that a company saved to be put into its pages as copies. */
export const pageSectionInput = z.strictObject({
  name: requiredText(40),
  /** A page of these blocks alone. Left out, the stored blocks stay. */
  document: documentInput.optional(),
});

/** `GET web/pageSection/index` */
export const pageSectionFilter = listInput(['name', 'create_time'], { keyword });

export const pageSectionRow = z.object({
  id: z.number(),
  company_id: z.number(),
  name: z.string(),
  blocks: z.number(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PageSection = z.infer<typeof pageSectionRow>;

export const pageSectionInfo = pageSectionRow.extend({ document: documentInput });

/** The rights are those of page templates. */
export const pageSectionCalls = recordCalls(
  { ...pageSections, verbs: ['view', 'add', 'edit', 'delete'] },
  {
    filter: pageSectionFilter,
    row: pageSectionRow,
    input: pageSectionInput,
    info: pageSectionInfo,
    fields: pageSectionTexts.fields,
  },
);
