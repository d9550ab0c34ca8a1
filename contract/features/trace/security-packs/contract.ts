import * as z from 'zod';
import { identifierId } from '#contract/features/identity/identifiers/contract.ts';
import { packLimits, passphrase } from '#contract/features/identity/packs/contract.ts';
import { dayRange, filterList, idsInput, keyword, listInput } from '#contract/list.ts';
import { filter, requiredText, rowId, rule, typed, wholeNumber } from '#contract/validation.ts';
import { call } from '#contract/call.ts';
import { recordCalls } from '#contract/record-calls.ts';
import type { Permission } from '#contract/permissions.ts';
import { securityPacks } from './feature.ts';
import { securityTexts } from './texts.ts';
import { stateNames } from '#contract/moves.ts';
import { securityMoves, type SecurityMove } from './moves.ts';
import { covertKinds } from './kinds.ts';

/** Digits of a standalone code (the last is a check digit), and of a code bound to a serial number. */
export const covertDigits = { standalone: 20, bound: 8 } as const;
/** Wrong attempts on a bound code after which the asker has to wait. */
export const covertTries = 5;

export { covertKinds, type CovertKind } from './kinds.ts';
export type { SecurityMove, SecurityState } from './moves.ts';
export const securityStates = stateNames(securityMoves);

/** `POST securityPack/add`: a bound pack covers all identifiers of a pack; a standalone one has a quantity. */
const securityInput = z
  .strictObject({
    kind: z.enum(covertKinds).default('bound'),
    pack_id: filter(rowId).nullable().default(null),
    part_id: filter(rowId).nullable().default(null),
    batch_id: filter(rowId).nullable().default(null),
    quantity: filter(wholeNumber((number) => number.min(1).max(packLimits.most)))
      .nullable()
      .default(null),
    remark: typed(200).default(''),
  })
  .superRefine(({ kind, pack_id, quantity }, context) => {
    const missing =
      kind === 'bound' && pack_id === null
        ? 'pack_id'
        : kind === 'standalone' && quantity === null
          ? 'quantity'
          : null;
    if (missing) context.addIssue({ code: 'custom', path: [missing], message: rule('required') });
  });
export type SecurityInput = z.infer<typeof securityInput>;

/** `GET securityPack/index` */
export const securityFilter = listInput(['code', 'create_time'], {
  keyword,
  kind: filterList(z.enum(covertKinds)),
  state: filterList(z.enum(securityStates)),
  part_id: filter(rowId),
  batch_id: filter(rowId),
  create_time: dayRange,
});

export const securityRow = z.object({
  id: z.number(),
  company_id: z.number(),
  code: z.string(),
  kind: z.enum(covertKinds),
  pack_id: z.number().nullable(),
  pack_code: z.string(),
  part_id: z.number().nullable(),
  part_name: z.string(),
  batch_id: z.number().nullable(),
  batch_code: z.string(),
  quantity: z.number(),
  made: z.number(),
  state: z.enum(securityStates),
  request_by: z.number().nullable(),
  request_user: z.string(),
  request_time: z.string().nullable(),
  approve_user: z.string(),
  approve_time: z.string().nullable(),
  download_time: z.string().nullable(),
  /** How many times codes of this pack were checked, and how many of these were correct. */
  checks: z.number(),
  hits: z.number(),
  reason: z.string(),
  remark: z.string(),
  version: z.number(),
  create_time: z.string(),
  update_time: z.string(),
});
export type SecurityPack = z.infer<typeof securityRow>;

/**
 * `POST securityPack/request` asks for the plain codes, `approve` and `reject` must come from another user, `pause`,
 * `resume`, `cancel` and `retry` control the job, `void` is final.
 */
const securityCommand = z.strictObject({ id: rowId });
const securityReason = z.strictObject({ id: rowId, reason: requiredText(200) });
const securityVoid = idsInput.extend({ reason: requiredText(200) });

/** `POST securityPack/download`: once, by the user who asked, in an archive encrypted with the passphrase. */
const securityDownload = z.strictObject({ id: rowId, passphrase });

/** `GET securityPack/resting`: codes that are not checked for a while, after too many wrong attempts. */
const restingRow = z.object({
  identifier_id: z.number(),
  identifier_code: z.string(),
  part_name: z.string(),
  /** Wrong attempts. */
  tries: z.number(),
  until: z.string(),
  /** For everybody, or only for those who made the attempts. */
  is_for_all: z.boolean(),
});
export type RestingRow = z.infer<typeof restingRow>;

const { fields } = securityTexts;
const types = ['web'] as const;
const command = <const A extends Permission>(name: SecurityMove, allow: A) =>
  call(`POST securityPack/${name}`, {
    types,
    allow,
    input: securityCommand,
    answer: securityRow,
    fields,
  });

export const securityPackCalls = {
  ...recordCalls(securityPacks, {
    filter: securityFilter,
    row: securityRow,
    input: securityInput,
    fields,
  }),
  pause: command('pause', 'trace:securityCode:add'),
  resume: command('resume', 'trace:securityCode:add'),
  retry: command('retry', 'trace:securityCode:add'),
  cancel: command('cancel', 'trace:securityCode:add'),
  request: command('request', 'trace:securityCode:export'),
  approve: command('approve', 'trace:securityCode:approve'),
  reject: call('POST securityPack/reject', {
    types,
    allow: 'trace:securityCode:approve',
    input: securityReason,
    answer: securityRow,
    fields,
  }),
  download: call('POST securityPack/download', {
    types,
    allow: 'trace:securityCode:export',
    input: securityDownload,
    fields,
    sendsFile: true,
  }),
  resting: call('GET securityPack/resting', {
    types,
    allow: 'trace:securityCode:view',
    answer: z.array(restingRow),
    fields,
  }),
  release: call('POST securityPack/release', {
    types,
    allow: 'trace:securityCode:release',
    input: z.strictObject({ identifier_id: identifierId }),
    answer: z.null(),
    fields,
  }),
  void: call('POST securityPack/void', {
    types,
    allow: 'trace:securityCode:void',
    input: securityVoid,
    answer: z.null(),
    fields,
  }),
};
