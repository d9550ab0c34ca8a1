import * as z from 'zod';
import { dayRange, filterList, keyword, listInput } from '#contract/list.ts';
import { filter, rowId, typed, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';
import { identifierPacks } from './feature.ts';
import { packTexts } from './texts.ts';
import { stateNames } from '#contract/moves.ts';
import { packMoves, type PackMove } from './moves.ts';
import { levels } from './levels.ts';

export const packLimits = { most: 100_000_000, passphrase: { least: 12, most: 64 } } as const;

export { levels, type Level } from './levels.ts';
export type { PackState } from './moves.ts';
export const packStates = stateNames(packMoves);

/** `POST identifierPack/add`: orders codes; a background job makes them. */
const packInput = z.strictObject({
  rule_id: rowId,
  part_id: filter(rowId).nullable().default(null),
  batch_id: filter(rowId).nullable().default(null),
  level: z.enum(levels).default('unit'),
  quantity: wholeNumber((number) => number.min(1).max(packLimits.most)),
  remark: typed(200).default(''),
});
export type PackInput = z.infer<typeof packInput>;

/** `GET identifierPack/index` */
export const packFilter = listInput(['code', 'create_time'], {
  keyword,
  rule_id: filter(rowId),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  state: filterList(z.enum(packStates)),
  create_time: dayRange,
});

export const packRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  /** Empty for codes that were brought along. */
  rule_id: z.number().nullable(),
  rule_name: z.string(),
  level: z.enum(levels),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  quantity: z.number(),
  made: z.number(),
  state: z.enum(packStates),
  /** First and last code of the pack; null while nothing is made. */
  first_code: z.string(),
  last_code: z.string(),
  exports: z.number(),
  export_time: z.string().nullable(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type IdentifierPack = z.infer<typeof packRow>;

/** `GET identifierPack/quota`: the codes the company made, and the limit of its version. */
export const packQuota = z.object({ used: z.number(), quota: z.number().nullable() });

/** `POST identifierPack/pause`, `resume`, `cancel`, `retry`: codes already made stay. */
const packCommand = z.strictObject({ id: rowId });

export const passphrase = z
  .string()
  .min(packLimits.passphrase.least)
  .max(packLimits.passphrase.most);

/** `POST identifierPack/export`: all codes of a pack for a printer, in an archive encrypted with the passphrase. */
export const packExport = z.strictObject({
  id: rowId,
  format: z.enum(['csv', 'txt']).default('csv'),
  /** Also the URL of each code. */
  with_link: z.boolean().default(true),
  passphrase,
});

const { fields } = packTexts;
const types = ['web'] as const;
const command = (name: PackMove) =>
  call(`POST identifierPack/${name}`, {
    types,
    allow: 'identity:pack:add',
    input: packCommand,
    answer: packRow,
    fields,
  });

export const packCalls = {
  ...recordCalls(identifierPacks, { filter: packFilter, row: packRow, input: packInput, fields }),
  quota: call('GET identifierPack/quota', {
    types,
    allow: 'identity:pack:view',
    answer: packQuota,
  }),
  pause: command('pause'),
  resume: command('resume'),
  cancel: command('cancel'),
  retry: command('retry'),
  export: call('POST identifierPack/export', {
    types,
    allow: 'identity:pack:export',
    input: packExport,
    fields,
    sendsFile: true,
  }),
};
