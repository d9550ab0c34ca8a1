import * as z from 'zod';
import { carriers, errorLevels } from '#contract/codes/mark.ts';
import { holderKinds } from '#contract/codes/holders.ts';
import { stateNames } from '#contract/codes/states.ts';
import { dayRange, filterList, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { levels } from '../packs/levels.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { identifiers } from './feature.ts';
import { identifierTexts } from './texts.ts';
import { risks, type IdentifierCommand } from './kinds.ts';

/** Identifier ids exceed the integer range of other rows. */
export const identifierId = wholeNumber((number) => number.positive().max(2 ** 40));
/** A code as it is typed, pasted or scanned: alone or as a link. */
export const codeText = requiredText(512);

export { identifierCommands, risks, type IdentifierCommand, type Risk } from './kinds.ts';

/** How many identifiers one command moves directly; more go through a background job. */
export const moveLimits = { atOnce: 50_000, listed: 30_000, most: 100_000_000 } as const;

/** `GET identifier/index` */
export const identifierFilter = listInput(['id'], {
  /** A whole code, a link, or the beginning of codes (at least four characters). */
  keyword: filter(typed(512)),
  /** Both ends of a range, as codes of one pack. */
  first_code: filter(typed(512)),
  last_code: filter(typed(512)),
  pack_id: filter(rowId),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  parent_id: filter(identifierId),
  dealer_id: filter(rowId),
  held_since: dayRange,
  level: filterList(z.enum(levels)),
  state: filterList(z.enum(stateNames)),
  risk: filterList(z.enum(risks)),
});

export const identifierRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  serial_number: z.string(),
  link: z.string(),
  level: z.enum(levels),
  pack_id: z.number(),
  pack_code: z.string(),
  part_id: z.number().nullable(),
  part_code: z.string(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  parent_id: z.number().nullable(),
  parent_code: z.string(),
  dealer_id: z.number().nullable(),
  dealer_name: z.string(),
  customer_id: z.number().nullable(),
  /** Who holds it: by kind and name, and since when. */
  holder: z.enum(holderKinds),
  holder_name: z.string(),
  held_since: z.string().nullable(),
  state: z.enum(stateNames),
  risk: z.enum(risks),
  scans: z.number(),
  first_time: z.string().nullable(),
  reason: z.string(),
  create_time: z.string(),
});
export type Identifier = z.infer<typeof identifierRow>;

/** One event of an identifier. */
export const eventRow = z.object({
  id: z.number(),
  kind: z.string(),
  event_time: z.string(),
  /** When it was written; it is sealed with that day. */
  record_time: z.string(),
  quantity: z.number(),
  reason: z.string(),
  create_user: z.string(),
  part_name: z.string(),
  batch_code: z.string(),
  /** From whom to whom; empty where it did not change hands. */
  from_name: z.string(),
  to_name: z.string(),
  place: z.string(),
  /** The number of the shipment, return, sale or count. */
  document: z.string(),
});
export type TraceEvent = z.infer<typeof eventRow>;

/** One scan as staff see it. */
export const scanRow = z.object({
  id: z.number(),
  scan_time: z.string(),
  channel: z.enum(['consumer', 'staff', 'dealer']),
  verdict: z.string(),
  reasons: z.array(
    z.object({ code: z.string(), params: z.record(z.string(), z.number()).optional() }),
  ),
  counts: z.boolean(),
  number: z.number().nullable(),
  device: z.string(),
  province: z.number(),
  city: z.string(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
export type ScanRow = z.infer<typeof scanRow>;

/** `GET identifier/info?id=`: the row, its events and its scans, newest first. */
export const identifierInfo = identifierRow.extend({
  /** The symbology of its code. */
  carrier: z.enum(carriers),
  error_level: z.enum(errorLevels),
  events: z.array(eventRow),
  scan_list: z.array(scanRow),
});
export type IdentifierInfo = z.infer<typeof identifierInfo>;

/** The identifiers of a command: by id or code, by ranges, or a whole pack. */
export const chosen = z.strictObject({
  ids: z.array(identifierId).max(moveLimits.listed).default([]),
  codes: z.array(codeText).max(moveLimits.listed).default([]),
  ranges: z
    .array(z.strictObject({ first_code: codeText, last_code: codeText }))
    .max(100)
    .default([]),
  pack_id: filter(rowId).nullable().default(null),
});
export type Chosen = z.infer<typeof chosen>;

/** `POST identifier/{command}`: the reason is a value of the dictionary `void_reason`, with an optional remark. */
export const identifierCommand = chosen.extend({
  reason: requiredText(40),
  remark: typed(200).default(''),
});
/** The number of identifiers moved, or the job that moves them if there are too many. */
export const commandAnswer = z.object({ moved: z.number(), job_id: z.number().nullable() });

/** `POST identifier/recall`: single products, and all that is in a box. */
export const recallInput = chosen.extend({ reason: requiredText(200) });

const { fields } = identifierTexts;
const command = <const A extends 'identity:identifier:freeze' | 'identity:identifier:void'>(
  name: IdentifierCommand,
  allow: A,
) =>
  call(`POST identifier/${name}`, {
    types: ['web'],
    allow,
    input: identifierCommand,
    answer: commandAnswer,
    fields,
  });

export const identifierCalls = {
  ...recordCalls(identifiers, { filter: identifierFilter, row: identifierRow, fields }),
  info: call('GET identifier/info', {
    types: ['web'],
    allow: 'identity:identifier:view',
    input: z.strictObject({ id: identifierId }),
    answer: identifierInfo,
    fields,
  }),
  freeze: command('freeze', 'identity:identifier:freeze'),
  unfreeze: command('unfreeze', 'identity:identifier:freeze'),
  void: command('void', 'identity:identifier:void'),
  scrap: command('scrap', 'identity:identifier:void'),
  sample: command('sample', 'identity:identifier:void'),
  recall: call('POST identifier/recall', {
    types: ['web'],
    allow: 'identity:identifier:recall',
    input: recallInput,
    answer: commandAnswer,
    fields,
  }),
};
