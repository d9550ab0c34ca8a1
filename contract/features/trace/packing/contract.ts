import * as z from 'zod';
import { call } from '#contract/call.ts';
import { stateNames } from '#contract/codes/states.ts';
import { codeText, moveLimits } from '#contract/features/identity/identifiers/contract.ts';
import { levels } from '#contract/features/identity/packs/levels.ts';
import { dayRange, exportInput, filterList, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { packingTexts } from './texts.ts';

/** How far a box or pallet is: closed as it is (`partial`), or as many as fit (`full`). */
export const fillings = ['open', 'full', 'partial', 'empty'] as const;
export type Filling = (typeof fillings)[number];

const maybeCodes = z.array(codeText).max(moveLimits.listed).default([]);

/** `POST packing/pack`: units into a box, boxes onto a pallet; without codes it only closes a partial one. */
const packInput = z.strictObject({
  parent: codeText,
  codes: maybeCodes,
  /** First and last code of one pack each. */
  ranges: z
    .array(z.strictObject({ first_code: codeText, last_code: codeText }))
    .max(100)
    .default([]),
  packaging_id: filter(rowId).nullable().default(null),
  is_partial: z.boolean().default(false),
});
export type PackInput = z.output<typeof packInput>;
/** `POST packing/unpack`: these, or all that is in it. */
const unpackInput = z.strictObject({ parent: codeText, codes: maybeCodes });
/** `POST packing/replace`: the old unit leaves its box and is scrapped, the new one takes its place. */
export const replaceInput = z.strictObject({
  old: codeText,
  new: codeText,
  reason: requiredText(200),
});
/** `GET packing/tree`: where it is, and what is in it, a page at a time. */
const treeInput = z.strictObject({
  code: codeText,
  page: wholeNumber((number) => number.min(1).max(10_000)).default(1),
  limit: wholeNumber((number) => number.min(1).max(200)).default(50),
});

/** `GET packing/index`: boxes and pallets that were used, the latest first. */
export const packingFilter = listInput(['update_time'], {
  /** A whole code, as a scanner reads it. */
  code: filter(typed(512)),
  /** What stands on this pallet, or the box that this unit is in. */
  parent: filter(typed(512)),
  level: filterList(z.enum(['box', 'pallet'])),
  filling: filterList(z.enum(fillings)),
  part_id: filter(rowId),
  packaging_id: filter(rowId),
  /** When it was closed, full or not. */
  full_time: dayRange,
  update_time: dayRange,
});

export const containerRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  level: z.enum(levels),
  part_id: z.number().nullable(),
  part_name: z.string(),
  packaging_id: z.number().nullable(),
  packaging_name: z.string(),
  /** What is directly in it. */
  quantity: z.number(),
  /** Null: no limit. */
  capacity: z.number().nullable(),
  is_mixed: z.boolean(),
  is_partial: z.boolean(),
  filling: z.enum(fillings),
  state: z.enum(stateNames),
  /** The pallet it stands on. */
  parent_id: z.number().nullable(),
  parent_code: z.string(),
  /** A dealer or customer; empty: the company. */
  holder: z.string(),
  full_time: z.string().nullable(),
  create_time: z.string(),
  update_time: z.string(),
});
export type Container = z.infer<typeof containerRow>;

/** One unit, box or pallet in the tree. */
const treeNode = z.object({
  id: z.number(),
  code: z.string(),
  level: z.enum(levels),
  state: z.enum(stateNames),
  part_name: z.string(),
  batch_code: z.string(),
  /** What is directly in it; 0 for a unit. */
  quantity: z.number(),
  capacity: z.number().nullable(),
  filling: z.enum(fillings),
});
export type TreeNode = z.infer<typeof treeNode>;
export const packingTree = z.object({
  item: treeNode,
  /** The outermost first. */
  up: z.array(treeNode),
  /** One page of what is directly in it. */
  down: z.array(treeNode),
  /** How many are directly in it, and how many units altogether. */
  count: z.number(),
  units: z.number(),
});
export type PackingTree = z.infer<typeof packingTree>;

/** What a command did, and the box or pallet as it is now. */
export const packingAnswer = z.object({ moved: z.number(), container: containerRow });
export type PackingAnswer = z.infer<typeof packingAnswer>;
const undoAnswer = packingAnswer.extend({ undone: z.enum(['pack', 'unpack']) });
/** Boxes closed and units packed today. */
const todayAnswer = z.object({ boxes: z.number(), units: z.number() });

const common = { types: ['web'], fields: packingTexts.fields } as const;
export const packingCalls = {
  index: call('GET packing/index', {
    ...common,
    allow: 'trace:packing:view',
    input: packingFilter,
    rows: containerRow,
  }),
  export: call('GET packing/export', {
    ...common,
    allow: 'trace:packing:export',
    input: exportInput(packingFilter),
    sendsFile: true,
  }),
  tree: call('GET packing/tree', {
    ...common,
    allow: 'trace:packing:view',
    input: treeInput,
    answer: packingTree,
  }),
  today: call('GET packing/today', {
    ...common,
    allow: 'trace:packing:view',
    answer: todayAnswer,
  }),
  pack: call('POST packing/pack', {
    ...common,
    allow: 'trace:packing:pack',
    input: packInput,
    answer: packingAnswer,
  }),
  unpack: call('POST packing/unpack', {
    ...common,
    allow: 'trace:packing:unpack',
    input: unpackInput,
    answer: packingAnswer,
  }),
  replace: call('POST packing/replace', {
    ...common,
    allow: 'trace:packing:replace',
    input: replaceInput,
    answer: packingAnswer,
  }),
  undo: call('POST packing/undo', {
    ...common,
    allow: 'trace:packing:pack',
    input: z.strictObject({}),
    answer: undoAnswer,
  }),
};
