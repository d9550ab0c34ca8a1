import * as z from 'zod';
import { call } from '#contract/call.ts';
import { keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { requiredText, rowId } from '#contract/validation.ts';
import { documentInput } from '../page-templates/contract.ts';
import { pageSections } from './feature.ts';
import { pageSectionTexts } from './texts.ts';

/** Blocks that a company saved to be put into its pages, as copies or shared. */
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

/** A page with the shared blocks of a section. */
const sectionUse = z.object({
  id: z.number(),
  name: z.string(),
  /** Consumers can see them: its published version has them too. */
  is_published: z.boolean(),
  /** An A/B test is running, which ends when the published version changes. */
  has_trial: z.boolean(),
  /** Its blocks were changed there alone, so they stay. */
  is_own: z.boolean(),
});
export type SectionUse = z.infer<typeof sectionUse>;

const idInput = z.strictObject({ id: rowId });
const shareInput = z.strictObject({
  id: rowId,
  version: rowId,
  /** A page of the section's blocks alone, with the ids that they have in the section. */
  document: documentInput,
});
const shareAnswer = z.object({ version: z.number(), pages: z.number(), published: z.number() });

const { fields } = pageSectionTexts;
/** The rights are those of page templates. */
export const pageSectionCalls = {
  ...recordCalls(
    { ...pageSections, verbs: ['view', 'add', 'edit', 'delete'] },
    {
      filter: pageSectionFilter,
      row: pageSectionRow,
      input: pageSectionInput,
      info: pageSectionInfo,
      fields,
    },
  ),
  /** Which pages have its blocks as shared ones. */
  uses: call('GET pageSection/uses', {
    types: ['web'],
    allow: 'product:page:view',
    input: idInput,
    answer: z.array(sectionUse),
    fields,
  }),
  /** Changes a section and the pages that have it as a shared one; published ones get a new version. */
  share: call('POST pageSection/share', {
    types: ['web'],
    allow: 'product:page:publish',
    input: shareInput,
    answer: shareAnswer,
    fields,
  }),
};
