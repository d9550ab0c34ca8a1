import * as z from 'zod';
import { call } from '#contract/call.ts';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { moment, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { pageTemplates } from './feature.ts';
import { pageKinds, pageStates, pageTargets } from './kinds.ts';
import { pageTemplateTexts } from './texts.ts';

export {
  pageKinds,
  pageStates,
  pageTargets,
  type PageKind,
  type PageState,
  type PageTarget,
} from './kinds.ts';

/** The number of uses named in the list. */
export const usesNamed = 3;

export const pageLimits = { blocks: 300, settings: 500_000, uses: 500 } as const;

/** Unknown properties of an imported page; kept and exported unchanged. */
const kept = z.unknown().optional();
/** The outline of a page; block settings are checked by the blocks' own schemas. */
export const documentInput = z.strictObject({
  schema: z.literal(1),
  setup: z.record(z.string().max(40), z.unknown()),
  order: z.array(z.string().max(40)).max(pageLimits.blocks),
  blocks: z.record(
    z.string().max(40),
    z.strictObject({
      id: z.string().max(40),
      type: z.string().min(1).max(60),
      version: z.int().min(1).max(1_000),
      settings: z.record(z.string().max(60), z.unknown()),
      /** The author's name for it. */
      name: z.string().max(40).optional(),
      /** It is left out of the page that consumers see. */
      hidden: z.literal(true).optional(),
      /** When consumers begin and cease to see it. */
      from: z.iso.datetime().optional(),
      until: z.iso.datetime().optional(),
      /** It is part of a shared section: the section, and the block in it. */
      shared: z.strictObject({ section: rowId, part: z.string().max(40) }).optional(),
      kept,
    }),
  ),
  kept,
});
export type StoredDocument = z.infer<typeof documentInput>;

export const pageTemplateInput = z.strictObject({
  name: requiredText(64),
  kind: z.enum(pageKinds).default('trace'),
  /** Left out, a new page starts empty and a stored one stays unchanged. */
  document: documentInput.optional(),
  remark: typed(500).default(''),
});

/** `GET web/pageTemplate/index` */
export const pageTemplateFilter = listInput(['name', 'create_time', 'update_time'], {
  keyword,
  kind: filterList(z.enum(pageKinds)),
  state: filterList(z.enum(pageStates)),
  create_time: dayRange,
});

export const pageTemplateRow = z.object({
  id: z.number(),
  company_id: z.number(),
  kind: z.enum(pageKinds),
  name: z.string(),
  /** The number of blocks. */
  blocks: z.number(),
  /** The published version; null while there is none. */
  published: z.number().nullable(),
  publish_time: z.string().nullable(),
  /** The version scheduled for `schedule_time`; null while there is none. */
  scheduled: z.number().nullable(),
  schedule_time: z.string().nullable(),
  /** The A/B test that is running: the version that is compared, and how many products in a hundred see it. */
  trial: z.object({ other: z.number(), share: z.number() }).nullable(),
  /** Whether the draft differs from the published version. */
  is_changed: z.boolean(),
  /** The number of things it is assigned to. */
  uses: z.number(),
  /** The first of these assignments. */
  shown_for: z.array(z.object({ target: z.enum(pageTargets), name: z.string() })),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type PageTemplate = z.infer<typeof pageTemplateRow>;

const useOfPage = z.strictObject({
  target: z.enum(pageTargets),
  /** Left out for the company itself. */
  target_id: rowId.nullable().default(null),
});
export type PageUse = z.infer<typeof useOfPage>;

const versionOfPage = z.object({
  number: z.number(),
  note: z.string(),
  create_user: z.string(),
  create_time: z.string(),
});

export const pageTemplateInfo = pageTemplateRow.extend({
  document: documentInput,
  use_list: z.array(useOfPage.extend({ name: z.string() })),
  versions: z.array(versionOfPage),
  /** Who changed it last. */
  update_user: z.string(),
});
export type PageTemplateInfo = z.infer<typeof pageTemplateInfo>;

const held = { id: rowId, version: wholeNumber((number) => number.min(1)) };
const saveInput = z.strictObject({ ...held, document: documentInput });
const saveAnswer = z.object({ version: z.number() });
const versionToBe = z.strictObject({ ...held, note: typed(200).default('') });
const usesInput = z.array(useOfPage).max(pageLimits.uses);
export const publishInput = versionToBe.extend({
  /** Assigns the page too; left out, its assignments stay. */
  uses: usesInput.optional(),
});
export const scheduleInput = versionToBe.extend({ time: moment });
/** Limits how far ahead a page can be scheduled. */
export const furthestSchedule = 366 * 86_400_000;
const versionNumber = wholeNumber((number) => number.min(1).max(1_000_000));
const rollbackInput = z.strictObject({ ...held, number: versionNumber });
const heldInput = z.strictObject(held);
const versionInput = z.strictObject({ id: rowId, number: versionNumber });
const versionAnswer = versionOfPage.extend({ document: documentInput });
const assignInput = z.strictObject({ ...held, uses: usesInput });

const touchedInput = z.strictObject({ id: rowId, uses: usesInput });
/** Beyond this count the answer only says that there are more. */
export const touchedExactly = 100_000;
export const touchedAnswer = z.object({
  /** The products of which at least one batch would show it. */
  products: z.number(),
  count: z.number(),
  precision: z.enum(['exact', 'atLeast', 'atMost']),
  /** The current page of these, which would be replaced. */
  taken: z.array(
    useOfPage.extend({ name: z.string(), page_id: z.number(), page_name: z.string() }),
  ),
});
export type Touched = z.infer<typeof touchedAnswer>;

const { fields } = pageTemplateTexts;
const viewing = { types: ['web'], allow: 'product:page:view', fields } as const;
const publishing = { types: ['web'], allow: 'product:page:publish', fields } as const;

export const pageTemplateCalls = {
  ...recordCalls(pageTemplates, {
    filter: pageTemplateFilter,
    row: pageTemplateRow,
    input: pageTemplateInput,
    info: pageTemplateInfo,
    fields,
  }),
  /** Saves the draft while the user works in the designer. */
  save: call('POST pageTemplate/save', {
    types: ['web'],
    allow: 'product:page:edit',
    input: saveInput,
    answer: saveAnswer,
    fields,
  }),
  /** Publishes the draft. */
  publish: call('POST pageTemplate/publish', {
    ...publishing,
    input: publishInput,
    answer: z.null(),
  }),
  /** Makes the draft a version, to be published at a set time. */
  schedule: call('POST pageTemplate/schedule', {
    ...publishing,
    input: scheduleInput,
    answer: z.null(),
  }),
  /** Cancels the scheduled publication; its version stays. */
  unschedule: call('POST pageTemplate/unschedule', {
    ...publishing,
    input: heldInput,
    answer: z.null(),
  }),
  /** Publishes an earlier version again; the draft stays. */
  rollback: call('POST pageTemplate/rollback', {
    ...publishing,
    input: rollbackInput,
    answer: z.null(),
  }),
  /** Unpublishes the page. */
  withdraw: call('POST pageTemplate/withdraw', {
    ...publishing,
    input: heldInput,
    answer: z.null(),
  }),
  /** Sets all assignments of a page; those of other pages are taken over. */
  assign: call('POST pageTemplate/assign', {
    ...publishing,
    input: assignInput,
    answer: z.null(),
  }),
  /** Shows the effect of an assignment without making it. */
  touched: call('POST pageTemplate/touched', {
    ...viewing,
    input: touchedInput,
    answer: touchedAnswer,
  }),
  /** The content of a published version. */
  version: call('GET pageTemplate/version', {
    ...viewing,
    input: versionInput,
    answer: versionAnswer,
  }),
};
