import * as z from 'zod';
import { call } from '#contract/call.ts';
import { brandRadii, brandSpacings } from '#contract/codes/brand.ts';
import { verdicts } from '#contract/codes/verdicts.ts';
import { logRow, queryResult, repairLogRow } from '#contract/features/consumer/contract.ts';
import { previewFormats } from '#contract/files.ts';
import { languages } from '#contract/language.ts';
import { filterList } from '#contract/list.ts';
import { filter, requiredText, rowId } from '#contract/validation.ts';
import { pageDraftTexts } from './texts.ts';

const many = <S extends z.ZodType>(one: S) => z.array(one).readonly();

const testRecord = z.object({
  project_name: z.string(),
  std: z.string(),
  content: z.string(),
  emp_name: z.string(),
  pass_time: z.string(),
  result: z.enum(['pass', 'fail', 'info']).optional(),
  limits: z.string().optional(),
});

/** The part fields that pages show. */
const productCard = z.object({
  id: z.number(),
  name: z.string(),
  coverUrl: z.string(),
  introduce: z.string(),
  price: z.string(),
});

/** The fields of a reward campaign that pages show. */
const campaignCard = z.object({
  id: z.number(),
  name: z.string(),
  phase: z.enum(['draft', 'soon', 'open', 'paused', 'over']),
  from: z.string(),
  until: z.string(),
  prizes: many(z.string()),
  rules: z.string(),
  isFor: z.boolean(),
  isTaken: z.boolean(),
});

const sceneInput = z.strictObject({
  code: requiredText(512),
  language: filter(z.enum(languages)),
});
export const sceneAnswer = z.object({
  language: z.enum(languages),
  place: z.enum(['page', 'canvas']),
  answer: z
    .object({
      verdict: z.enum(verdicts),
      reasons: many(z.object({ code: z.string(), text: z.string() })),
      result: queryResult.nullable(),
    })
    .nullable(),
  brand: z.object({ name: z.string(), logo: z.string(), hotline: z.string() }).nullable(),
  theme: z
    .object({
      brand_color: z.string(),
      brand_radius: z.enum(brandRadii),
      brand_spacing: z.enum(brandSpacings),
    })
    .nullable(),
  log: z.object({ rows: many(logRow), count: z.number() }),
  batchCode: z.string(),
  attributes: many(z.object({ name: z.string(), value: z.string() })),
  process: many(
    z.object({
      process_name: z.string(),
      content: z.string(),
      emp_name: z.string(),
      pass_time: z.string(),
    }),
  ),
  quality: many(testRecord),
  tests: many(testRecord),
  circulation: many(
    z.object({
      kind: z.enum(['made', 'tested', 'packed', 'shipped', 'received', 'sold', 'returned']),
      day: z.string(),
      holder: z.enum(['dealer', 'shop', 'customer', 'warehouse', 'company']).nullable(),
      name: z.string(),
      place: z.string(),
    }),
  ),
  passport: z
    .object({
      href: z.string(),
      carbon: z.object({ value: z.number(), unit: z.string() }).nullable(),
      recycled: z.number().nullable(),
      repairability: z.number().nullable(),
      years: z.number().nullable(),
      materials: many(z.object({ name: z.string(), share: z.number().nullable() })),
    })
    .nullable(),
  attachments: many(
    z.object({
      name: z.string(),
      url: z.string(),
      size: z.number(),
      format: z.enum(previewFormats),
    }),
  ),
  repairs: z.object({ rows: many(repairLogRow), count: z.number() }),
  products: z.record(z.string(), productCard),
  campaigns: z.record(z.string(), campaignCard),
  model: z.object({ name: z.string(), model_iframe: z.string(), modelUrl: z.string() }).nullable(),
  has3d: z.boolean(),
  ways: many(
    z.enum([
      '/activation',
      '/repair',
      '/afterrecords',
      '/threedModel',
      '/survey',
      '/reward',
      '/help',
    ]),
  ),
  query: z.record(z.string(), z.string()),
});

/** So many of the newest are offered in the designer. */
export const mostOffered = { campaigns: 200 };

const pageInput = z.strictObject({ id: rowId });
const draftLink = z.object({
  /** A URL on this server, shown as a QR code. */
  url: z.string(),
  expire_time: z.string(),
});

const { fields } = pageDraftTexts;
const viewing = { types: ['web'], allow: 'product:page:view', fields } as const;
const editing = { types: ['web'], allow: 'product:page:edit', fields } as const;

export const pageDraftCalls = {
  /** What a page would show for one of the company's codes; does not count as a scan. */
  scene: call('GET pageTemplate/scene', { ...viewing, input: sceneInput, answer: sceneAnswer }),
  /** Which of these products are shown by pages. */
  products: call('GET pageTemplate/products', {
    ...viewing,
    input: z.strictObject({ ids: filterList(rowId) }),
    answer: z.array(productCard),
  }),
  /** The company's reward campaigns, the newest first. */
  campaigns: call('GET pageTemplate/campaigns', { ...viewing, answer: z.array(campaignCard) }),
  /** Sample codes for the preview, recently scanned ones first. */
  codes: call('GET pageTemplate/codes', {
    ...viewing,
    answer: z.array(z.object({ code: z.string(), part_name: z.string(), scans: z.number() })),
  }),
  /** A link that shows the current draft until it expires. */
  draftLink: call('POST pageTemplate/draftLink', {
    ...editing,
    input: pageInput,
    answer: draftLink,
  }),
  /** Revokes all links to the draft. */
  endDraftLinks: call('POST pageTemplate/endDraftLinks', {
    ...editing,
    input: pageInput,
    answer: z.null(),
  }),
};
