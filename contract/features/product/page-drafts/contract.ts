import * as z from 'zod';
import { verdicts } from '#contract/codes/verdicts.ts';
import { logRow, queryResult, repairLogRow } from '#contract/features/consumer/contract.ts';
import { previewFormats } from '#contract/files.ts';
import { languages } from '#contract/language.ts';
import { filterList } from '#contract/list.ts';
import { filter, requiredText, rowId } from '#contract/validation.ts';

const many = <S extends z.ZodType>(one: S) => z.array(one).readonly();

const testRecord = z.object({
  project_name: z.string(),
  std: z.string(),
  content: z.string(),
  emp_name: z.string(),
  pass_time: z.string(),
});

/** What pages show of a product. */
export const productCard = z.object({
  id: z.number(),
  name: z.string(),
  coverUrl: z.string(),
  introduce: z.string(),
  price: z.string(),
});

/** `GET web/pageTemplate/scene?code&language`: what a page would show of one of the company's codes; nothing is counted. */
export const sceneInput = z.strictObject({
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
  model: z.object({ name: z.string(), model_iframe: z.string(), modelUrl: z.string() }).nullable(),
  has3d: z.boolean(),
  ways: many(
    z.enum(['/activation', '/repair', '/afterrecords', '/threedModel', '/survey', '/help']),
  ),
  query: z.record(z.string(), z.string()),
});

/** `GET web/pageTemplate/products?ids[]`: those of these products that pages show. */
export const productsInput = z.strictObject({ ids: filterList(rowId) });
export const productsAnswer = z.array(productCard);

/** `GET web/pageTemplate/codes`: some codes to look at a page with, those asked for lately first. */
export const codesAnswer = z.array(
  z.object({ code: z.string(), part_name: z.string(), scans: z.number() }),
);

/** `POST web/pageTemplate/draftLink`: who opens it sees the draft as it is then, until it expires. */
export const draftLinkInput = z.strictObject({ id: rowId });
export const draftLinkAnswer = z.object({
  /** On this server, to be shown as a QR code. */
  url: z.string(),
  expire_time: z.string(),
});
/** `POST web/pageTemplate/endDraftLinks`: nobody sees the draft by a link any more. */
export const endDraftLinksInput = z.strictObject({ id: rowId });
