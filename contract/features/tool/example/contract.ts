import * as z from 'zod';
import { jobStates } from '#contract/features/system/jobs/contract.ts';
import { dayRange, listInput } from '#contract/list.ts';
import { filter, rowId, typed } from '#contract/validation.ts';

/** What a trial company can be filled with, in the order in which it is made. */
export const exampleKinds = [
  'products',
  'partners',
  'pages',
  'batches',
  'codes',
  'security',
  'scans',
  'repairs',
] as const;
export type ExampleKind = (typeof exampleKinds)[number];

/** What each kind cannot do without. */
export const exampleNeeds: Record<ExampleKind, readonly ExampleKind[]> = {
  products: [],
  partners: [],
  pages: [],
  batches: ['products'],
  codes: ['products', 'batches'],
  security: [],
  scans: ['products', 'batches', 'codes'],
  repairs: ['products', 'batches', 'codes'],
};

/** The kinds that were chosen with all that they need, in their order. */
export const withNeeds = (kinds: readonly ExampleKind[]): ExampleKind[] =>
  exampleKinds.filter(
    (kind) => kinds.includes(kind) || kinds.some((one) => exampleNeeds[one].includes(kind)),
  );

export const exampleSizes = ['small', 'medium', 'large'] as const;
export type ExampleSize = (typeof exampleSizes)[number];

/** How much of each kind; the identifiers are those of all batches together. */
export const exampleAmounts: Record<ExampleSize, Record<ExampleKind, number>> = {
  small: {
    products: 8,
    partners: 6,
    pages: 1,
    batches: 3,
    codes: 600,
    security: 100,
    scans: 300,
    repairs: 3,
  },
  medium: {
    products: 18,
    partners: 10,
    pages: 2,
    batches: 8,
    codes: 6_400,
    security: 500,
    scans: 2_000,
    repairs: 6,
  },
  large: {
    products: 30,
    partners: 14,
    pages: 2,
    batches: 16,
    codes: 64_000,
    security: 2_000,
    scans: 12_000,
    repairs: 8,
  },
};

/** `POST admin/example/add`: a company that has codes of its own is named once more, letter by letter. */
export const exampleInput = z.strictObject({
  company_id: rowId,
  kinds: z.array(z.enum(exampleKinds)).min(1).max(exampleKinds.length),
  size: z.enum(exampleSizes),
  confirm: typed(128).default(''),
});

/** `GET admin/example/index` */
export const exampleFilter = listInput(['create_time'], {
  company_id: filter(rowId),
  create_time: dayRange,
});

export const exampleRow = z.object({
  id: z.number(),
  company_id: z.number(),
  company_name: z.string(),
  kinds: z.array(z.enum(exampleKinds)),
  size: z.enum(exampleSizes),
  made: z.partialRecord(z.enum(exampleKinds), z.number()),
  state: z.enum(jobStates),
  done: z.number(),
  total: z.number().nullable(),
  error: z.string().nullable(),
  create_user: z.string(),
  create_time: z.string(),
});
export type ExampleRow = z.infer<typeof exampleRow>;

/** `POST admin/example/look`: what stands in the way of filling this company, and what is to be heeded. */
export const exampleLook = z.strictObject({ company_id: rowId });
export const exampleView = z.object({
  name: z.string(),
  /** Identifiers it made by itself, not for show. */
  own_codes: z.number(),
  /** Identifiers its version still lets it make; nothing where there is no end. */
  codes_left: z.number().nullable(),
});
export type ExampleView = z.infer<typeof exampleView>;

/** `POST admin/example/{pause|resume|cancel}` */
export const exampleCommand = z.strictObject({ id: rowId });
export const exampleMoves = ['pause', 'resume', 'cancel'] as const;
export type ExampleMove = (typeof exampleMoves)[number];
